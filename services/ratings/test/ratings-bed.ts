import { readEnvelope } from '@kindred/chassis/events/envelope';
import { draftEvent } from '@kindred/chassis/events/event';
import type { Documents } from '@kindred/chassis/ports/documents';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { call, createTestBed, type TestAnswer } from '@kindred/chassis/testing/service-bed';
import { events, topics } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import { createRatings } from '../src/service.ts';
import type { RatingDocument } from '../src/store/ratings.store.ts';

export interface Member {
  id: string;
  token: string;
}

interface Shown {
  role?: 'artist' | 'entrepreneur';
  firstname?: string;
  profileImage?: string;
  isVisible?: boolean;
}

export const codeOf = ({ status, body }: TestAnswer): string => `${status} ${body.errors?.[0]?.code ?? ''}`;

/** One ratings service with a way to feed it members. Its wall clock moves a second with each rating. */
export async function createRatingsBed(options: { documents?: Documents; folder?: string } = {}) {
  const { documents: own, ...rest } = options;
  const wall = createManualClock();
  const bed = await createTestBed(rest);
  const clock = { ...bed.effects.clock, now: wall.now };
  const effects = { ...bed.effects, clock, documents: own ?? bed.effects.documents };
  const startRatings = async () => bed.start(await createRatings({ version: '0.0.0' }, effects));
  let ratings = await startRatings();

  const signIn = async (id: string): Promise<Member> => ({ id, token: await bed.signToken({ userId: id }) });
  const profile = async (id: string, shown: Shown = {}, version = 1): Promise<void> => {
    const { role = 'artist', isVisible = true, ...card } = shown;
    const data = {
      ...card,
      userId: id,
      role: role === 'artist' ? Role.ARTIST : Role.ENTREPRENEUR,
      isVisible,
    };
    await bed.deliver(draftEvent(events.profileUpdated, id, data), id, version);
    await bed.settle();
  };
  const get = (path: string, headers = {}): Promise<TestAnswer> =>
    call(ratings, { method: 'GET', path, headers });

  return {
    ...bed,
    ratings,
    signIn,
    /** Another process on the same stores takes over. */
    async restart(): Promise<void> {
      await ratings.stop();
      ratings = await startRatings();
    },
    profile,
    get,
    stored: effects.documents.collection<RatingDocument>('ratings'),
    /** A member others see. */
    async join(shown: Shown = {}): Promise<Member> {
      const id = bed.effects.ids.next();
      await profile(id, { firstname: 'Mira', ...shown });
      return signIn(id);
    },
    rate(rater: Member, rated: Member, stars: number, comment = 'Came early.', key?: string) {
      wall.jump(1_000);
      return call(ratings, {
        method: 'POST',
        path: '/ratings/add-new-rating',
        token: rater.token,
        body: { userId: rater.id, ratedUserId: rated.id, ratingNumber: stars, comment },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    },
    remove: (rater: Member, rated: Member): Promise<TestAnswer> =>
      call(ratings, {
        method: 'DELETE',
        path: `/ratings/remove-rating/${rated.id}`,
        token: rater.token,
      }),
    listOf: (rated: Member, query = ''): Promise<TestAnswer> =>
      get(`/ratings/get-for-user/${rated.id}${query}`),
    /** Type and version of every event, and its bytes as text. */
    async told(): Promise<{ type: string; version: number; key: string; value: Buffer }[]> {
      return (await bed.published(topics.rating)).map(({ headers, key, value }) => {
        const { type, version } = readEnvelope(headers);
        return { type, version, key, value: Buffer.from(value) };
      });
    },
  };
}

export type RatingsBed = Awaited<ReturnType<typeof createRatingsBed>>;

export const commentsOf = ({ body }: TestAnswer): string[] =>
  body.ratings.map(({ comment }: { comment: string }) => comment);
