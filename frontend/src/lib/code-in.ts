/** The code of a mail in what was pasted: it stands alone or as the last part of the whole link. */
export function codeIn(pasted: string): string | null {
  const [address = ''] = pasted.trim().split(/[?#]/);
  return address.split('/').filter(Boolean).at(-1) ?? null;
}
