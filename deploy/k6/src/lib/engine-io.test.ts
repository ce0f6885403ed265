import { describe, expect, it, test } from 'vitest';
import { decode, encodeConnect, encodeEvent, socketPath } from './engine-io.ts';

test('a socket opens with the query of its page and the protocol of its time', () => {
  expect(socketPath({ userId: 'a b&c' })).toBe('/socket.io/?userId=a%20b%26c&EIO=4&transport=websocket');
  expect(encodeConnect({ token: 't' })).toBe('40{"token":"t"}');
  expect(encodeEvent('typing', [{ to: 'x' }])).toBe('42["typing",{"to":"x"}]');
  expect(encodeEvent('typing', [], 7)).toBe('427["typing"]');
});

test.each([
  [
    'an opened transport',
    '0{"sid":"s1","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}',
    { kind: 'open', sid: 's1', pingInterval: 25_000, pingTimeout: 20_000 },
  ],
  ['a ping', '2', { kind: 'ping' }],
  ['a closed transport', '1', { kind: 'close' }],
  ['a taken namespace', '40{"sid":"s2"}', { kind: 'connected' }],
  ['an ended session', '41', { kind: 'disconnected' }],
  ['a refused namespace', '44{"message":"unauthorized"}', { kind: 'refused', message: 'unauthorized' }],
  [
    'an event',
    '42["newMessage",{"_id":"m1"}]',
    { kind: 'event', name: 'newMessage', args: [{ _id: 'm1' }], ackId: undefined },
  ],
  [
    'an event whose first argument begins with a digit in brackets',
    '42["n",1]',
    { kind: 'event', name: 'n', args: [1], ackId: undefined },
  ],
  ['an event that wants an answer', '4212["n"]', { kind: 'event', name: 'n', args: [], ackId: 12 }],
  ['an answer', '4312["ok",{"a":1}]', { kind: 'ack', ackId: 12, args: ['ok', { a: 1 }] }],
])('reads %s', (_, text, packet) => {
  expect(decode(text)).toEqual(packet);
});

describe('what is none of ours', () => {
  it.each(['', 'x', '6', '45-["bytes",{"_placeholder":true}]', '42{"no":"list"}', '43["no number"]', '42['])(
    'is refused: %s',
    (text) => {
      expect(() => decode(text)).toThrow();
    },
  );
});
