import { deadTopic } from '@kindred/chassis/consumers/dead-letters';
import { topics } from '@kindred/proto/catalog';
import { describe, expect, test } from 'vitest';
import type { Member } from './chat-bed.ts';
import { createLiveBed, type LiveClient } from './live-bed.ts';

interface Change {
  userId: string;
  state: string;
  version: number;
  user: { address: { firstname: string } };
}

async function pairOnline() {
  const bed = await createLiveBed();
  const [mira, clara] = [await bed.member(), await bed.member()];
  await bed.profile(mira, 'Mira');
  const [a, b] = [await bed.join(mira), await bed.join(clara)];
  return { bed, mira, clara, a, b };
}

const changesOf = (client: LiveClient) =>
  (client.of('connectionChanged') as Change[]).map(({ state, version }) => `${state} ${version}`);

describe('connections, live', () => {
  test('a request reaches the receiver with the card of the sender, and both see where they stand', async () => {
    const { bed, mira, clara, a, b } = await pairOnline();
    await bed.requested(mira, clara);
    expect(await b.hears('pendingRequest')).toMatchObject({
      _id: mira.id,
      address: { firstname: 'Mira', lastname: 'Sol' },
    });
    expect(await b.hears('connectionChanged')).toMatchObject({
      userId: mira.id,
      state: 'pending',
      version: 1,
      user: { _id: mira.id, address: { firstname: 'Mira' } },
    });
    // Clara's profile has not arrived: her card has no names yet.
    expect(await a.hears('connectionChanged')).toMatchObject({
      userId: clara.id,
      state: 'sent',
      version: 1,
      user: { _id: clara.id, address: { firstname: '', lastname: '' } },
    });
    expect(a.of('pendingRequest')).toEqual([]);
  });

  type Step = 'connected' | 'rejected' | 'cancelled' | 'removed';
  const steps: [Step, string][] = [
    ['connected', 'connected'],
    ['rejected', 'none'],
    ['cancelled', 'none'],
    ['removed', 'none'],
  ];
  test.each(steps)('%s is told to both once, not for a repeated or older event', async (step, state) => {
    const { bed, mira, clara, a, b } = await pairOnline();
    const take = (version: number): Promise<void> => bed[step](mira, clara, version);
    await take(5);
    await take(5);
    await take(4);
    await bed.requested(mira, clara, 3);
    await bed.requested(clara, mira, 6);
    for (const [client, last] of [
      [a, 'pending'],
      [b, 'sent'],
    ] as const) {
      await client.hears<Change>('connectionChanged', ({ version }) => version === 6);
      expect(changesOf(client)).toEqual([`${state} 5`, `${last} 6`]);
    }
    expect(b.of('pendingRequest')).toEqual([]);
    expect(a.of('pendingRequest')).toHaveLength(1);
    expect(await bed.published(deadTopic(topics.connection))).toEqual([]);
  });

  test('nobody else hears of it', async () => {
    const { bed, mira, clara } = await pairOnline();
    const third: Member = await bed.member();
    const c = await bed.join(third);
    await bed.requested(mira, clara);
    await bed.requested(mira, third);
    await c.hears('pendingRequest');
    expect(changesOf(c)).toEqual(['pending 1']);
  });
});
