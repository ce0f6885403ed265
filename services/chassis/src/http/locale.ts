/** Languages the house writes in: answers, mails. */
export type Locale = 'en' | 'de';

/** The first supported language of an Accept-Language header, by weight; English otherwise. */
export function readLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.split('-')[0] ?? '', weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ language, weight }) => weight > 0 && (language === 'en' || language === 'de'))
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language === 'de' ? 'de' : 'en';
}
