import { deadTopic } from '@kindred/chassis/consumers/dead-letters';
import { until } from '@kindred/chassis/testing/until';
import { topics } from '@kindred/proto/catalog';
import { expect, it, vi } from 'vitest';
import { aTown, TOWN_MS } from './_town.ts';

vi.setConfig({ testTimeout: TOWN_MS });

const PARKED_MS = 60_000;

it('lists what a consumer gave up, with its cause, and sends it back', async () => {
  const { cluster, kindred } = await aTown();
  const dead = deadTopic(topics.rating);
  const parked = async () => (await cluster.bus.lag('nobody', [dead]))[dead] ?? 0;
  expect((await kindred('dead-letters')).lines).toEqual(['No dead letters.']);

  const envelope = { ce_id: 'e1', ce_type: 'rating.added', ce_subject: 'pair', ce_sequence: '1' };
  await cluster.bus.publish([
    {
      topic: topics.rating,
      key: 'k',
      headers: { ...envelope, ce_time: '2026-11-01T10:00:00.000Z' },
      value: new Uint8Array([255, 255, 255]),
    },
  ]);
  await until(async () => (await parked()) === 1, PARKED_MS, 'the dead letter');
  const { lines } = await kindred('dead-letters', topics.rating);
  expect(lines[0]).toBe(`${topics.rating}: 1 wait, 1 kept`);
  expect(lines[1]).toMatch(
    /2026-11-01T10:00:00.000Z {2}rating\.added {2}of pair {2}profiles\/update-average-rating .*not a rating\.added/,
  );

  expect((await kindred('redrive', topics.rating)).lines).toEqual([`1 sent back to ${topics.rating}.`]);
  // Nothing was mended: it comes again, as a letter of its own.
  await until(async () => (await parked()) === 2, PARKED_MS, 'the letter again');
  expect((await kindred('redrive', topics.profile)).lines).toEqual([`0 sent back to ${topics.profile}.`]);
});

it('knows its topics', async () => {
  const { kindred } = await aTown();
  const outcomes = [await kindred('redrive', 'kindred.user'), await kindred('dead-letters', 'x')];
  expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([2, 2]);
  expect(outcomes[0]?.lines[0]).toContain('There is no topic kindred.user. Topics: kindred.user.v1,');
});
