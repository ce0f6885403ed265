import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chartFolder } from './chart-folder.ts';
import { chartReadme } from './chart-readme.ts';

test('the README of the chart is what its values say; else: make chart-readme', () => {
  expect(readFileSync(join(chartFolder, 'README.md'), 'utf8')).toBe(chartReadme());
});
