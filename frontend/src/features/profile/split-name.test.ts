import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Mira Okafor', 'Mira', 'Okafor'],
  ['Ana Maria de Souza', 'Ana Maria de', 'Souza'],
  ['  Mira   Okafor ', 'Mira', 'Okafor'],
  ['Mira', 'Mira', ''],
  ['   ', '', ''],
])('%j is %j and %j', (line, firstname, lastname) => {
  expect(splitName(line)).toEqual({ firstname, lastname });
});
