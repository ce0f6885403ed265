import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    watch: false,
    include: ['test/**/*.e2e.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Two browsers and a server share the cores of a small machine.
    fileParallelism: false,
  },
});
