import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = new URL('.', import.meta.url);
const parts = readdirSync(new URL('../ui/', page)).filter((file) => file.endsWith('.tsx'));

/** Parts of other parts: what draws shapes and drawings, and what holds the page still below a dialog. */
const inner = new Set(['shapes-svg.tsx', 'empty-drawings.tsx', 'scroll-lock.tsx']);

test('the sheet shows every part of ui', () => {
  const sources = readdirSync(page)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(new URL(file, page), 'utf8'))
    .join('\n');
  const missing = parts.filter((file) => !inner.has(file) && !sources.includes(`'../ui/${file}'`));
  expect(missing).toEqual([]);
});

test('nothing of the app leads to the sheet', () => {
  const app = readFileSync(new URL('../app/router.tsx', page), 'utf8');
  expect(app).not.toContain('component-page');
});
