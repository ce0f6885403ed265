const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const host = /^[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/;

/** What the link field starts with: an address that is selected becomes a mail link. */
export function linkStart(selected: string): string {
  const text = selected.trim();
  if (address.test(text)) return `mailto:${text}`;
  return host.test(text) ? `https://${text}` : '';
}

/** The address a link may have, or null: the server keeps https and mail links only. */
export function linkHref(typed: string): string | null {
  const text = typed.trim();
  if (address.test(text) && !text.startsWith('mailto:')) return `mailto:${text}`;
  const whole = host.test(text) ? `https://${text}` : text;
  if (!URL.canParse(whole)) return null;
  const { protocol } = new URL(whole);
  return protocol === 'https:' || protocol === 'mailto:' ? whole : null;
}
