import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { patience } from '@kindred/chassis/testing/patience';
import { type Suite, show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { isRefused, openSocket, refusedAfter } from './watch.ts';
import { ways } from './ways.ts';

const { clock } = createSystemEffects();
const PROMISED_MS = 5_000;
const TEST_MS = 90_000;

/** However a session ends: its token is refused by every service, and its sockets close, at every door. */
export function describeRevocation(title: string, openPlace: () => Promise<Place>): string[] {
  const figures: string[] = [];
  describe(title, () => {
    let place: Place;
    beforeAll(async () => {
      place = await openPlace();
    }, TEST_MS * patience);
    afterAll(() => place?.stop());

    it.each(ways)(
      '$name ends a session over HTTP and its sockets within five seconds',
      async (way) => {
        const member = await place.signUp();
        const bystander = await place.signUp();
        const sockets = await Promise.all(place.urls.map((url) => openSocket(url, member)));
        expect(await isRefused(place, member)).toBe(false);
        const ending = await way.prepare(place, member);
        await place.shareNothing?.(true);
        const sentAt = clock.monotonic();
        const answer = await place.call(0, ending);
        expect([answer.status, way.name]).toEqual([200, way.name]);
        const [http, ...closed] = await Promise.all([
          refusedAfter(place, member, sentAt),
          ...sockets.map((socket) => socket.endsAfter(sentAt)),
        ]);
        const socket = Math.max(...closed);
        figures.push(`${way.name} ${http.toFixed(0)} / ${socket.toFixed(0)}`);
        expect(Math.max(http, socket)).toBeLessThanOrEqual(PROMISED_MS);
        await expect(openSocket(place.urls.at(-1) ?? '', member)).rejects.toThrow();
        expect(await isRefused(place, bystander)).toBe(false);
        await place.shareNothing?.(false);
      },
      TEST_MS * patience,
    );
  });
  return figures;
}

/** The last test of its file: one line with the slowest door and socket of each way. */
export function showRevocation(suite: Suite, figures: Readonly<Record<string, readonly string[]>>): void {
  it('is measured for every way a session ends', () => {
    const parts = Object.entries(figures).map(([title, measured]) => {
      expect(measured).toHaveLength(ways.length);
      return `${title}: ${measured.join(', ')}`;
    });
    const line = `revocation, ms from the call until refused / socket closed: ${parts.join('; ')} (promised ${PROMISED_MS})`;
    show(suite, 'revocation', [line]);
  });
}
