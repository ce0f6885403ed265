import { defineConfig } from 'vitest/config';

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
          include: ['**/src/**/*.test.ts', '**/src/**/*.test.tsx', 'frontend/test/**/*.test.ts'],
          // Ends what hangs; what is slow beside other work passes.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/test/**/*.int.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['**/test/**/*.engines.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Whole products run here: one at a time, or a small machine measures its own load.
          fileParallelism: false,
        },
      },
    ],
  },
});
