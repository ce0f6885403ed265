import type { Member } from '../../members.ts';
import type { Ask, Scene, Sent } from '../scene.ts';
import type { World } from '../world.ts';

const caller = { in: 'path', field: 'id' } as const;

/** A list of the profile: how an entry gets in, and what names it when it goes. */
interface EntryList {
  list: 'languages' | 'interests' | 'personality' | 'portfolioImages';
  add(world: World, who: Member, text: string): Promise<unknown>;
  remove: string;
  field: string;
}

const lists = {
  language: {
    list: 'languages',
    add: ({ as }, who, language) =>
      as(who, 'POST', `/users/add-language/${who.userId}`, { language, level: 'Fluent' }),
    remove: '/users/delete-language/',
    field: 'languageId',
  },
  interest: {
    list: 'interests',
    add: ({ as }, who, interest) => as(who, 'POST', `/profile/interests/${who.userId}`, { interest }),
    remove: '/profile/delete-interests/',
    field: 'interestId',
  },
  personality: {
    list: 'personality',
    add: ({ as }, who, personality) => as(who, 'POST', `/profile/personality/${who.userId}`, { personality }),
    remove: '/profile/delete-personality/',
    field: 'personalityId',
  },
  image: {
    list: 'portfolioImages',
    add({ as, image }, who) {
      const form = new FormData();
      form.append('portfolioImage', new Blob([image]), 'a.png');
      return as(who, 'POST', `/users/upload-port-img/${who.userId}`, form);
    },
    remove: '/users/delete-port-img/',
    field: 'imageId',
  },
} as const satisfies Record<string, EntryList>;

const MOST_LANGUAGES = 15;

async function entriesOf({ as }: World, who: Member, list: EntryList['list']): Promise<string[]> {
  const { user } = (await as(who, 'GET', '/users/loggeduser')).json as {
    user: Record<EntryList['list'], { _id: string }[]>;
  };
  return user[list].map(({ _id }) => _id);
}

/** An entry of a member; what is there is used, so that no list gets full. */
async function entryOf(world: World, who: Member, { list, add }: EntryList): Promise<string> {
  const known = await entriesOf(world, who, list);
  if (known.length > 0) return known.at(-1) ?? '';
  await add(world, who, world.unknownId());
  return (await entriesOf(world, who, list)).at(-1) ?? '';
}

async function subjectOf({ world, me, foreign, state }: Ask, kind: EntryList): Promise<string> {
  if (state === 'unknown entry') return world.unknownId();
  if (state === "another's entry") return entryOf(world, foreign, kind);
  const entry = await entryOf(world, me, kind);
  if (state === 'deleted entry')
    await world.as(me, 'DELETE', `${kind.remove}${me.userId}`, { [kind.field]: entry });
  return entry;
}

const hasSession = ({ actor }: Ask): boolean =>
  !['visitor', 'forged', 'signed-out', 'suspended', 'deleted'].includes(actor);

const deleting = (kind: EntryList): Scene => ({
  caller,
  repeated: kind.field,
  isSetPerCell: true,
  make: async (ask) => ({
    body: { [kind.field]: hasSession(ask) ? await subjectOf(ask, kind) : ask.world.unknownId() },
  }),
  pair: async ({ world, me, foreign, actor }) =>
    actor === 'visitor' || me.token === world.cast.actors['signed-out'].token
      ? [world.unknownId(), world.unknownId()]
      : [world.unknownId(), await entryOf(world, foreign, kind)],
});

/** Entries beyond what a list holds make room first. */
const adding = (kind: EntryList, body: (text: string) => Record<string, unknown>): Scene => ({
  caller,
  isSetPerCell: true,
  async make(ask) {
    const { world, me } = ask;
    if (hasSession(ask) && (await entriesOf(world, me, kind.list)).length >= MOST_LANGUAGES) {
      const _id = await entryOf(world, me, kind);
      await world.as(me, 'DELETE', `${kind.remove}${me.userId}`, { [kind.field]: _id });
    }
    return { body: body(world.unknownId()) };
  },
});

const own = (sent: Sent | (() => Sent), image?: string): Scene => ({
  caller,
  make: () => (typeof sent === 'function' ? sent() : sent),
  ...(image ? { image } : {}),
});

function memberOf({ world: { cast, unknownId }, foreign, state }: Ask): string {
  if (state === 'unknown') return unknownId();
  if (state === 'unverified') return cast.unconfirmed.userId;
  if (state === 'address hidden') return cast.discreet.userId;
  if (state === 'suspended' || state === 'deleted') return cast.actors[state].userId;
  return foreign.userId;
}

/** Another name in the place of a file's own, of the same form. */
const unknownFile = (path: string): string =>
  path.replace(/[0-9a-f]{16,}/, (name) => name.replace(/./g, (digit) => (digit === '0' ? '1' : '0')));

export const fileIn = (path: string, state: string): string => {
  if (state === 'unknown') return unknownFile(path).split('/').at(-1) ?? '';
  return state === 'shown' ? (path.split('/').at(-1) ?? '') : 'passwd.txt';
};

/** Everybody in the cast joined on it. */
const today = (): string => new Date().toISOString().slice(0, 10);

export const profilesScenes: Readonly<Record<string, Scene>> = {
  'GET /users/loggeduser': { make: () => ({}) },
  'GET /users/all-the-users': { make: () => ({ query: { limit: '200' } }) },
  'GET /users/single-user/:id': {
    caller,
    make: (ask) => (ask.place === 'path' ? { params: { id: memberOf(ask) } } : {}),
  },
  'GET /users/share-card/:id': {
    caller,
    make: (ask) => ({ params: { id: memberOf(ask) } }),
  },
  'GET /media/share/:file': {
    make: (ask) => ({ params: { file: ask.state === 'no such name' ? 'a.png' : `${memberOf(ask)}.png` } }),
  },
  'GET /users/sitemap': { make: () => ({}) },
  'GET /users/sitemap/:day': {
    make: ({ state }) => ({ params: { day: state === 'no such day' ? '2026-02-30' : today() } }),
  },
  'PUT /users/update/:id': own({ body: { title: 'Painter' } }),
  'PUT /users/update-profile-pic/:id': own({}, 'profileImage'),
  'PUT /users/update-profile-back/:id': own({}, 'profileBackground'),
  'POST /users/upload-port-img/:id': { ...adding(lists.image, () => ({})), image: 'portfolioImage' },
  'POST /users/add-language/:id': adding(lists.language, (language) => ({ language, level: 'Fluent' })),
  'POST /profile/user/:id/about': own({ body: { about: '<p>Walls.</p>' } }),
  'POST /profile/interests/:id': adding(lists.interest, (interest) => ({ interest })),
  'POST /profile/personality/:id': adding(lists.personality, (personality) => ({ personality })),
  'DELETE /users/delete-port-img/:id': deleting(lists.image),
  'DELETE /users/delete-language/:id': deleting(lists.language),
  'DELETE /profile/delete-interests/:id': deleting(lists.interest),
  'DELETE /profile/delete-personality/:id': deleting(lists.personality),
  'GET /media/profiles/:file': {
    make: ({ world, state }) => ({ params: { file: fileIn(world.picture, state) } }),
  },
};
