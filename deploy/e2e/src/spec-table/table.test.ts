import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { phrases } from './phrases.ts';
import { table } from './table.ts';

const e2e = fileURLToPath(new URL('../../', import.meta.url));
/** Where the specification lies beside the repository, the list is checked against it. */
const spec = join(e2e, '../../../shared/SPEC.md');

/** Quotes, routes, times and sizes of one point. */
function phrasesIn(text: string): string[] {
  const found = text.matchAll(
    /"([^"\n]+)"|^\| (\/\S*) \||\b(\d+(?:\.\d+)? ?(?:px|rem|ms|s|seconds|-second))\b/gm,
  );
  return [...new Set([...found].map(([, quote, route, figure]) => quote ?? route ?? figure ?? ''))];
}

const isFigure = (phrase: string) => /^\d/.test(phrase);

/** Every browser test by file and full name, as the runner collects them. */
async function collected(): Promise<Set<string>> {
  const runner = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const args = [
    runner,
    'list',
    '--config',
    join(e2e, 'vitest.config.ts'),
    '--json',
    '--no-static-parse',
    '--no-isolate',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  const tests: { file: string; name: string }[] = JSON.parse(stdout);
  return new Set(tests.map(({ file, name }) => `${file.split('/').at(-1)} > ${name}`));
}

describe('the table of what the specification says of screens', () => {
  if (existsSync(spec)) {
    it('is checked against all that the specification spells out', () => {
      const parts = readFileSync(spec, 'utf8').split(/^## (?=\d\. )/m);
      const found = Object.keys(phrases).map((point) => [
        point,
        phrasesIn(parts.find((part) => part.startsWith(`${point}. `)) ?? ''),
      ]);
      expect(Object.fromEntries(found)).toEqual(phrases);
    });
  }

  it.each(Object.entries(phrases))('leaves nothing out of point %s', (point, wanted) => {
    const said = table.filter((row) => String(row.point) === point).map(({ what }) => what);
    const isSaid = (phrase: string) =>
      isFigure(phrase) ? said.some((what) => what.includes(phrase)) : said.includes(phrase);
    expect(wanted.filter((phrase) => !isSaid(phrase))).toEqual([]);
  });

  it('names a browser test that exists for every row', { timeout: 400_000 }, async () => {
    const tests = await collected();
    expect(tests.size).toBeGreaterThan(300);
    expect(table.filter(({ test }) => !tests.has(test))).toEqual([]);
  });
});
