import { escapeHtml as e } from '@kindred/chassis/http/escape-html';
import { darkStyles } from './dark-styles.ts';
import { type Letter, taglines } from './letter.ts';
import { fonts, light } from './palette.ts';

const style = (...rules: readonly string[]): string => `style="${rules.join(';')}"`;

/** Two inks and what they become where they lie on each other. */
const overprint = `<div aria-hidden="true" ${style('height:10px', 'line-height:10px', 'font-size:0', `background:${light.orchid}`)}><div ${style('height:10px', 'margin-left:36%', `background:${light.vermilion}`)}><div ${style('height:10px', 'margin-left:43.75%', `background:${light.marigold}`)}></div></div></div>`;

const paragraph = (text: string): string =>
  `<p class="k-text" ${style('margin:0 0 16px', `font:400 17px/1.55 ${fonts.text}`, `color:${light.text}`)}>${e(text)}</p>`;

const soft = (html: string, margin = '0 0 8px'): string =>
  `<p class="k-soft" ${style(`margin:${margin}`, `font:400 15px/1.45 ${fonts.text}`, `color:${light.text2}`)}>${html}</p>`;

const slab = ({ heading, ink }: Letter): string =>
  `<h1 class="k-${ink}" ${style('margin:24px 0 28px', 'padding:36px 28px 32px', 'border-radius:28px', `border-left:10px solid ${light[ink]}`, `background:${light[ink]}`, `font:800 40px/1.05 ${fonts.display}`, 'text-wrap:balance', 'letter-spacing:-.01em', `color:${light.key}`)}>${e(heading)}</h1>`;

function button({ action }: Letter): string {
  const ground = action.isMeeting ? light.vermilion : light.key;
  const text = action.isMeeting ? light.key : light.onKey;
  return `<p ${style('margin:28px 0')}><a class="${action.isMeeting ? 'k-meet' : 'k-plain'}" href="${e(action.url)}" ${style('display:inline-block', 'padding:16px 32px', 'border-radius:999px', `background:${ground}`, `font:700 17px/1.2 ${fonts.text}`, `color:${text}`, 'text-decoration:none')}>${e(action.label)}</a></p>`;
}

const link = (url: string): string =>
  `<a class="k-link" href="${e(url)}" ${style(`color:${light.meetText}`, 'word-break:break-all')}>${e(url)}</a>`;

const codeBox = (value: string): string =>
  `<p class="k-code" ${style('margin:0 0 24px', 'padding:14px 18px', 'border-radius:16px', `background:${light.sunken}`, `font:500 15px/1.45 ${fonts.code}`, `color:${light.text}`, 'word-break:break-all')}>${e(value)}</p>`;

/** The HTML of a mail: simple blocks, inline styles, no image, nothing loaded from anywhere. */
export function letterHtml(letter: Letter): string {
  const { action, code, homeUrl, linkIntro, locale, paragraphs, preview, smallPrint, subject } = letter;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(subject)}</title>
<style>
${darkStyles}
</style>
</head>
<body class="k-page" ${style('margin:0', 'padding:0', `background:${light.paper}`)}>
<div ${style('display:none', 'max-height:0', 'overflow:hidden')}>${e(preview)}</div>
<div class="k-page" ${style('padding:32px 20px 48px', `background:${light.paper}`)}>
<div ${style('max-width:560px', 'margin:0 auto')}>
<p class="k-text" ${style('margin:0 0 12px', `font:800 30px/1 ${fonts.display}`, 'letter-spacing:-.01em', `color:${light.text}`)}>Kindred</p>
${overprint}
${slab(letter)}
${paragraphs.map(paragraph).join('\n')}
${button(letter)}
${soft(e(linkIntro))}
${soft(link(action.url), '0 0 24px')}
${code ? `${soft(e(code.intro))}\n${codeBox(code.value)}` : ''}
${smallPrint.map((line) => soft(e(line))).join('\n')}
<div class="k-rule" ${style('margin:28px 0 16px', `border-top:1.5px solid ${light.hair}`)}></div>
${soft(`<a class="k-soft" href="${e(homeUrl)}" ${style(`color:${light.text2}`, 'text-decoration:underline')}>Kindred</a>. ${e(taglines[locale])}`, '0')}
</div>
</div>
</body>
</html>
`;
}
