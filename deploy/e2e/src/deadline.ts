import { patience } from '@kindred/chassis/testing/patience';

/** How long a browser may wait for a thing to appear. */
export const DEADLINE_MS = 10_000 * patience;
