import { expect, it } from 'vitest';
import { createMailsStore, type MailDocument } from '../src/store/mails.store.ts';
import { aMailService } from './_util.ts';

const aMail = (change: Partial<MailDocument> & Pick<MailDocument, '_id'>): MailDocument => ({
  template: 'contact-message',
  state: 'due',
  tries: 0,
  nextTryAt: 1_000,
  giveUpAt: 9_000,
  messageId: `<${change._id}@kindred.example>`,
  createdAt: 500,
  ...change,
});

it('counts as waiting, and dates, only what is still to be sent', async () => {
  const { create, mails } = await aMailService();
  const service = await create();
  await service.migrate();
  const store = createMailsStore(mails);
  await store.add(aMail({ _id: 'sent', state: 'sent', createdAt: 100 }));
  await store.add(aMail({ _id: 'failed', state: 'failed', createdAt: 200 }));
  expect([await store.countDue(10), await store.oldestDue()]).toEqual([0, undefined]);
  await store.add(aMail({ _id: 'next', createdAt: 400, nextTryAt: 1_000 }));
  await store.add(aMail({ _id: 'first', createdAt: 300, nextTryAt: 3_000 }));
  await store.add(aMail({ _id: 'later', createdAt: 500, nextTryAt: 2_000 }));
  expect([await store.countDue(10), await store.oldestDue()]).toEqual([3, 300]);
  expect(await store.countDue(2)).toBe(2);
});
