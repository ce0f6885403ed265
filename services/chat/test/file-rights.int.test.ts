import { anImage } from '@kindred/chassis/testing/images';
import { call } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { aPdf, createFilesBed, getFile, sendFile } from './_attachments.ts';
import type { Member } from './chat-bed.ts';

async function aBed() {
  const bed = await createFilesBed();
  const { body } = await sendFile(bed, bed.mira, bed.clara, { bytes: aPdf() });
  return {
    ...bed,
    sent: body,
    link: (caller: Member | undefined, id: string = body._id) =>
      call(bed.chat, {
        method: 'GET',
        path: `/messages/file/${id}`,
        ...(caller ? { token: caller.token } : {}),
      }),
  };
}

const notFound = [404, [{ message: 'There is nothing here.', code: 'not-found' }]];

test('the two participants get a fresh address, also after they have parted; nobody else gets one', async () => {
  const bed = await aBed();
  const stranger = await bed.member();
  await bed.connected(stranger, bed.mira);
  await bed.removed(bed.mira, bed.clara);
  for (const participant of [bed.mira, bed.clara]) {
    const { status, body } = await bed.link(participant);
    expect([status, body.success]).toEqual([200, true]);
    expect(Date.parse(body.expiresAt) - bed.effects.clock.now()).toBeLessThanOrEqual(300_000);
    expect((await getFile(bed, body.file)).status).toBe(200);
  }
  const refused = await bed.link(stranger);
  expect([refused.status, refused.body.errors]).toEqual(notFound);
  const missing = await bed.link(stranger, '0'.repeat(24));
  expect([missing.status, missing.body]).toEqual([refused.status, refused.body]);
  expect((await bed.read(stranger, bed.clara)).status).toBe(404);
  expect((await bed.read(stranger, bed.mira)).body).toEqual([]);
  expect((await bed.link(undefined)).status).toBe(401);
});

test('an address runs out within five minutes, a new one opens the same file', async () => {
  const bed = await aBed();
  expect((await getFile(bed, bed.sent.file)).status).toBe(200);
  bed.move(300_000);
  expect((await getFile(bed, bed.sent.file)).status).toBe(404);
  const [again] = (await bed.read(bed.clara, bed.mira)).body;
  expect(again.file).not.toBe(bed.sent.file);
  expect((await getFile(bed, again.file)).status).toBe(200);
  expect((await getFile(bed, (await bed.link(bed.clara)).body.file)).status).toBe(200);
});

test('a forged, cut or bare address finds nothing, and says no more than that', async () => {
  const bed = await aBed();
  const other = (await sendFile(bed, bed.clara, bed.mira, { bytes: await anImage() })).body;
  const url = new URL(bed.sent.file, 'http://localhost');
  const [mine, foreign] = [url.pathname, new URL(other.file, 'http://localhost').pathname];
  const expires = Number(url.searchParams.get('expires'));
  const signature = url.searchParams.get('signature');
  const forged = [
    mine,
    `${mine}?expires=${expires}`,
    `${mine}?signature=${signature}`,
    `${mine}?expires=${expires + 3600}&signature=${signature}`,
    `${mine}?expires=${expires}&signature=${'A'.repeat(43)}`,
    `${mine}?expires=${expires}&signature=`,
    `${foreign}?expires=${expires}&signature=${signature}`,
    `${foreign.replace('1600', '640')}?${new URL(other.file, 'http://localhost').searchParams}`,
    `/media/chat/..%2f..%2fkeys.json?expires=${expires}&signature=${signature}`,
    `/media/chat/%00?expires=${expires}&signature=${signature}`,
  ];
  for (const address of forged) {
    const answer = await call(bed.chat, { method: 'GET', path: address });
    expect([address, answer.status, answer.body.errors]).toEqual([address, ...notFound]);
    expect(answer.headers['cache-control']).toBeUndefined();
  }
  const odd = [
    `${mine}?expires=1&expires=2`,
    `${mine}?expires[$gt]=1`,
    `${mine}?signature=${'a'.repeat(400)}`,
  ];
  for (const address of odd)
    expect((await call(bed.chat, { method: 'GET', path: address })).status).toBe(400);
});
