import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Face {
  /** Of the small file that is made. */
  name: string;
  source: string;
  /** Exactly as the package declares the whole face: only then do browsers take both for parts of one. */
  descriptors: string;
  /** The part of each axis that the style sheets use. */
  axes: Readonly<Record<string, { min: number; max: number }>>;
}

const faces: readonly Face[] = [
  {
    name: 'truculenta-first',
    source: '@fontsource-variable/truculenta/files/truculenta-latin-opsz-normal.woff2',
    descriptors: "font-family: 'Truculenta Variable'; font-weight: 100 900;",
    axes: { wght: { min: 500, max: 800 } },
  },
  {
    name: 'special-gothic-first',
    source: '@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2',
    descriptors: "font-family: 'Special Gothic Variable'; font-weight: 400 700; font-stretch: 75% 125%;",
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 92, max: 104 } },
  },
];

/** What every first screen is read in; kerning, accents and figures of one width. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

/** The letters of both languages and the signs of our texts; whoever writes others loads the whole face for them. */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place),
  ...Array.from('\u00a0©«·»×ÄÖÜßàäçèéêöü–—‘’‚“”„•…\u202f€', (letter) => letter.codePointAt(0) ?? 0),
];
const range = letters.map((letter) => `U+${letter.toString(16)}`).join(',');

const place = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));

export const firstFonts: readonly string[] = faces.map(({ name }) => name);

/** Cuts the two faces of every first screen down to what it is written with: a third of the bytes before it stands. */
export async function makeFirstFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(place, { recursive: true });
  const rules = faces.map(async ({ name, source, descriptors, axes }) => {
    const font = await subsetFont(await readFile(resolve(source)), String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    });
    await writeFile(`${place}${name}.woff2`, font);
    return `@font-face { ${descriptors} font-style: normal; font-display: swap; src: url("./${name}.woff2") format("woff2-variations"); unicode-range: ${range}; }\n`;
  });
  await writeFile(`${place}first.css`, (await Promise.all(rules)).join(''));
}
