const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);
const MAX_LENGTH = 200;

/** The words of an about text without their markup, cut at a word: what stands beside a link to the profile. */
export function plainAbout(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (entity, name) => entities.get(name) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  if (letters.length <= MAX_LENGTH) return words;
  const cut = letters.slice(0, MAX_LENGTH - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut}…`;
}
