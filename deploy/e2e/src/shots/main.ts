import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveComponentSheet } from '../../../../frontend/scripts/component-sheet.ts';
import { Stage } from '../stage.ts';
import { writePage } from './page.ts';
import { scenes } from './scenes.ts';
import { seed } from './seed.ts';
import { languages, noon, take } from './take.ts';

const folder = fileURLToPath(new URL('../../../../.cache/shots', import.meta.url));
/** Parts of names, to take a few again. */
const wanted = (process.env.ONLY ?? '').split(',');
const design = process.env.DESIGN ? resolve(process.env.DESIGN) : undefined;
const HOUR_MS = 3_600_000;

mkdirSync(folder, { recursive: true });
const stage = await Stage.open({ startsAt: noon - HOUR_MS });
const sheet = await serveComponentSheet();
let failures = 0;
try {
  const cast = await seed(stage, sheet.url);
  for (const scene of scenes.filter(({ name }) => wanted.some((part) => name.includes(part))))
    for (const language of languages)
      await take(stage, cast, scene, language, folder).catch((error: unknown) => {
        failures += 1;
        process.stderr.write(`${scene.name}, ${language}: ${error}\n`);
      });
} finally {
  await Promise.all([stage.close(), sheet.close()]);
}
writePage(
  folder,
  scenes.map(({ name }) => name),
  design,
);
process.stdout.write(`${folder}/index.html\n`);
process.exit(failures === 0 ? 0 : 1);
