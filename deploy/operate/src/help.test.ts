import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCommands, helpText } from './help.ts';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it('stands in the operations page word for word', () => {
  expect(page).toContain(`\`\`\`text\n${helpText()}\n\`\`\``);
});

it('knows every command the operations page names', () => {
  const named = new Set([...page.matchAll(/kindred ([a-z][a-z-]+)/g)].map(([, name]) => name));
  const known = new Set(allCommands.map(({ name }) => name));
  expect([...named].filter((name) => !known.has(name ?? ''))).toEqual([]);
  expect([...known].filter((name) => !named.has(name))).toEqual([]);
});
