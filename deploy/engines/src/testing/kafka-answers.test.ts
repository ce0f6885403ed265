import { expect, it } from 'vitest';
import { renameBrokers } from './kafka-answers.ts';

const int = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const text = (value: string): Buffer => Buffer.concat([int(value.length, 2), Buffer.from(value)]);
const framed = (...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([int(body.length, 4), body]);
};
const asks = (apiKey: number, version: number, id: number): Buffer =>
  framed(int(apiKey, 2), int(version, 2), int(id, 4), text('client'));

const toFarAway = () => renameBrokers(({ host, port }) => ({ host: `far-from-${host}`, port: port + 1 }));

it('replaces the brokers of a metadata answer and nothing else', () => {
  const { toClient, toServer } = toFarAway();
  const question = asks(3, 6, 7);
  expect(toServer(question)).toEqual(question);
  const answer = (host: string, port: number): Buffer =>
    framed(int(7, 4), int(0, 4), int(1, 4), int(1, 4), text(host), int(port, 4), int(-1, 2), text('cluster'));
  expect(toClient(answer('a', 9092))).toEqual(answer('far-from-a', 9093));
});

it('replaces the coordinator, but not one that is not known', () => {
  const { toClient, toServer } = toFarAway();
  const answer = (id: number, error: number, host: string, port: number): Buffer =>
    framed(int(id, 4), int(0, 4), int(error, 2), int(-1, 2), int(1, 4), text(host), int(port, 4));
  toServer(Buffer.concat([asks(10, 2, 8), asks(10, 1, 9)]));
  expect(toClient(answer(8, 0, 'a', 9092))).toEqual(answer(8, 0, 'far-from-a', 9093));
  expect(toClient(answer(9, 15, '', -1))).toEqual(answer(9, 15, '', -1));
});

it('passes other answers, and puts together what arrives in pieces', () => {
  const { toClient, toServer } = toFarAway();
  toServer(asks(0, 7, 1));
  const answer = framed(int(1, 4), text('a'));
  expect(toClient(answer.subarray(0, 5))).toEqual(Buffer.alloc(0));
  expect(toClient(answer.subarray(5))).toEqual(answer);
});

it('refuses versions it does not know', () => {
  const { toServer } = toFarAway();
  expect(() => toServer(asks(3, 9, 1))).toThrow('unknown version 9 of api 3');
});
