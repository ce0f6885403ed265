import { describe, expect, test } from 'vitest';
import { type ChatBed, createChatBed, type Member, textsOf, twoContacts } from './chat-bed.ts';

async function talk(bed: ChatBed, from: Member, to: Member, count: number): Promise<void> {
  for (let i = 1; i <= count; i += 1) await bed.send(from, to, `m${i}`);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `m${from + i}`);

describe('reading a conversation', () => {
  test('answers the newest page in ascending order, and the pages before it', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    await talk(bed, mira, clara, 57);
    const newest = await bed.read(clara, mira);
    expect(textsOf(newest)).toEqual(range(8, 57));
    const older = await bed.read(clara, mira, `?limit=5&before=${newest.body[0]._id}`);
    expect(textsOf(older)).toEqual(range(3, 7));
    const oldest = await bed.read(clara, mira, `?before=${older.body[0]._id}`);
    expect(textsOf(oldest)).toEqual(range(1, 2));
    expect(textsOf(await bed.read(clara, mira, `?before=${oldest.body[0]._id}`))).toEqual([]);
  });

  test('is empty between contacts who have not talked', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const answer = await bed.read(mira, clara);
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  test('stays possible after the connection ended', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    await bed.send(mira, clara, 'goodbye');
    await bed.removed(clara, mira);
    expect(textsOf(await bed.read(mira, clara))).toEqual(['goodbye']);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['goodbye']);
  });

  test('answers strangers, open requests and silent former contacts alike: nothing is here', async () => {
    const bed = await createChatBed();
    const mira = await bed.member();
    const others = [await bed.member(), await bed.member(), await bed.member()] as const;
    await bed.requested(mira, others[1]);
    await bed.connected(mira, others[2]);
    await bed.removed(mira, others[2]);
    const answers = await Promise.all([...others, mira].map((other) => bed.read(mira, other)));
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([
        404,
        [{ message: 'There is nothing here.', code: 'not-found' }],
      ]);
    }
  });

  test('knows no message of another conversation, neither as page nor as its end', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const { body } = await bed.send(mira, clara, 'private');
    const third = await bed.member();
    await bed.connected(mira, third);
    expect((await bed.read(third, mira)).body).toEqual([]);
    expect((await bed.read(third, mira, `?before=${body._id}`)).status).toBe(404);
    expect((await bed.read(third, clara)).status).toBe(404);
  });
});
