import { fileURLToPath } from 'node:url';

/** The chart, as a path. */
export const chartFolder = fileURLToPath(new URL('../../../helm/kindred', import.meta.url));
