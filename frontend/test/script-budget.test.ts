import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoadScripts } from './script-budget.ts';

const dist = new URL('../dist/', import.meta.url);
const budgetBytes = 110_000;

test.runIf(existsSync(new URL('.vite/manifest.json', dist)))(
  'the first load of the landing page asks for at most 110 kB of script',
  () => {
    const scripts = firstLoadScripts(dist);
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.log(`first load of /: ${total} bytes gzip in ${scripts.size} scripts`);
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(budgetBytes);
  },
);
