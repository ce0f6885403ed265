import type { BusMessage } from '@kindred/chassis/ports/bus';
import type { Contribution } from '@kindred/profiles/domain/rating-totals';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { events } from '@kindred/proto/catalog';
import type { EventCase, World } from './event-case.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;
const CONTRARY = 4;
const STARS = 4;
const NO_STARS = 9;

interface Between {
  raterId: string;
  ratedUserId: string;
}
type Said = (world: World, between: Between, version: number, stars: number) => BusMessage;

const about = (world: World, { raterId, ratedUserId }: Between, version: number) => ({
  subject: `${raterId}:${ratedUserId}`,
  key: ratedUserId,
  version,
  at: world.now(),
});
const dataOf = ({ raterId, ratedUserId }: Between) => ({
  pairId: `${raterId}:${ratedUserId}`,
  raterId,
  ratedUserId,
});
const added: Said = (world, between, version, stars) =>
  tell(events.ratingAdded, about(world, between, version), { ...dataOf(between), stars });
const replaced: Said = (world, between, version, stars) =>
  tell(events.ratingReplaced, about(world, between, version), { ...dataOf(between), stars });
const removed: Said = (world, between, version) =>
  tell(events.ratingRemoved, about(world, between, version), dataOf(between));

/** What one pair adds to the average of the one who is rated, and to their count. */
const ratingCase =
  (said: Said, contrary: Said, stars: number): EventCase =>
  (world) => {
    const aPair = (): Between => ({ raterId: world.freshId(), ratedUserId: world.freshId() });
    const between = aPair();
    const { ratedUserId } = between;
    return {
      before: [contrary(world, between, 1, 1)],
      current: said(world, between, VERSION, stars),
      older: [said(world, between, OLDER, 1), contrary(world, between, CONTRARY, 2)],
      effects: {
        'profiles/update-average-rating': {
          async isApplied() {
            const member = await world
              .stored<MemberDocument>('profiles', 'members')
              .findOne({ _id: ratedUserId });
            const contribution = await world
              .stored<Contribution>('profiles', 'rating-contributions')
              .findOne({ _id: dataOf(between).pairId });
            return (
              contribution?.version === VERSION &&
              member?.averageRating === stars &&
              member.ratingCount === Math.sign(stars)
            );
          },
        },
      },
      ...(stars > 0
        ? { impossible: { 'profiles/update-average-rating': said(world, aPair(), VERSION, NO_STARS) } }
        : {}),
    };
  };

export const ratingsCases: Readonly<Record<string, EventCase>> = {
  'rating.added': ratingCase(added, removed, STARS),
  'rating.replaced': ratingCase(replaced, added, STARS),
  'rating.removed': ratingCase(removed, added, 0),
};
