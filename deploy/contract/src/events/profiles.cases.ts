import type { BusMessage } from '@kindred/chassis/ports/bus';
import type { Conversation } from '@kindred/chat/domain/conversation';
import { events } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { Effect, EventCase, World } from './event-case.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;
const CONTRARY = 4;

const cardEffect = (world: World, service: string, userId: string): Effect => ({
  async isApplied() {
    const card = await world
      .stored<{ _id: string; firstname: string }>(service, 'cards')
      .findOne({ _id: userId });
    return card?.firstname === `Name ${VERSION}`;
  },
});

const profileUpdated: EventCase = (world) => {
  const userId = world.freshId();
  const updated = (version: number) =>
    tell(
      events.profileUpdated,
      { subject: userId, version, at: world.now() },
      { userId, role: Role.ARTIST, firstname: `Name ${version}`, lastname: 'Event', isVisible: true },
    );
  return {
    current: updated(VERSION),
    older: [updated(OLDER)],
    effects: {
      'ratings/refresh-card': cardEffect(world, 'ratings', userId),
      'chat/refresh-card': cardEffect(world, 'chat', userId),
      'offers/refresh-card': cardEffect(world, 'offers', userId),
    },
  };
};

interface PairOfMembers {
  pairId: string;
  first: string;
  second: string;
}
type Step = (pair: PairOfMembers, version: number, at: number) => BusMessage;

const about = ({ pairId }: PairOfMembers, version: number, at: number) => ({ subject: pairId, version, at });
const asked = ({ pairId, first, second }: PairOfMembers) => ({
  pairId,
  requesterId: first,
  receiverId: second,
});
const parted = ({ pairId, first, second }: PairOfMembers) => ({
  pairId,
  removerId: first,
  otherId: second,
});
const requested: Step = (pair, version, at) =>
  tell(events.connectionRequested, about(pair, version, at), asked(pair));
const accepted: Step = (pair, version, at) =>
  tell(events.connectionAccepted, about(pair, version, at), asked(pair));
const rejected: Step = (pair, version, at) =>
  tell(events.connectionRejected, about(pair, version, at), asked(pair));
const cancelled: Step = (pair, version, at) =>
  tell(events.connectionCancelled, about(pair, version, at), asked(pair));
const removed: Step = (pair, version, at) =>
  tell(events.connectionRemoved, about(pair, version, at), parted(pair));

/** After the step the two may write to each other or not; older steps of its kind and of the contrary change nothing. */
const connectionCase =
  (effect: string, step: Step, contrary: Step, isOpen: boolean): EventCase =>
  (world) => {
    const [first, second] = [world.freshId(), world.freshId()];
    const pair = { pairId: pairIdOf(first, second), first, second };
    const now = world.now();
    return {
      before: [contrary(pair, 1, now)],
      current: step(pair, VERSION, now + VERSION),
      older: [step(pair, OLDER, now + OLDER), contrary(pair, CONTRARY, now + CONTRARY)],
      effects: {
        [`chat/${effect}`]: {
          async isApplied() {
            const conversations = world.stored<Conversation>('chat', 'conversations');
            const found = await conversations.findOne({ _id: pair.pairId });
            return found?.connectionVersion === VERSION && found.isOpen === isOpen;
          },
        },
      },
    };
  };

export const profilesCases: Readonly<Record<string, EventCase>> = {
  'profile.updated': profileUpdated,
  'connection.requested': connectionCase('notify-receiver', requested, accepted, false),
  'connection.accepted': connectionCase('open-conversation', accepted, removed, true),
  'connection.rejected': connectionCase('notify-pair', rejected, accepted, false),
  'connection.cancelled': connectionCase('notify-pair', cancelled, accepted, false),
  'connection.removed': connectionCase('close-conversation', removed, accepted, false),
};
