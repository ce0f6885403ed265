import type { Ask, Scene } from '../scene.ts';

function contactOf({ world: { cast, unknownId }, actor, me, state }: Ask): string {
  if (state === 'unknown') return unknownId();
  if (state === 'self') return me.userId;
  if (state === 'stranger') return cast.stranger.userId;
  return actor === 'owner' ? cast.actors['other party'].userId : cast.actors.owner.userId;
}

async function messageOf({ world, actor, state }: Ask): Promise<string> {
  const { messages, cast, send, unknownId } = world;
  switch (state) {
    case 'their message':
      return messages.text;
    case 'their deleted message':
      return messages.deleted;
    case 'their file':
      return messages.file;
    case 'their talk':
      return messages.talk[0] ?? '';
    case 'their fresh talk':
      return actor === 'owner' ? world.nextTalk() : (messages.talk[0] ?? '');
    case 'fresh message':
      return actor === 'owner' ? send(cast.actors.owner, cast.actors['other party']) : messages.text;
    default:
      return unknownId();
  }
}

const aMessage = (body?: Record<string, unknown>): Scene => ({
  make: async (ask) => ({ params: { messageId: await messageOf(ask) }, ...(body ? { body } : {}) }),
});

/** A message of a talk the reader may read or not, which is not this one. */
const elsewhere = ({ world: { messages }, actor }: Ask): string =>
  actor === 'parted' ? messages.text : (messages.talk[0] ?? '');

/** A fresh address: one lasts for minutes only. */
async function signedFile({
  world: { as, cast, messages },
  state,
}: Ask): Promise<{ file: string; query: string }> {
  const { json } = await as(cast.actors.owner, 'GET', `/messages/file/${messages.file}`);
  const url = new URL((json as { file: string }).file, 'http://kindred.example');
  const file = url.pathname.split('/').at(-1) ?? '';
  const another = file.replace(/^[0-9a-f]{4}/, (start) => (start === '0000' ? '1111' : '0000'));
  if (state === 'signed') return { file, query: url.search };
  if (state === 'unsigned') return { file, query: '' };
  if (state === 'signed for another file') return { file: another, query: url.search };
  if (state === 'unknown') return { file: another, query: '' };
  return { file, query: url.search.replace(/expires=(\d)/, 'expires=9$1') };
}

export const chatScenes: Readonly<Record<string, Scene>> = {
  'GET /chats/finduserconnections': { make: () => ({}) },
  'GET /chats/finduserconnections/': { make: () => ({}) },
  'GET /messages/get/:userId': {
    make: (ask) => ({
      params: { userId: contactOf(ask) },
      ...(ask.place === 'sub-id' ? { query: { before: elsewhere(ask) } } : {}),
    }),
  },
  'POST /messages/send/:receiverId': {
    make: (ask) => ({ params: { receiverId: contactOf(ask) }, body: { message: 'hello' } }),
  },
  'PUT /messages/update/:messageId': aMessage({ message: 'in other words' }),
  'DELETE /messages/delete/:messageId': aMessage(),
  'GET /messages/file/:messageId': aMessage(),
  'GET /media/chat/:file': {
    async make(ask) {
      const { file, query } = await signedFile(ask);
      return { params: { file: `${file}${query}` } };
    },
  },
  'PUT /messages/notifications/:userId': {
    isSetPerCell: true,
    async make(ask) {
      const { owner, 'other party': other } = ask.world.cast.actors;
      await ask.world.send(owner, other);
      return { params: { userId: contactOf(ask) } };
    },
  },
};
