import { AppError } from '@kindred/chassis/errors/app-error';
import type { Objects } from '@kindred/chassis/ports/objects';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { type ChatBed, createChatBed, type Member, twoContacts } from './chat-bed.ts';

const text = (name: string, value: string) =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const file = (name: string, bytes: Uint8Array, filename: string, type: string) =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

export interface Wish {
  message?: string;
  bytes: Uint8Array;
  filename?: string;
  type?: string;
  key?: string;
}

/** A form as a browser sends it. */
const formOf = ({ message, bytes, filename = 'a.png', type = 'image/png' }: Wish): Buffer =>
  Buffer.concat([
    ...(message === undefined ? [] : [text('message', message)]),
    file('chatimage', bytes, filename, type),
    Buffer.from('--b--\r\n'),
  ]);

export async function sendFile(bed: ChatBed, from: Member, to: Member, wish: Wish) {
  const answer = await bed.chat.app.inject({
    method: 'POST',
    url: `/messages/send/${to.id}`,
    headers: {
      authorization: `Bearer ${from.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      ...(wish.key ? { 'idempotency-key': wish.key } : {}),
    },
    payload: formOf(wish),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Without a token: the address alone opens it. */
export async function getFile(bed: ChatBed, address: string) {
  const { statusCode, rawPayload, headers } = await bed.chat.app.inject({ url: address });
  return { status: statusCode, bytes: new Uint8Array(rawPayload), headers };
}

/** Objects that can be taken away and given back, and that tell what they hold. */
function objectsToBreak(own: Objects) {
  const names = new Set<string>();
  let isGone = false;
  const guard = (): void => {
    if (isGone) throw new AppError('unavailable', 'unavailable', 5);
  };
  const port: Objects = {
    ...own,
    async put(bucket, name, object) {
      guard();
      await own.put(bucket, name, object);
      names.add(name);
    },
    async get(bucket, name) {
      guard();
      return own.get(bucket, name);
    },
    async delete(bucket, name) {
      guard();
      await own.delete(bucket, name);
      names.delete(name);
    },
  };
  return {
    port,
    names,
    takeAway() {
      isGone = true;
    },
    giveBack() {
      isGone = false;
    },
  };
}

/** Two contacts, a clock that can be moved and objects that can be taken away. */
export async function createFilesBed(options: { limitFactor?: number } = {}) {
  const system = createSystemClock();
  let offset = 0;
  let objects: ReturnType<typeof objectsToBreak> | undefined;
  const bed = await createChatBed({
    ...options,
    clock: { ...system, now: () => system.now() + offset },
    objects: (own) => {
      objects = objectsToBreak(own);
      return objects.port;
    },
  });
  if (!objects) throw new Error('the bed kept its own objects');
  const [mira, clara] = await twoContacts(bed);
  return {
    ...bed,
    objects,
    mira,
    clara,
    move(ms: number): void {
      offset += ms;
    },
  };
}

export const aPdf = (words = 'hello'): Buffer => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
export const aSong = (words = 'la la'): Buffer => Buffer.from(`ID3\x04\0\0\0\0\0\0${words}`, 'latin1');
