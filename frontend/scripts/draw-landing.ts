import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const languages = ['en', 'de'] as const;
const emptyRoot = '<div id="root"></div>';

type Drawn = { drawLanding(language: (typeof languages)[number]): Promise<string> };

const isChunk = (part: Rolldown.OutputBundle[string] | undefined): part is Rolldown.OutputChunk =>
  part?.type === 'chunk';

/** Files that a module needs at once, itself included. */
function filesOf(bundle: Rolldown.OutputBundle, module: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const gather = (file: string) => {
    const chunk = bundle[file];
    if (!isChunk(chunk) || scripts.has(file)) return;
    scripts.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet);
    chunk.imports.forEach(gather);
  };
  const start = Object.values(bundle).find(
    (part) => isChunk(part) && part.moduleIds.some((id) => id.endsWith(module)),
  );
  if (start === undefined) throw new Error(`The build has no ${module}`);
  gather(start.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

const sheets = (files: readonly string[]) =>
  files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
const preloads = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);

/** Adds what the HTML does not name yet. */
const withLinks = (html: string, links: readonly string[]) =>
  html.replace('</head>', `  ${links.filter((link) => !html.includes(link)).join('\n    ')}\n  </head>`);

/** The landing page drawn in both languages beside the HTML of the app: it says what it says before a script runs. */
export function drawLandingPages(): Plugin {
  return {
    name: 'kindred-draw-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = 'dist' }, bundle) {
      const root = join(dir, '..');
      const outDir = join(root, 'node_modules', '.draw');
      await build({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'warn',
        build: { ssr: 'src/draw-landing.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
      });
      const { drawLanding }: Drawn = await import(
        `${pathToFileURL(join(outDir, 'draw-landing.js')).href}?${Date.now()}`
      );
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const app = filesOf(bundle, '/src/main.tsx');
      const page = filesOf(bundle, '/src/pages/landing.page.tsx');
      for (const language of languages) {
        const drawn = await drawLanding(language);
        // No preloads of scripts: what is drawn comes first.
        const landing = withLinks(html, sheets([...new Set([...app.styles, ...page.styles])]))
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll(/ *<link rel="modulepreload".*\n/g, '')
          .replace(emptyRoot, () => `<div id="root" data-drawn="${language}">${drawn}</div>`);
        writeFileSync(join(dir, `landing.${language}.html`), landing);
      }
      const links = [...sheets(app.styles), ...preloads(app.scripts)];
      writeFileSync(join(dir, 'index.html'), withLinks(html, links));
    },
  };
}
