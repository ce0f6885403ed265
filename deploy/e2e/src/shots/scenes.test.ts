import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { scenes } from './scenes.ts';

const names = scenes.map(({ name }) => name);

test('every scene has a name of its own', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('whatever was chosen otherwise belongs to a scene, or to all, and says why', () => {
  const unknown = Object.keys(differences).filter((name) => name !== '' && !names.includes(name));
  expect(unknown).toEqual([]);
  const empty = Object.values(differences).flatMap((list) => list.filter(([what, why]) => !what || !why));
  expect(empty).toEqual([]);
});
