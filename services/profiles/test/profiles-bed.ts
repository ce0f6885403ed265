import { readEnvelope } from '@kindred/chassis/events/envelope';
import { draftEvent } from '@kindred/chassis/events/event';
import type { DeliveredMessage } from '@kindred/chassis/ports/bus';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Objects } from '@kindred/chassis/ports/objects';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { call, createTestBed, type TestAnswer } from '@kindred/chassis/testing/service-bed';
import { events, topics } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import type { ProfilePatch } from '../src/domain/profile-patch.ts';
import { createProfiles } from '../src/service.ts';
import type { ConnectionDocument } from '../src/store/connections.store.ts';
import type { MemberDocument } from '../src/store/members.store.ts';

export interface Member {
  id: string;
  token: string;
}

export interface Newcomer extends ProfilePatch {
  role?: 'artist' | 'entrepreneur';
  registeredAt?: number;
}

export const HOUR_MS = 3_600_000;

/** The real clock with hands that can be moved. */
function createMovableClock() {
  const system = createSystemClock();
  let offset = 0;
  return {
    clock: { ...system, now: () => system.now() + offset },
    move(ms: number): void {
      offset += ms;
    },
  };
}

interface BedOptions {
  objects?: (own: Objects) => Objects;
  documents?: Documents;
  /** Fills the store before the service makes its indexes, which is faster. */
  fill?: (documents: Documents) => Promise<void>;
}

/** One profiles service with a way to feed it accounts. */
export async function createProfilesBed({ documents: own, objects, fill }: BedOptions = {}) {
  const { clock, move } = createMovableClock();
  const bed = await createTestBed({ clock });
  const effects = {
    ...bed.effects,
    documents: own ?? bed.effects.documents,
    objects: objects?.(bed.effects.objects) ?? bed.effects.objects,
  };
  await fill?.(effects.documents);
  const profiles = await bed.start(await createProfiles({ version: '0.0.0' }, effects));
  const { documents, ids } = effects;
  const members = documents.collection<MemberDocument>('members');

  const registered = (
    id: string,
    { role = 'artist', categories = [], registeredAt }: Newcomer,
    version = 1,
  ) =>
    bed.deliver(
      draftEvent(events.userRegistered, id, {
        userId: id,
        email: `${id}@example.com`,
        role: role === 'artist' ? Role.ARTIST : Role.ENTREPRENEUR,
        categories,
        registeredAt: BigInt(registeredAt ?? clock.now()),
      }),
      id,
      version,
    );
  const verified = (id: string, version = 2) =>
    bed.deliver(draftEvent(events.userVerified, id, { userId: id }), id, version);
  const signIn = async (id: string): Promise<Member> => ({ id, token: await bed.signToken({ userId: id }) });

  /** What an owner changes, by the call that owners have. */
  const edit = async ({ id, token }: Member, patch: ProfilePatch): Promise<void> => {
    const answer = await call(profiles, { method: 'PUT', path: `/users/update/${id}`, token, body: patch });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  return {
    ...bed,
    edit,
    effects,
    profiles,
    move,
    registered,
    verified,
    signIn,
    members,
    connections: documents.collection<ConnectionDocument>('connections'),
    /** A verified member with this profile. */
    async join({ role, registeredAt, ...patch }: Newcomer = {}): Promise<Member> {
      const id = ids.next();
      await registered(id, { role, registeredAt });
      await verified(id);
      await bed.settle();
      const member = await signIn(id);
      if (Object.keys(patch).length > 0) await edit(member, patch);
      return member;
    },
    get: (path: string, caller?: Member, headers = {}): Promise<TestAnswer> =>
      call(profiles, { method: 'GET', path, headers, ...(caller ? { token: caller.token } : {}) }),
    post: (path: string, caller: Member, body: unknown, headers = {}): Promise<TestAnswer> =>
      call(profiles, { method: 'POST', path, token: caller.token, body, headers }),
    put: (path: string, caller: Member, body: unknown): Promise<TestAnswer> =>
      call(profiles, { method: 'PUT', path, token: caller.token, body }),
    delete: (path: string, caller: Member, body: unknown): Promise<TestAnswer> =>
      call(profiles, { method: 'DELETE', path, token: caller.token, body }),
    /** The same service again, over what is stored. */
    async restart(): Promise<void> {
      await profiles.stop();
      Object.assign(profiles, await bed.start(await createProfiles({ version: '0.0.0' }, effects)));
    },
    /** Types of the events published about a subject, oldest first. */
    async told(topic: 'profile' | 'connection', subject: string): Promise<string[]> {
      const messages = await bed.published(topics[topic]);
      return messages
        .map(envelopeOf)
        .filter((event) => event.subject === subject)
        .map((event) => event.type);
    },
  };
}

const envelopeOf = (message: DeliveredMessage) => readEnvelope(message.headers);

export type ProfilesBed = Awaited<ReturnType<typeof createProfilesBed>>;
