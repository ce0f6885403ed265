import { integer } from '../config/load-config.ts';

/** Multiplies every limit; 1 in production. */
export const limitFactorVariable = integer('KINDRED_LIMIT_FACTOR', '1', 1, 1_000_000);
