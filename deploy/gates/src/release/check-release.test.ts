import { expect, it } from 'vitest';
import { entryOf, problemsOf, type ReleaseFacts } from './check-release.ts';

const changelog =
  '# Changelog\n\n## 1.2.0 (2026-11-22)\n\n- One thing.\n\n## 1.1.0 (2026-10-01)\n\n- Another.\n';
const good: ReleaseFacts = {
  version: '1.2.0',
  packages: { 'services/chat': '1.2.0' },
  asked: { 'services/chat → @kindred/chassis': '1.2.0' },
  changelog,
  changes: [],
  tags: ['v1.1.0'],
};

it('finds nothing against a release that is ready', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(entryOf(changelog, '1.2.0')).toBe('- One thing.');
});

it.each<[string, Partial<ReleaseFacts>, string]>([
  [
    'another version of a package',
    { packages: { gateway: '1.1.9' } },
    'gateway has version 1.1.9, the house has 1.2.0.',
  ],
  [
    'another version asked for',
    { asked: { 'a → b': '0.1.0' } },
    'a → b has version 0.1.0, the house has 1.2.0.',
  ],
  [
    'no entry',
    { changelog: changelog.replace('1.2.0 (', '1.2.01 (') },
    'CHANGELOG.md has no entry for 1.2.0.',
  ],
  [
    'an empty entry',
    { changelog: changelog.replace('- One thing.', '') },
    'CHANGELOG.md has no entry for 1.2.0.',
  ],
  ['work that is not committed', { changes: ['M Makefile'] }, 'Not committed: M Makefile.'],
  ['a tag that is there', { tags: ['v1.2.0'] }, 'v1.2.0 is tagged already.'],
])('finds %s', (_, change, problem) => {
  expect(problemsOf({ ...good, ...change })).toEqual([problem]);
});

it('asks for a semantic version', () => {
  const version = 'next';
  const facts = { ...good, version, packages: {}, asked: {}, changelog: '## next (2026-11-22)\n\n- Yes.\n' };
  expect(problemsOf(facts)).toEqual(['next is no semantic version.']);
});
