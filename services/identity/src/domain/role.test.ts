import { expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';
import { toRole } from './role.ts';

it('knows artists; everybody else is an entrepreneur', () => {
  expect(['artist', 'entrepreneur', 'gallery', 'admin'].map(toRole)).toEqual([
    'artist',
    'entrepreneur',
    'entrepreneur',
    'entrepreneur',
  ]);
});

it('writes one address one way', () => {
  expect(normalizeEmail(' Mira@Example.COM')).toBe('mira@example.com');
});
