import { expect, it } from 'vitest';
import { tokenSubject } from './token-subject.ts';

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it('reads whose session it is', () => {
  expect(tokenSubject(tokenOf({ sub: '0123456789abcdef01234567', note: 'ÿÿÿ>>>???' }))).toBe(
    '0123456789abcdef01234567',
  );
});

it.each([null, '', 'nonsense', 'a.b.c', tokenOf(null), tokenOf({ sub: 7 })])(
  'finds nobody in %s',
  (token) => {
    expect(tokenSubject(token)).toBeNull();
  },
);
