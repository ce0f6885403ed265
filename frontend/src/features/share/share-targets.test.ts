import { expect, test } from 'vitest';
import { shareHref, shareTargets } from './share-targets.ts';

const address = 'https://kindred.example/profile-artist/64f0c2?a=1&b=2';

test('every target gets the whole address, however it looks', () => {
  for (const target of shareTargets) {
    const href = shareHref(target, address, 'Mira & Clara on Kindred');
    const { searchParams } = new URL(href);
    expect([...searchParams.values()]).toContain(address);
  }
});

test('the mail link has no receiver and says whose profile it is', () => {
  expect(shareHref('email', 'https://k.example/x', 'Mira on Kindred')).toBe(
    'mailto:?subject=Mira%20on%20Kindred&body=https%3A%2F%2Fk.example%2Fx',
  );
});
