import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import type { MemberCard, Self } from '../../lib/api-types.ts';
import { live } from '../../lib/live-hub.ts';
import { relationOf, setRelation } from '../../lib/relation.ts';
import { selfApi } from '../../lib/self.api.ts';
import { connectionsApi } from './connections.api.ts';

const aMember = (_id: string): MemberCard => ({
  _id,
  id: _id,
  role: 'artist',
  address: { firstname: _id, lastname: '' },
  title: '',
  location: '',
  categories: [],
  profileImage: null,
  averageRating: 0,
  ratingCount: 0,
});

const aSelf = (lists: Partial<Self> = {}): Self => ({
  ...aMember('me'),
  profileBackground: null,
  about: '',
  languages: [],
  interests: [],
  personality: [],
  portfolioImages: [],
  email: 'me@example.test',
  connections: [],
  pendingRequests: [],
  sentRequests: [],
  favOffers: [],
  isEmailHidden: false,
  isHiddenFromSearchEngines: false,
  ...lists,
});

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A server that answers when the test says so. */
function aSlowServer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async () => (await promise).clone());
  return { answer: (status: number, body: unknown) => resolve(answer(status, body)) };
}

async function signedIn(self: Self) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await store.dispatch(selfApi.util.upsertQueryData('loggedUser', undefined, self));
  await store.dispatch(selfApi.endpoints.loggedUser.initiate());
  const relationTo = (id: string) => {
    const { data } = selfApi.endpoints.loggedUser.select()(store.getState());
    return data && relationOf(data, id);
  };
  const take = (step: 'send' | 'accept' | 'remove', member: MemberCard) =>
    store.dispatch(connectionsApi.endpoints.changeConnection.initiate({ step, selfId: 'me', member }));
  return { store, relationTo, take };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  // The base query resolves "/" against the page, which a bare test does not have.
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      method: string;
      headers: Headers;
      constructor(url: string, { method = 'GET', headers }: RequestInit = {}) {
        this.url = url;
        this.method = method;
        this.headers = new Headers(headers);
      }
      clone() {
        return this;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('shows the step at once and goes back to where it was when the server refuses', async () => {
  const server = aSlowServer();
  const { relationTo, take } = await signedIn(aSelf({ pendingRequests: [aMember('a')] }));
  const step = take('accept', aMember('a'));
  expect(relationTo('a')).toBe('connected');
  server.answer(500, { success: false, message: 'No' });
  await step;
  expect(relationTo('a')).toBe('pending');
});

it('a rollback leaves alone what changed live in the meantime', async () => {
  const server = aSlowServer();
  const { store, relationTo, take } = await signedIn(aSelf());
  const step = take('send', aMember('a'));
  store.dispatch(
    selfApi.util.updateQueryData('loggedUser', undefined, (self) =>
      setRelation(self, aMember('b'), 'pending'),
    ),
  );
  server.answer(500, { success: false, message: 'No' });
  await step;
  expect(relationTo('a')).toBe('none');
  expect(relationTo('b')).toBe('pending');
});

it('takes the relation of the answer, which may say more: a crossing request connects', async () => {
  const server = aSlowServer();
  const { relationTo, take } = await signedIn(aSelf());
  const step = take('send', aMember('a'));
  expect(relationTo('a')).toBe('sent');
  server.answer(200, { success: true, sender: aSelf({ connections: [aMember('a')] }) });
  await step;
  expect(relationTo('a')).toBe('connected');
});

it('does not let a late answer undo what the live channel told after it was written', async () => {
  const server = aSlowServer();
  const { store, relationTo, take } = await signedIn(aSelf());
  const step = take('send', aMember('a'));
  store.dispatch(
    selfApi.util.updateQueryData('loggedUser', undefined, (self) =>
      setRelation(self, aMember('a'), 'connected'),
    ),
  );
  live.emit('connectionChanged', { userId: 'a', state: 'connected', version: 2, user: aMember('a') });
  server.answer(200, { success: true, sender: aSelf({ sentRequests: [aMember('a')] }) });
  await step;
  expect(relationTo('a')).toBe('connected');
});
