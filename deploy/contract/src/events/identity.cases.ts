import { type MailContent, recipientKeyOf, seriesOf } from '@kindred/mail/domain/mail';
import type { Recipient } from '@kindred/mail/domain/recipient';
import type { MailDocument } from '@kindred/mail/store/mails.store';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { events } from '@kindred/proto/catalog';
import { Locale, Role } from '@kindred/proto/identity/v1';
import type { Effect, EventCase, World } from './event-case.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;
const notSealed = new Uint8Array(80).fill(7);

export const mailEffect = (world: World, template: MailContent['template'], subject: string): Effect => ({
  async isApplied() {
    const mails = world.stored<MailDocument>('mail', 'mails');
    const mail = await mails.findOne({ series: seriesOf(template, subject), sourceVersion: VERSION });
    return mail?.state === 'sent';
  },
});

const memberEffect = (world: World, userId: string, holds: (member: MemberDocument) => boolean): Effect => ({
  async isApplied() {
    const member = await world.stored<MemberDocument>('profiles', 'members').findOne({ _id: userId });
    return member !== undefined && holds(member);
  },
});

export const registered = (world: World, userId: string, version: number, change: object = {}) =>
  tell(
    events.userRegistered,
    { subject: userId, version, at: world.now() },
    {
      userId,
      email: `${version}-${userId}@event.example`,
      role: Role.ARTIST,
      categories: ['Painting'],
      locale: Locale.EN,
      sealedToken: world.sealedToken(),
      registeredAt: BigInt(world.now()),
      ...change,
    },
  );

const userRegistered: EventCase = (world) => {
  const userId = world.freshId();
  return {
    current: registered(world, userId, VERSION),
    older: [registered(world, userId, OLDER)],
    effects: {
      'profiles/create-member': memberEffect(world, userId, ({ email }) => email.startsWith(`${VERSION}-`)),
      'mail/send-verification': mailEffect(world, 'verification', userId),
      'mail/keep-recipient': {
        async isApplied() {
          const recipients = world.stored<Recipient>('mail', 'recipients');
          const recipient = await recipients.findOne({ _id: recipientKeyOf(userId) });
          return recipient?.addressVersion === VERSION;
        },
      },
    },
    impossible: {
      'profiles/create-member': registered(world, world.freshId(), VERSION, { role: Role.UNSPECIFIED }),
      'mail/send-verification': registered(world, world.freshId(), VERSION, { sealedToken: notSealed }),
    },
  };
};

const userVerified: EventCase = (world) => {
  const userId = world.freshId();
  const verified = (version: number) =>
    tell(events.userVerified, { subject: userId, version, at: world.now() }, { userId });
  return {
    before: [registered(world, userId, 1)],
    current: verified(VERSION),
    older: [verified(OLDER)],
    effects: {
      'profiles/show-member': memberEffect(
        world,
        userId,
        ({ isVerified, sourceVersion }) => isVerified && sourceVersion.verified === VERSION,
      ),
    },
  };
};

const passwordResetRequested: EventCase = (world) => {
  const requested = (userId: string, version: number, sealedToken = world.sealedToken()) =>
    tell(
      events.userPasswordResetRequested,
      { subject: userId, version, at: world.now() },
      { userId, email: `${userId}@event.example`, locale: Locale.DE, sealedToken },
    );
  const userId = world.freshId();
  return {
    current: requested(userId, VERSION),
    older: [requested(userId, OLDER)],
    effects: { 'mail/send-reset-link': mailEffect(world, 'reset-link', userId) },
    impossible: { 'mail/send-reset-link': requested(world.freshId(), VERSION, notSealed) },
  };
};

const passwordChanged: EventCase = (world) => {
  const userId = world.freshId();
  const changed = (version: number) =>
    tell(
      events.userPasswordChanged,
      { subject: userId, version, at: world.now() },
      { userId, email: `${userId}@event.example`, locale: Locale.EN, sessionGeneration: version },
    );
  return {
    current: changed(VERSION),
    older: [changed(OLDER)],
    effects: { 'mail/send-password-notice': mailEffect(world, 'password-notice', userId) },
  };
};

/** Sessions below the generation have ended, that one has not, whatever older news says. */
const sessionRevoked: EventCase = (world) => {
  const userId = world.freshId();
  const revoked = (version: number) =>
    tell(
      events.sessionRevoked,
      { subject: userId, version, at: world.now() },
      { userId, beforeGeneration: version },
    );
  const statuses = (where: 'gateway' | 'chat') =>
    Promise.all([OLDER, VERSION - 1, VERSION].map((sid) => world.statusAt(where, userId, `${sid}.s`)));
  const endsAt = (where: 'gateway' | 'chat'): Effect => ({
    isApplied: async () =>
      JSON.stringify((await statuses(where)).map((status) => status === 401)) === '[true,true,false]',
    look: () => statuses(where),
  });
  return {
    current: revoked(VERSION),
    older: [revoked(OLDER)],
    effects: { 'gateway/end-session': endsAt('gateway'), 'chat/end-session': endsAt('chat') },
  };
};

export const identityCases: Readonly<Record<string, EventCase>> = {
  'user.registered': userRegistered,
  'user.verified': userVerified,
  'user.password-reset-requested': passwordResetRequested,
  'user.password-changed': passwordChanged,
  'session.revoked': sessionRevoked,
};
