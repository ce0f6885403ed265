import { expect, it } from 'vitest';
import { createProjectionAge } from './projection-age.ts';

function aService() {
  let nowMs = 1_000_000;
  const age = createProjectionAge({ now: () => nowMs, monotonic: () => nowMs });
  return { age, now: () => nowMs, pass: (seconds: number) => (nowMs += seconds * 1_000) };
}

it('is nothing while nothing waits', () => {
  const { age, now, pass } = aService();
  age.measured({ t: 0 });
  age.taken('t', 0, now());
  age.handled('t', 0);
  pass(600);
  expect(age.ageOf('t')).toBe(0);
  expect(age.lagOf('t')).toBe(0);
  expect(age.lagOf('u')).toBeUndefined();
});

it('grows from the moment some were seen waiting, and ends when none are', () => {
  const { age, pass } = aService();
  age.measured({ t: 3 });
  pass(20);
  age.measured({ t: 4 });
  pass(20);
  expect(age.ageOf('t')).toBe(40);
  age.measured({ t: 0 });
  expect(age.ageOf('t')).toBe(0);
});

it('is the age of a message that fails again and again, whatever goes on beside it', () => {
  const { age, now, pass } = aService();
  age.taken('t', 0, now() - 5_000);
  for (let n = 0; n < 6; n += 1) {
    pass(10);
    age.taken('t', 0, now() - 5_000 - (n + 1) * 10_000);
    age.taken('t', 1, now());
    age.handled('t', 1);
  }
  expect(age.ageOf('t')).toBe(65);
  age.handled('t', 0);
  expect(age.ageOf('t')).toBe(0);
});

it('shrinks as what waited is taken in, by the time of what was', () => {
  const { age, now, pass } = aService();
  age.measured({ t: 2 });
  pass(100);
  age.taken('t', 0, now() - 30_000);
  age.handled('t', 0);
  expect(age.ageOf('t')).toBe(30);
});

it('forgets a message that went on to another replica', () => {
  const { age, now, pass } = aService();
  age.taken('t', 0, now());
  pass(119);
  expect(age.ageOf('t')).toBe(119);
  pass(1);
  expect(age.ageOf('t')).toBe(0);
});
