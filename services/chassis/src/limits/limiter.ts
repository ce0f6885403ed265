import { AppError } from '../errors/app-error.ts';
import type { SharedState } from '../ports/shared-state.ts';

export interface Limit {
  /** Part of the counter's name. */
  name: string;
  max: number;
  windowMs: number;
}

export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetSeconds: number;
  isExceeded: boolean;
}

export interface Limiter {
  count(limit: Limit, key: string): Promise<Allowance>;
  /** @throws LimitExceeded with the seconds to wait. */
  require(limit: Limit, key: string): Promise<Allowance>;
}

/**
 * Counts hits in the shared state, which goes on in the process's own memory when the store is gone (see
 * shared/with-fallback.ts): limits never switch off. `factor` multiplies every maximum; tests and load runs raise it.
 */
export function createLimiter(shared: SharedState, factor: number): Limiter {
  const count = async (limit: Limit, key: string): Promise<Allowance> => {
    const max = limit.max * factor;
    const { count: hits, resetMs } = await shared.hit(`limit:${limit.name}:${key}`, limit.windowMs);
    return {
      limit: max,
      remaining: Math.max(0, max - hits),
      resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
      isExceeded: hits > max,
    };
  };

  return {
    count,
    async require(limit, key) {
      const allowance = await count(limit, key);
      if (allowance.isExceeded) throw new LimitExceeded(allowance);
      return allowance;
    },
  };
}

/** A refusal that tells which limit it was. */
export class LimitExceeded extends AppError {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    const { resetSeconds } = allowance;
    super('too-many', { code: 'too-many', params: { seconds: resetSeconds } }, resetSeconds);
    this.allowance = allowance;
  }
}

/** What every limited answer says of its limit. */
export const rateLimitHeaders = ({ limit, remaining, resetSeconds }: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
});
