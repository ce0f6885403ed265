import { MongoError, MongoServerError } from 'mongodb';
import { type AppError, unavailable } from '../errors/app-error.ts';
import { DuplicateKeyError } from '../ports/documents.ts';

const RETRY_AFTER_SECONDS = 2;
const DUPLICATE_KEY = 11_000;
const NAMED_INDEX = /index: (\S+)/;

/** By name, because the driver exports not all of these classes. */
const unreachable = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
  'MongoClientClosedError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
]);

/** Unreachable hosts, no primary, stepping down, shutting down, interrupted, out of time, out of disk, overloaded. */
const passing = new Set([
  6, 7, 50, 64, 89, 91, 112, 133, 134, 189, 202, 262, 462, 9_001, 10_058, 10_107, 11_600, 11_601, 11_602,
  13_435, 13_436, 14_031,
]);

/** BadValue, FailedToParse, TypeMismatch, PathNotViable and their like: the update is wrong for this document. */
const refused = new Set([2, 9, 14, 28, 40, 52, 55, 56, 57, 66, 10_141]);

/** The answer while the server cannot be reached. What a write did by then is unknown. */
export const outOfReach = (cause: unknown): AppError => unavailable(RETRY_AFTER_SECONDS, cause);

export const hasCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof MongoServerError && codes.includes(Number(error.code));

function duplicateOf(error: MongoServerError): DuplicateKeyError {
  const keys = Object.keys(error.keyPattern ?? {});
  return new DuplicateKeyError(NAMED_INDEX.exec(error.message)?.[1] ?? keys.join('_'));
}

function isPassing(error: MongoError): boolean {
  if (unreachable.has(error.name) || error.hasErrorLabel('RetryableWriteError')) return true;
  return error instanceof MongoServerError && passing.has(Number(error.code));
}

/** What the network says to a socket, which the driver lets through now and then. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** An error of the driver in the words of the port; anything else stays what it is. */
export function toPortError(error: unknown): unknown {
  if (isSystemError(error)) return outOfReach(error);
  if (!(error instanceof MongoError)) return error;
  if (isPassing(error)) return outOfReach(error);
  if (!(error instanceof MongoServerError)) return error;
  if (error.code === DUPLICATE_KEY) return duplicateOf(error);
  return refused.has(Number(error.code)) ? new TypeError(error.message, { cause: error }) : error;
}
