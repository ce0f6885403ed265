import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { guardInbound } from './inbound-guard.ts';

class Connection extends EventEmitter {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

function guarded() {
  let now = 0;
  const connection = new Connection();
  const clock = { now: () => now, monotonic: () => now, sleep: async () => undefined };
  guardInbound(connection, clock, pino({ level: 'silent' }));
  const say = (times: number) => {
    for (let i = 0; i < times; i += 1) connection.emit('packet');
  };
  return {
    connection,
    say,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('twenty packets nobody asked for within ten seconds close the connection', () => {
  const { connection, say } = guarded();
  say(1 + 19);
  expect(connection.isClosed).toBe(false);
  say(1);
  expect(connection.isClosed).toBe(true);
});

test('a client that only answers pings stays', () => {
  const { connection, say, pass } = guarded();
  for (let minute = 0; minute < 60; minute += 1) {
    say(3);
    pass(60_000);
  }
  expect(connection.isClosed).toBe(false);
});
