import { randomBytes } from 'node:crypto';

/** A name no other run uses, so that suites can share a server and its leftovers. */
export const freshName = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`;
