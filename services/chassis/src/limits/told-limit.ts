import type { Limit } from './limiter.ts';

/** A limit as the documentation tells it. */
export interface RouteLimit {
  class: string;
  max: number;
  windowSeconds: number;
  /** What is counted by. */
  per: string;
}

export const toldLimit = ({ name, max, windowMs }: Limit, per: string): RouteLimit => ({
  class: name,
  max,
  windowSeconds: windowMs / 1000,
  per,
});
