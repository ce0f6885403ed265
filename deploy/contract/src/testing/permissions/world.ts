import { randomBytes } from 'node:crypto';
import { anImage } from '@kindred/chassis/testing/images';
import { until } from '@kindred/chassis/testing/until';
import { type Actor, groups } from '../../permissions/notation.ts';
import type { Member } from '../members.ts';
import type { Product } from '../product.ts';
import type { Answer } from '../send-call.ts';
import { type Cast, makeCast } from './cast.ts';

export type Json = Record<string, unknown>;

/** The offers of the owner; the other party applied to each of the first three. */
export interface OwnersOffers {
  open: string;
  closed: string;
  deleted: string;
  /** Everybody may apply to this one. */
  toApply: string;
  /** The address of its image. */
  image: string;
}

/** Messages of the owner: to the other party, and to the parted one before they parted. */
export interface OwnersMessages {
  text: string;
  deleted: string;
  file: string;
  talk: readonly string[];
}

/** One product with its cast, and everything of the owner that calls are about. */
export interface World {
  product: Product;
  cast: Cast;
  offers: OwnersOffers;
  messages: OwnersMessages;
  /** The address of the owner's picture. */
  picture: string;
  image: Uint8Array<ArrayBuffer>;
  unknownId(): string;
  /** A call that succeeds, as this member. @throws Error with what was answered instead */
  as(who: Member, method: string, path: string, body?: unknown): Promise<Answer>;
  newOffer(who: Member, fields?: Json): Promise<string>;
  send(from: Member, to: Member): Promise<string>;
  /** Another message of the talk that nobody has taken back yet. */
  nextTalk(): string;
  /** Made by somebody who was suspended since. */
  offerOfSuspended: string;
}

/** Others can see this actor, so pairs with them can be made. */
export const isShown = (actor: Actor): boolean => groups.verified.some((one) => one === actor);

/** A word that no other title has. */
export const MARK = 'Zephyrine';
const SETTLE_MS = 20_000;

const unknownId = (): string => randomBytes(12).toString('hex');

const acting =
  ({ call }: Product): World['as'] =>
  async (who, method, path, body) => {
    const answer = await call({ method, path, token: who.token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };

export const offerBody = { description: 'Large.', type: 'offer', category: 'Painting', status: 'open' };

function makers(as: World['as']): Pick<World, 'newOffer' | 'send'> {
  return {
    async newOffer(who, fields = {}) {
      const body = { ...offerBody, title: 'A mural', ...fields };
      const { offer } = (await as(who, 'POST', '/offers/create', body)).json as { offer: { _id: string } };
      return offer._id;
    },
    async send(from, to) {
      const answer = await as(from, 'POST', `/messages/send/${to.userId}`, {
        message: `hello ${unknownId()}`,
      });
      return (answer.json as { _id: string })._id;
    },
  };
}

async function makeOffers(
  { owner, 'other party': other }: Cast['actors'],
  as: World['as'],
  newOffer: World['newOffer'],
  image: Uint8Array<ArrayBuffer>,
): Promise<OwnersOffers> {
  const [open, closed, deleted, toApply] = [
    await newOffer(owner, { title: `${MARK} open` }),
    await newOffer(owner, { title: `${MARK} closed` }),
    await newOffer(owner, { title: `${MARK} deleted` }),
    await newOffer(owner),
  ];
  for (const offerId of [open, closed, deleted]) await as(other, 'POST', '/offers/apply', { offerId });
  await as(owner, 'PUT', `/offers/update/${closed}`, { status: 'closed' });
  for (const offerId of [open, closed, toApply]) {
    const path = `/users/add-fav-offer/${offerId}`;
    await until(
      () =>
        as(owner, 'POST', path, { favourite: true }).then(
          () => true,
          () => false,
        ),
      SETTLE_MS,
      'offers are known to profiles',
    );
  }
  await as(owner, 'DELETE', `/offers/${deleted}`);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...offerBody, title: 'With an image' }))
    form.append(name, value);
  form.append('postImage', new Blob([image]), 'a.png');
  const made = (await as(owner, 'POST', '/offers/create', form)).json as { offer: { postImage: string } };
  return { open, closed, deleted, toApply, image: made.offer.postImage };
}

const TALK = 20;

async function makeMessages(
  { owner, 'other party': other, connected, parted }: Cast['actors'],
  as: World['as'],
  send: World['send'],
  image: Uint8Array<ArrayBuffer>,
): Promise<OwnersMessages> {
  const text = await send(owner, other);
  await send(owner, connected);
  const deleted = await send(owner, other);
  await as(owner, 'DELETE', `/messages/delete/${deleted}`);
  const form = new FormData();
  form.append('chatimage', new Blob([image]), 'a.png');
  const sent = (await as(owner, 'POST', `/messages/send/${other.userId}`, form)).json as {
    _id: string;
  };
  const talk: string[] = [];
  for (let i = 0; i < TALK; i += 1) talk.push(await send(owner, parted));
  const pair = { userId: owner.userId, connectionId: parted.userId };
  await as(owner, 'POST', '/users/delete-connection', pair);
  await until(
    async () => (await as(owner, 'GET', '/chats/finduserconnections/')).text.includes('"canWrite":false'),
    SETTLE_MS,
    'chat knows who parted',
  );
  return { text, deleted, file: sent._id, talk };
}

export async function makeWorld(product: Product): Promise<World> {
  const cast = await makeCast(product);
  const as = acting(product);
  const { newOffer, send } = makers(as);
  const image = new Uint8Array(await anImage({ width: 16, height: 16 }));
  const { owner } = cast.actors;
  const form = new FormData();
  form.append('profileImage', new Blob([image]), 'a.png');
  const updated = await as(owner, 'PUT', `/users/update-profile-pic/${owner.userId}`, form);
  const { user } = updated.json as { user: { profileImage: string } };
  const messages = await makeMessages(cast.actors, as, send, image);
  const talk = messages.talk.slice(1);
  return {
    product,
    cast,
    offers: await makeOffers(cast.actors, as, newOffer, image),
    messages,
    picture: user.profileImage,
    image,
    unknownId,
    as,
    newOffer,
    send,
    nextTalk: () => talk.pop() ?? '',
    offerOfSuspended: cast.offerOfSuspended,
  };
}
