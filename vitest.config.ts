import { defineConfig } from 'vitest/config';
import { patience } from './services/chassis/src/testing/patience.ts';

/** What Node runs as it stands is tested as it stands: nothing is transformed, and compiled code is kept. */
const asNodeRunsIt = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    watch: false,
    // As many as the smallest machine has cores; the engines' own project runs file by file.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'frontend/**'],
          // Ends what hangs; what is slow beside other work passes.
          testTimeout: 30_000 * patience,
          ...asNodeRunsIt,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['frontend/src/**/*.test.ts', 'frontend/src/**/*.test.tsx', 'frontend/test/**/*.test.ts'],
          testTimeout: 30_000 * patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/test/**/*.int.test.ts'],
          testTimeout: 30_000 * patience,
          hookTimeout: 30_000 * patience,
          ...asNodeRunsIt,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['**/test/**/*.engines.test.ts'],
          testTimeout: 60_000 * patience,
          hookTimeout: 60_000 * patience,
          ...asNodeRunsIt,
          // Whole products run here: one at a time, or a small machine measures its own load.
          fileParallelism: false,
        },
      },
    ],
  },
});
