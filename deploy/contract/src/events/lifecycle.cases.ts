import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import type { AccountDocument } from '@kindred/identity/store/accounts.store';
import { recipientKeyOf } from '@kindred/mail/domain/mail';
import type { Recipient } from '@kindred/mail/domain/recipient';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { events } from '@kindred/proto/catalog';
import type { Effect, EventCase, World } from './event-case.ts';
import { registered } from './identity.cases.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;
const CONTRARY = 4;

const about = (world: World, subject: string, version: number) => ({ subject, version, at: world.now() });

type Said = (world: World, userId: string, version: number) => ReturnType<typeof tell>;
const verified: Said = (world, userId, version) =>
  tell(events.userVerified, about(world, userId, version), { userId });
const suspended: Said = (world, userId, version) =>
  tell(events.userSuspended, about(world, userId, version), { userId });
const reinstated: Said = (world, userId, version) =>
  tell(events.userReinstated, about(world, userId, version), { userId });

const VERIFIED = 2;

/** The newer of two words about a suspension counts. */
const suspensionCase =
  (
    said: Said,
    contrary: Said,
    isSuspended: boolean,
    effects: { profiles: string; mail: string },
  ): EventCase =>
  (world) => {
    const userId = world.freshId();
    return {
      before: [
        registered(world, userId, 1),
        verified(world, userId, VERIFIED),
        contrary(world, userId, VERIFIED),
      ],
      current: said(world, userId, VERSION),
      older: [said(world, userId, OLDER), contrary(world, userId, CONTRARY)],
      effects: {
        [`profiles/${effects.profiles}`]: {
          async isApplied() {
            const members = world.stored<MemberDocument>('profiles', 'members');
            const member = await members.findOne({ _id: userId });
            return member?.isSuspended === isSuspended && member.sourceVersion.suspension === VERSION;
          },
        },
        [`mail/${effects.mail}`]: {
          async isApplied() {
            const recipients = world.stored<Recipient>('mail', 'recipients');
            const recipient = await recipients.findOne({ _id: recipientKeyOf(userId) });
            return recipient?.isSuspended === isSuspended && recipient.suspensionVersion === VERSION;
          },
        },
      },
    };
  };

/** The work is noted once per asking, done, and told. */
const erasureEffect = (world: World, service: string, userId: string): Effect => ({
  async isApplied() {
    const task = await world.stored<TaskDocument>(service, 'erasures').findOne({ _id: userId });
    return task?.askedVersion === VERSION && task.isTold;
  },
});

/** An account whose end these services have not answered yet. */
async function endedAccount(world: World, awaits: string[]) {
  const userId = world.freshId();
  const accounts = world.stored<Pick<AccountDocument, '_id' | 'version' | 'email' | 'erasure'>>(
    'identity',
    'accounts',
  );
  const erasure = { awaits, nextAskAt: Number.MAX_SAFE_INTEGER };
  await accounts.insertOne({ _id: userId, version: 1, email: `${userId}@event.example`, erasure });
  return { userId, accounts };
}

const userDeleted: EventCase = async (world) => {
  // All of them answer, and identity listens.
  const { userId } = await endedAccount(world, ['profiles', 'offers', 'ratings', 'chat', 'mail']);
  const deleted = (version: number) =>
    tell(events.userDeleted, about(world, userId, version), { userId, deletedAt: BigInt(world.now()) });
  return {
    before: [registered(world, userId, 1), verified(world, userId, VERIFIED)],
    current: deleted(VERSION),
    // Nothing late brings the member back.
    older: [
      deleted(OLDER),
      registered(world, userId, CONTRARY, { sealedToken: new Uint8Array() }),
      suspended(world, userId, CONTRARY),
    ],
    effects: {
      'profiles/erase-member': erasureEffect(world, 'profiles', userId),
      'offers/erase-member': erasureEffect(world, 'offers', userId),
      'ratings/erase-member': erasureEffect(world, 'ratings', userId),
      'chat/erase-member': erasureEffect(world, 'chat', userId),
      'mail/erase-recipient': erasureEffect(world, 'mail', userId),
    },
  };
};

/** Its version is the answering service's own: what counts is who answered. */
const userErased: EventCase = async (world) => {
  const { accounts, userId } = await endedAccount(world, ['profiles', 'mail']);
  const erased = (id: string, version: number) =>
    tell(events.userErased, about(world, id, version), { userId: id, service: 'profiles' });
  return {
    current: erased(userId, VERSION),
    older: [erased(userId, OLDER)],
    effects: {
      'identity/note-erasure': {
        async isApplied() {
          const awaits = (await accounts.findOne({ _id: userId }))?.erasure?.awaits;
          return JSON.stringify(awaits) === '["mail"]';
        },
      },
    },
    impossible: { 'identity/note-erasure': erased(world.freshId(), VERSION) },
  };
};

export const lifecycleCases: Readonly<Record<string, EventCase>> = {
  'user.suspended': suspensionCase(suspended, reinstated, true, {
    profiles: 'hide-member',
    mail: 'silence-recipient',
  }),
  'user.reinstated': suspensionCase(reinstated, suspended, false, {
    profiles: 'show-member',
    mail: 'restore-recipient',
  }),
  'user.deleted': userDeleted,
  'user.erased': userErased,
};
