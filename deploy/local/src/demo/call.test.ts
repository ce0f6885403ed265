import { createManualClock } from '@kindred/chassis/testing/effects';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCaller } from './call.ts';
import { demoMembers } from './members.ts';

const members = demoMembers(['Painting']);

/** A service that refuses as often as it is told, then answers. */
function aService(refusals: readonly [number, string][]) {
  const left = [...refusals];
  let calls = 0;
  const app = fastify();
  app.post('/things', async (_request, reply) => {
    calls += 1;
    const [status, code] = left.shift() ?? [200, ''];
    return reply.code(status).send({ errors: [{ code }] });
  });
  const clock = { ...createManualClock(), sleep: async () => {} };
  const call = createCaller({ signToken: async () => 'token' }, clock);
  const send = async (): Promise<void> => {
    for (const member of members.slice(0, 1))
      await call(app, member, { method: 'POST', url: '/things', body: {} });
  };
  return { send, calls: () => calls };
}

it('waits while a profile, a member or a connection is on its way', async () => {
  const { send, calls } = aService([
    [503, 'profile-not-ready'],
    [404, 'not-found'],
    [403, 'not-connected'],
  ]);
  await send();
  expect(calls()).toBe(4);
});

it.each([
  [400, 'too-long'],
  [401, 'token-invalid'],
  [403, 'not-you'],
  [409, 'too-many-languages'],
  [500, 'internal'],
])('tells a refusal that stays at once: %i %s', async (status, code) => {
  const { send, calls } = aService([[status, code]]);
  await expect(send()).rejects.toThrow(`answered ${status} {"errors":[{"code":"${code}"}]}`);
  expect(calls()).toBe(1);
});
