import { expect, test } from 'vitest';
import { valueRows } from './value-rows.ts';

test('every value has its name, its default and what the comment before it says', () => {
  const yaml = `# -- Where it opens
url: http://localhost

door:
  # -- Kind
  # of door
  type: front
  port: 80
`;
  expect(valueRows(yaml)).toEqual([
    { name: 'url', fallback: '`"http://localhost"`', meaning: 'Where it opens' },
    { name: 'door.type', fallback: '`"front"`', meaning: 'Kind of door' },
    { name: 'door.port', fallback: '`80`', meaning: '' },
  ]);
});

test('a described group is one value, and a long default is looked up', () => {
  const yaml = `# -- All of them
many:
  one: ${'x'.repeat(80)}
none: {}
`;
  expect(valueRows(yaml)).toEqual([
    { name: 'many', fallback: 'see `values.yaml`', meaning: 'All of them' },
    { name: 'none', fallback: '`{}`', meaning: '' },
  ]);
});
