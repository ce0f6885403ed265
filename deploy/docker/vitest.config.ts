import { defineConfig } from 'vitest/config';
import { patience } from './src/patience.ts';

const times = patience();

export default defineConfig({
  test: {
    root: import.meta.dirname,
    watch: false,
    include: ['test/**/*.compose.test.ts'],
    testTimeout: 900_000 * times,
    hookTimeout: 120_000 * times,
    expect: { poll: { timeout: 10_000 * times } },
    fileParallelism: false,
  },
});
