import { banner } from './banner.ts';
import { inks } from './inks.ts';
import { portrait } from './portrait.ts';
import type { Role } from './role.ts';
import { svgOf, wordmarkSvg } from './svg.ts';

/** What other sites expect of a picture beside a link. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const portraitWidth = 504;

/** The picture that stands beside a link to a member: their print, their lanes and our mark. No fonts, no photos. */
export function sharePicture(id: string, role: Role): string {
  const { width, height } = sharePictureSize;
  const right = width - portraitWidth;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${inks.paper}"/>`,
    `<svg x="${portraitWidth}" y="300" width="${right}" height="330" viewBox="90 0 253 120" preserveAspectRatio="xMidYMid slice">${svgOf(banner(id, role), 'b')}</svg>`,
    `<svg width="${portraitWidth}" height="${height}" viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice">${svgOf(portrait(id, role), 'p')}</svg>`,
    `<svg x="${portraitWidth + 56}" y="64" width="${right - 112}" height="190" viewBox="0 -54 464 154" preserveAspectRatio="xMinYMid meet">${wordmarkSvg()}</svg>`,
    '</svg>',
  ].join('');
}
