import { defineConfig } from 'vitest/config';
import { patience } from '../../services/chassis/src/testing/patience.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    watch: false,
    include: ['test/**/*.compose.test.ts'],
    testTimeout: 900_000 * patience,
    hookTimeout: 120_000 * patience,
    expect: { poll: { timeout: 10_000 * patience } },
    fileParallelism: false,
  },
});
