import { type Letter, taglines } from './letter.ts';

/** The plain text of a mail: everything the HTML says, links written out. */
export function letterText(letter: Letter): string {
  const { action, code, heading, homeUrl, locale, paragraphs, smallPrint } = letter;
  return [
    'KINDRED',
    heading,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...(code ? [`${code.intro}\n${code.value}`] : []),
    ...smallPrint,
    `-- \nKindred. ${taglines[locale]}\n${homeUrl}`,
  ]
    .join('\n\n')
    .concat('\n');
}
