import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [0, '1 second', '1 Sekunde'],
  [7, '7 seconds', '7 Sekunden'],
  [90, '90 seconds', '90 Sekunden'],
  [91, '2 minutes', '2 Minuten'],
  [5_400, '90 minutes', '90 Minuten'],
  [5_401, '2 hours', '2 Stunden'],
  [86_400, '24 hours', '24 Stunden'],
])('%d seconds are %s', (seconds, en, de) => {
  expect([formatWait(seconds, 'en'), formatWait(seconds, 'de')]).toEqual([en, de]);
});
