import {
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoWriteConcernError,
} from 'mongodb';
import { expect, test } from 'vitest';
import { toPortError } from './documents-errors.ts';

const server = (code: number, message = 'no', more = {}) => new MongoServerError({ message, code, ...more });

test.each([
  ['E11000 duplicate key error collection: db.users index: email dup key: { email: "a" }', 'email'],
  ['E11000 duplicate key error collection: db.users index: _id_ dup key: { _id: "a" }', '_id_'],
  [
    'Index build failed: Collection db.users :: caused by :: E11000 ... index: by-name dup key: {}',
    'by-name',
  ],
])('the index of a duplicate key is read from "%s"', (message, index) => {
  expect(toPortError(server(11_000, message))).toMatchObject({ name: 'DuplicateKeyError', index });
});

test('without a name in the message the keys of the index tell which it was', () => {
  const error = server(11_000, 'duplicate', { keyPattern: { a: 1, b: -1 } });
  expect(toPortError(error)).toMatchObject({ name: 'DuplicateKeyError', index: 'a_b' });
});

test.each([
  ['a broken connection', new MongoNetworkError('connection 1 closed')],
  ['no answer in time', new MongoOperationTimeoutError('late')],
  [
    'a write that no majority acknowledged',
    new MongoWriteConcernError({ writeConcernError: { code: 64, errmsg: 'no' }, ok: 1 }),
  ],
  ['a primary that stepped down', server(10_107)],
  ['a server that shuts down', server(91)],
  ['a system error of the socket', Object.assign(new Error('write EPIPE'), { syscall: 'write' })],
])('%s is unavailable and keeps its cause', (_, cause) => {
  expect(toPortError(cause)).toMatchObject({
    name: 'AppError',
    kind: 'unavailable',
    retryAfterSeconds: 2,
    cause,
  });
});

test.each([2, 14, 28, 66])('an update refused with code %i is a TypeError, which no retry helps', (code) => {
  expect(toPortError(server(code))).toBeInstanceOf(TypeError);
});

test.each([
  ['an unknown code', server(99_999)],
  ['a refused password', server(18)],
  ['a wrong argument', new MongoInvalidArgumentError('no')],
  ['an error of ours', new TypeError('no')],
])('%s stays what it is', (_, error) => {
  expect(toPortError(error)).toBe(error);
});
