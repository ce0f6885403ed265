import type { Member } from '../../members.ts';
import type { Ask, Scene } from '../scene.ts';
import { isShown, type World } from '../world.ts';

const post = (name: string) => `/users/${name}`;

/** Sets how two stand to each other, whatever was between them. */
async function bring({ as }: World, me: Member, other: Member, state: string): Promise<void> {
  const ask = (from: Member, to: Member) =>
    as(from, 'POST', post('send-connection-request'), { receiverId: to.userId, action: 'send' });
  const accept = (from: Member, by: Member) =>
    as(by, 'POST', post('accept-connection-request'), { senderId: from.userId });
  const part = () => as(me, 'POST', post('delete-connection'), { connectionId: other.userId });
  await part();
  await as(me, 'POST', post('reject-connection-request'), { senderId: other.userId });
  if (state === 'asked') await ask(me, other);
  if (state === 'was asked') await ask(other, me);
  if (state !== 'connected' && state !== 'parted') return;
  await ask(me, other);
  await accept(me, other);
  if (state === 'parted') await part();
}

const settable = new Set(['none', 'asked', 'was asked', 'connected', 'parted']);

async function otherOf({ world, actor, me, state }: Ask): Promise<string> {
  const { cast, unknownId } = world;
  if (state === 'unknown') return unknownId();
  if (state === 'self') return me.userId;
  if (state === 'unverified')
    return actor === 'unverified' ? cast.unconfirmed.userId : cast.actors.unverified.userId;
  if (state === 'suspended' || state === 'deleted') return cast.actors[state].userId;
  const isSettable = isShown(actor) && settable.has(state);
  if (isSettable) await bring(world, me, cast.partner, state);
  return cast.partner.userId;
}

/** `mine` names the caller, `other` who it is about. */
const between = (mine: string, other: string, more: Record<string, unknown> = {}): Scene => ({
  caller: { in: 'body', field: mine },
  isSetPerCell: true,
  make: async (ask) => ({ body: { [other]: await otherOf(ask), ...more } }),
});

export const connectionsScenes: Readonly<Record<string, Scene>> = {
  'POST /users/send-connection-request': between('senderId', 'receiverId'),
  'POST /users/accept-connection-request': between('receiverId', 'senderId'),
  'POST /users/reject-connection-request': between('receiverId', 'senderId'),
  'POST /users/delete-connection': between('userId', 'connectionId'),
};
