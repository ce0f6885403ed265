import { afterAll, beforeAll, expect, it } from 'vitest';
import { Stage } from '../src/stage.ts';
import { laxities, watchNetwork } from '../src/watch-network.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

// That no screen does so is seen in the accessibility tests, on the same visit.
it('notices a foreign host and a breach of the policy', async () => {
  const page = await stage.visit();
  const { hosts, violations } = await watchNetwork(page);
  await page.goto('/sign-in');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.x = 1' }));
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }));
  });
  await expect.poll(() => violations.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(violations.join('\n')).toMatch(/script-src-elem inline[\s\S]*img-src https:\/\/elsewhere/);
  expect([...hosts]).toContain(new URL(stage.kindred.url).host);
  await page.context().close();
});

it('notices a policy that was loosened', async () => {
  const answer = await fetch(stage.kindred.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(laxities(policy)).toEqual([]);
  expect(laxities(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"))).toHaveLength(2);
  expect(laxities(policy.replace("object-src 'none'", ''))).toEqual(['object-src ']);
});
