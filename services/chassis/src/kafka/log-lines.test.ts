import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createLogLines, toPino } from './log-lines.ts';

function aLog() {
  const clock = createManualClock();
  const written: { level: number; msg: string }[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void written.push(JSON.parse(line)) });
  const write = toPino(logger, createLogLines(clock))(4);
  const say = (level: number, message: string) =>
    write({ namespace: 'Connection', level, label: '', log: { message, timestamp: '', broker: 'b:1' } });
  return { clock, say, lines: () => written.map(({ level, msg }) => [level, msg]) };
}

test("the client's errors are warnings, its warnings information, the rest debugging", () => {
  const { say, lines } = aLog();
  for (const level of [1, 2, 4, 5]) say(level, `line ${level}`);
  expect(lines()).toEqual([
    [40, 'kafka: line 1'],
    [30, 'kafka: line 2'],
    [20, 'kafka: line 4'],
    [20, 'kafka: line 5'],
  ]);
});

test('the same line is written once in ten seconds', async () => {
  const { clock, say, lines } = aLog();
  for (let count = 0; count < 100; count += 1) say(1, 'refused');
  say(1, 'other');
  await clock.advance(10_000);
  say(1, 'refused');
  expect(lines()).toEqual([
    [40, 'kafka: refused'],
    [40, 'kafka: other'],
    [40, 'kafka: refused'],
  ]);
});
