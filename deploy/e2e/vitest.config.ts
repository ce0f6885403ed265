import { defineConfig } from 'vitest/config';
import { patience } from '../../services/chassis/src/testing/patience.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    watch: false,
    // What Node runs as it stands is tested as it stands.
    experimental: { viteModuleRunner: false },
    include: ['test/**/*.e2e.test.ts'],
    testTimeout: 180_000 * patience,
    hookTimeout: 120_000 * patience,
    expect: { poll: { timeout: 10_000 * patience } },
    // Two browsers and a server share the cores of a small machine.
    fileParallelism: false,
  },
});
