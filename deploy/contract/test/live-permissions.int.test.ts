import { patience } from '@kindred/chassis/testing/patience';
import { show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Listener,
  type LiveRights,
  listeners,
  liveRights,
  refusedListeners,
} from '../src/permissions/live.rights.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import type { Member } from '../src/testing/members.ts';
import { type Ear, hearItOut, listen, openEar, untilHeard } from '../src/testing/permissions/live-ears.ts';
import { makeWorld, type World } from '../src/testing/permissions/world.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

let product: Product;
let world: World;
let tried = 0;
let wrong = 0;
const ears = new Map<Listener, Ear>();

function memberOf(listener: Listener): Member {
  const { actors, partner } = world.cast;
  if (listener === 'asked') return partner;
  return listener === 'owner elsewhere' ? actors.owner : actors[listener];
}

const earOf = (listener: Listener): Ear => {
  const ear = ears.get(listener);
  if (!ear) throw new TypeError(`nobody listens as ${listener}`);
  return ear;
};

async function open(listener: Listener): Promise<void> {
  const member = memberOf(listener);
  const token = listener === 'owner elsewhere' ? await ownersOtherSession() : member.token;
  ears.set(listener, await openEar(product.url, { ...member, token }));
}

async function ownersOtherSession(): Promise<string> {
  const { email, password } = world.cast.actors.owner;
  const answer = await product.call({ method: 'POST', path: '/users/signin', body: { email, password } });
  return (answer.json as { token: string }).token;
}

beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
  world = await makeWorld(product);
  for (const listener of listeners) await open(listener);
}, 60_000 * patience);

afterAll(async () => {
  for (const { socket } of ears.values()) socket.close();
  await product.stop();
  show('integration', 'live-permissions', [`${tried} live permission cells, ${wrong} wrong`]);
});

/** What the owner does. */
async function act(when: LiveRights['when']): Promise<void> {
  const { owner, 'other party': other } = world.cast.actors;
  switch (when) {
    case 'writes to the other party':
      return void (await world.send(owner, other));
    case 'edits a message to the other party': {
      const message = `in other words ${world.unknownId()}`;
      return void (await world.as(owner, 'PUT', `/messages/update/${world.messages.text}`, { message }));
    }
    case 'deletes a message to the other party':
      return void (await world.as(owner, 'DELETE', `/messages/delete/${await world.send(owner, other)}`));
    case 'asks the asked one to connect': {
      const body = { receiverId: world.cast.partner.userId };
      await world.as(owner, 'POST', '/users/send-connection-request', { ...body, action: 'cancel' });
      return void (await world.as(owner, 'POST', '/users/send-connection-request', {
        ...body,
        action: 'send',
      }));
    }
    case 'comes online':
      return comeOnline();
    case 'signs out elsewhere':
      return void (await world.as(earOf('owner elsewhere').member, 'POST', '/users/signout'));
    default:
      return when satisfies never;
  }
}

const namesOwner = (said: unknown): boolean =>
  Array.isArray(said) && said.includes(world.cast.actors.owner.userId);

/** Away first, so that there is something to tell. */
async function comeOnline(): Promise<void> {
  earOf('owner').socket.close();
  earOf('owner elsewhere').socket.close();
  const contacts = [earOf('other party'), earOf('connected')];
  for (const { heard } of contacts) heard.length = 0;
  await untilHeard(contacts, (event, said) => event === 'getOnlineUsers' && !namesOwner(said));
  for (const { heard } of ears.values()) heard.length = 0;
  await open('owner');
  await open('owner elsewhere');
}

/** Among those online only the owner tells one event from another. */
const isAbout =
  (wanted: string) =>
  (event: string, said: unknown): boolean =>
    event === wanted && (wanted !== 'getOnlineUsers' || namesOwner(said));

it.each(liveRights)(
  '$event goes to those alone who may have it',
  { timeout: 60_000 * patience },
  async (rights) => {
    for (const { heard } of ears.values()) heard.length = 0;
    await act(rights.when);
    const isIt = isAbout(rights.event);
    await untilHeard(rights.heardBy.map(earOf), isIt);
    for (const listener of listeners) await hearItOut(product.url, earOf(listener));
    const heardBy = listeners.filter((one) => earOf(one).heard.some(({ event, said }) => isIt(event, said)));
    tried += listeners.length;
    wrong += listeners.filter((one) => heardBy.includes(one) !== rights.heardBy.includes(one)).length;
    expect(heardBy).toEqual(listeners.filter((one) => rights.heardBy.includes(one)));
  },
);

it.each(Object.entries(refusedListeners))('opens no socket for %s: %s', async (actor, code) => {
  const { actors } = world.cast;
  const known = actor === 'visitor' ? { ...actors.owner, token: '' } : actors[actor as keyof typeof actors];
  tried += liveRights.length;
  const refused = await listen(product.url, known).then(
    (socket) => {
      socket.close();
      wrong += liveRights.length;
      return 'opened';
    },
    (error: Error) => error.message,
  );
  expect(refused).toBe(code);
});

it('opens no socket under the id of another', async () => {
  const { owner, member } = world.cast.actors;
  await expect(listen(product.url, { token: member.token, userId: owner.userId })).rejects.toThrow('not-you');
});
