import { readEnvelope } from '@kindred/chassis/events/envelope';
import { draftEvent } from '@kindred/chassis/events/event';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Objects } from '@kindred/chassis/ports/objects';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { call, createTestBed, type TestAnswer } from '@kindred/chassis/testing/service-bed';
import { events, topics } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import { createOffers } from '../src/service.ts';
import type { ApplicationDocument } from '../src/store/applications.store.ts';
import type { OfferDocument } from '../src/store/offers.store.ts';

export interface Member {
  id: string;
  token: string;
}

export const HOUR_MS = 3_600_000;

export const anOffer = (fields: Record<string, unknown> = {}) => ({
  title: 'Paint a petrol station',
  description: 'Four metres of wall behind the pumps.\nA crane comes with it.',
  type: 'seeking',
  category: 'Painting',
  status: 'open',
  ...fields,
});

interface BedOptions {
  folder?: string;
  seed?: number;
  documents?: Documents;
  objects?: (own: Objects) => Objects;
  /** Fills the store before the service makes its indexes. */
  fill?: (documents: Documents) => Promise<void>;
}

/** One offers service with a way to feed it members. */
export async function createOffersBed({ documents, objects, fill, ...options }: BedOptions = {}) {
  const system = createSystemClock();
  let offset = 0;
  const clock = { ...system, now: () => system.now() + offset };
  const bed = await createTestBed({ clock, ...options });
  const effects = {
    ...bed.effects,
    documents: documents ?? bed.effects.documents,
    objects: objects?.(bed.effects.objects) ?? bed.effects.objects,
  };
  await fill?.(effects.documents);
  const offers = await bed.start(await createOffers({ version: '0.0.0', limitFactor: 1 }, effects));

  const profile = async (id: string, card: Record<string, unknown>, version = 1): Promise<void> => {
    const data = { userId: id, role: Role.ENTREPRENEUR, isVisible: true, ...card };
    await bed.deliver(draftEvent(events.profileUpdated, id, data), id, version);
    await bed.settle();
  };
  const signIn = async (id: string, role: 'artist' | 'entrepreneur'): Promise<Member> => ({
    id,
    token: await bed.signToken({ userId: id, role }),
  });
  const join = async (firstname: string, role: 'artist' | 'entrepreneur'): Promise<Member> => {
    const id = effects.ids.next();
    await profile(id, { firstname, role: role === 'artist' ? Role.ARTIST : Role.ENTREPRENEUR });
    return signIn(id, role);
  };
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    caller: Member,
    body?: unknown,
    headers = {},
  ) => call(offers, { method, path, token: caller.token, headers, ...(body === undefined ? {} : { body }) });
  const create = (caller: Member, fields = {}, headers = {}): Promise<TestAnswer> =>
    send('POST', '/offers/create', caller, anOffer(fields), headers);

  return {
    ...bed,
    effects,
    offers,
    profile,
    signIn,
    move(ms: number): void {
      offset += ms;
    },
    entrepreneur: (firstname = 'Clara') => join(firstname, 'entrepreneur'),
    artist: (firstname = 'Mira') => join(firstname, 'artist'),
    stored: effects.documents.collection<OfferDocument>('offers'),
    applications: effects.documents.collection<ApplicationDocument>('applications'),
    get: (path: string, caller?: Member): Promise<TestAnswer> =>
      call(offers, { method: 'GET', path, ...(caller ? { token: caller.token } : {}) }),
    create,
    /** The id of an offer just made. */
    made: async (caller: Member, fields = {}): Promise<string> =>
      (await create(caller, fields)).body.offer._id,
    update: (caller: Member, id: string, body: unknown) => send('PUT', `/offers/update/${id}`, caller, body),
    remove: (caller: Member, id: string) => send('DELETE', `/offers/${id}`, caller),
    apply: (caller: Member, offerId: string, more = {}) =>
      send('POST', '/offers/apply', caller, { offerId, ...more }),
    /** Types of the events published about an offer, oldest first. */
    async told(offerId: string): Promise<string[]> {
      const messages = await bed.published(topics.offer);
      return messages.filter(({ key }) => key === offerId).map(({ headers }) => readEnvelope(headers).type);
    },
  };
}

export type OffersBed = Awaited<ReturnType<typeof createOffersBed>>;
