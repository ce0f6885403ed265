import { createSecretKey } from 'node:crypto';
import type { Message, MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { draftEvent, type EventDraft, type EventType } from '@kindred/chassis/events/event';
import type { Service } from '@kindred/chassis/lifecycle/service';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Objects } from '@kindred/chassis/ports/objects';
import { call, createTestBed, type TestAnswer } from '@kindred/chassis/testing/service-bed';
import { events } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import { pairIdOf } from '@kindred/proto/pair-id';
import { createChat } from '../src/service.ts';

export const ORIGIN = 'https://kindred.example';

export const chatConfig = {
  version: '0.0.0',
  allowedOrigins: [ORIGIN],
  fileKeys: [createSecretKey(Buffer.alloc(32, 7))] as const,
  tokenLifetimeMs: 7 * 24 * 3_600_000,
  limitFactor: 100,
  socketJitterMs: 0,
};

export interface Member {
  id: string;
  token: string;
}

interface BedOptions {
  clock?: Clock;
  seed?: number;
  folder?: string;
  limitFactor?: number;
  objects?: (own: Objects) => Objects;
  documents?: Documents;
}

/** One chat service with a way to feed it the events of its neighbours. */
export async function createChatBed({ limitFactor = 100, objects, documents, ...options }: BedOptions = {}) {
  const bed = await createTestBed(options);
  const effects = {
    ...bed.effects,
    documents: documents ?? bed.effects.documents,
    objects: objects?.(bed.effects.objects) ?? bed.effects.objects,
  };
  const startChat = async (): Promise<Service> =>
    bed.start(await createChat({ ...chatConfig, limitFactor }, effects));
  const chat = await startChat();

  const feed = async (event: EventDraft, subject: string, version: number): Promise<void> => {
    await bed.deliver(event, subject, version);
    await bed.settle();
  };
  const signIn = async (id: string, sid?: string): Promise<Member> => ({
    id,
    token: await bed.signToken({ userId: id, ...(sid ? { sid } : {}) }),
  });
  /** An event of the pair whose two members the data name. */
  const step = <M extends Message>(event: EventType<M>, who: Record<string, string>, version: number) => {
    const [one = '', other = ''] = Object.values(who);
    const pairId = pairIdOf(one, other);
    // Which members an event names depends on its kind; a wrong name fails in `create`.
    const data = { ...who, pairId } as unknown as MessageInitShape<GenMessage<M>>;
    return feed(draftEvent(event, pairId, data), pairId, version);
  };

  return {
    ...bed,
    effects,
    chat,
    startChat,
    feed,
    signIn,
    member: () => signIn(bed.effects.ids.next()),
    requested: (from: Member, to: Member, version = 1) =>
      step(events.connectionRequested, { requesterId: from.id, receiverId: to.id }, version),
    connected: (from: Member, to: Member, version = 2) =>
      step(events.connectionAccepted, { requesterId: from.id, receiverId: to.id }, version),
    rejected: (from: Member, to: Member, version = 2) =>
      step(events.connectionRejected, { requesterId: from.id, receiverId: to.id }, version),
    cancelled: (from: Member, to: Member, version = 2) =>
      step(events.connectionCancelled, { requesterId: from.id, receiverId: to.id }, version),
    removed: (remover: Member, other: Member, version = 3) =>
      step(events.connectionRemoved, { removerId: remover.id, otherId: other.id }, version),
    async profile({ id }: Member, firstname: string, version = 1) {
      const data = { userId: id, role: Role.ARTIST, firstname, lastname: 'Sol', isVisible: true };
      await feed(draftEvent(events.profileUpdated, id, data), id, version);
    },
    /** One session by its id, or all of lower generations. */
    async revoked({ id }: Member, ended: { sid?: string; beforeGeneration?: number }, version = 1) {
      await bed.deliver(draftEvent(events.sessionRevoked, id, { userId: id, ...ended }), id, version);
    },
    send: (from: Member, to: Member, message: unknown, key?: string): Promise<TestAnswer> =>
      call(chat, {
        method: 'POST',
        path: `/messages/send/${to.id}`,
        token: from.token,
        body: { message },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
    edit: (from: Member, messageId: string, body: unknown): Promise<TestAnswer> =>
      call(chat, { method: 'PUT', path: `/messages/update/${messageId}`, token: from.token, body }),
    delete: (from: Member, messageId: string): Promise<TestAnswer> =>
      call(chat, { method: 'DELETE', path: `/messages/delete/${messageId}`, token: from.token }),
    read: (reader: Member, contact: Member, query = ''): Promise<TestAnswer> =>
      call(chat, { method: 'GET', path: `/messages/get/${contact.id}${query}`, token: reader.token }),
    contacts: (reader: Member): Promise<TestAnswer> =>
      call(chat, { method: 'GET', path: '/chats/finduserconnections/', token: reader.token }),
    clear: (reader: Member, id: string): Promise<TestAnswer> =>
      call(chat, { method: 'PUT', path: `/messages/notifications/${id}`, token: reader.token }),
  };
}

export type ChatBed = Awaited<ReturnType<typeof createChatBed>>;

/** Two members who are connected. */
export async function twoContacts(bed: ChatBed): Promise<[Member, Member]> {
  const [one, other] = [await bed.member(), await bed.member()];
  await bed.connected(one, other);
  return [one, other];
}

export const textsOf = (answer: TestAnswer): string[] =>
  answer.body.map(({ message }: { message: string }) => message);
