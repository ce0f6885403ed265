import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inks } from '@kindred/prints/inks';
import { wordmarkSvg } from '@kindred/prints/svg';
import sharp from 'sharp';

// Draws the icons and the picture beside shared links into public/. The files are committed; run it after a
// change of favicon.svg or of the wordmark: `npm run icons --workspace frontend`.
const folder = join(import.meta.dirname, '../public');
const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Systems cut their own shape out of these: nothing transparent, the mark well inside. */
const square = favicon.replace(/ rx="15"/, '');
const drawing = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${inks.key}"/><g transform="translate(6.4 6.4) scale(.8)">${drawing(square)}</g></svg>`;

const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${inks.paper}"/><svg x="120" y="56" width="960" height="319" viewBox="0 -54 464 154">${wordmarkSvg()}</svg><g style="isolation:isolate"><path d="M-60 456H545A55 55 0 0 1 600 511A55 55 0 0 0 655 566H1260" fill="none" stroke="${inks.orchid}" stroke-width="56"/><path d="M-60 566H545A55 55 0 0 0 600 511A55 55 0 0 1 655 456H1260" fill="none" stroke="${inks.marigold}" stroke-width="56" style="mix-blend-mode:multiply"/></g></svg>`;

const pictures: readonly [file: string, svg: string, width: number][] = [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
  ['share.png', share, 1200],
];
for (const [file, svg, width] of pictures) {
  const drawn = sharp(Buffer.from(svg), { density: 600 }).resize({ width });
  await drawn.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, file));
}
