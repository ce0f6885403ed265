import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from '../words.ts';
import { differences } from './differences.ts';
import { fileOf, languages, sizes, type Theme, themes } from './take.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The design's own shot of the same thing: the whole page, else its first window; the English one where no German one is. */
function designShot(folder: string, scene: string, language: Language, width: number, theme: Theme) {
  const names = language === 'de' ? [`${scene}.de`, scene] : [scene];
  const dark = theme === 'dark' ? '-dark' : '';
  return names
    .flatMap((name) => [`${name}-${width}${dark}.png`, `${name}-${width}${dark}-fold.png`])
    .map((file) => join(folder, file))
    .find((path) => existsSync(path));
}

const figure = (path: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt=""></a></figure>`;

function shotsOf(scene: string, folder: string, design: string | undefined): string {
  const rows = languages.flatMap((language) =>
    sizes.flatMap(({ width }) =>
      themes.map((theme) => {
        const file = fileOf(scene, language, width, theme);
        const drawn = design && designShot(design, scene, language, width, theme);
        const caption = `${language}, ${width} px, ${theme}`;
        return `<div class="pair">${existsSync(join(folder, file)) ? figure(file, caption) : `<p>${caption}: missing</p>`}${
          drawn ? figure(relative(folder, drawn), 'the design') : ''
        }</div>`;
      }),
    ),
  );
  return rows.join('\n');
}

const reasons = (scene: string) =>
  (differences[scene] ?? [])
    .map(([what, why]) => `<tr><td>${escaped(what)}</td><td>${escaped(why)}</td></tr>`)
    .join('');

const table = (scene: string) =>
  reasons(scene) && `<table><tr><th>Otherwise than the design</th><th>Why</th></tr>${reasons(scene)}</table>`;

const style = `body{font:16px/1.5 sans-serif;margin:2rem;background:#fff;color:#26101d}
.pairs{display:grid;grid-template-columns:repeat(auto-fill,minmax(44rem,1fr));gap:1.5rem}
.pair{display:flex;gap:.5rem;align-items:start}figure{margin:0;flex:1;max-width:50%}
img{width:100%;border:1px solid #ccc}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;

/** One page with every shot, beside the design's where there is one. */
export function writePage(folder: string, scenes: readonly string[], design: string | undefined): void {
  const sections = scenes.map(
    (scene) =>
      `<section id="${scene}"><h2>${scene}</h2>${table(scene)}<div class="pairs">${shotsOf(scene, folder, design)}</div></section>`,
  );
  const links = scenes.map((scene) => `<a href="#${scene}">${scene}</a>`).join(' · ');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kindred, every screen</title><style>${style}</style>
<h1>Every screen of the design, as it is</h1><p>${links}</p>${table('')}${sections.join('\n')}</html>`;
  writeFileSync(join(folder, 'index.html'), page);
}
