import { expect, it } from 'vitest';
import { packagesAmong, productionPackages } from './production-packages.ts';

const locked = {
  'services/chat': { dependencies: { '@kindred/chassis': '0', io: '1' } },
  'services/chassis': { dependencies: { log: '1' }, devDependencies: { test: '1' } },
  'node_modules/@kindred/chat': { link: true, resolved: 'services/chat' },
  'node_modules/@kindred/chassis': { link: true, resolved: 'services/chassis' },
  'node_modules/io': { dependencies: { log: '2' }, optionalDependencies: { fast: '1' } },
  'node_modules/io/node_modules/log': {},
  'node_modules/fast': {},
  'node_modules/log': {},
  'node_modules/test': { dependencies: { deep: '1' } },
  'node_modules/deep': {},
};

it('follows links, nearer copies and optional packages, and leaves what only tests need', () => {
  expect([...productionPackages(locked, ['services/chat'])].sort()).toEqual([
    'node_modules/@kindred/chassis',
    'node_modules/@kindred/chat',
    'node_modules/fast',
    'node_modules/io',
    'node_modules/io/node_modules/log',
    'node_modules/log',
    'services/chassis',
    'services/chat',
  ]);
});

it('finds the packages of an image by their manifests, not by files within them', () => {
  const files = [
    'app/node_modules/io/package.json',
    'app/node_modules/@scope/one/package.json',
    'app/node_modules/io/node_modules/log/package.json',
    'app/node_modules/io/dist/esm/package.json',
    'app/services/chat/package.json',
  ];
  expect(packagesAmong(files)).toEqual([
    'node_modules/io',
    'node_modules/@scope/one',
    'node_modules/io/node_modules/log',
  ]);
});
