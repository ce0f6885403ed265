import { mailsTo } from '@kindred/local/testing/mailbox';
import type { Restartable } from '@kindred/local/testing/running';
import { expect } from 'vitest';
import type { Member } from '../member.ts';
import { see } from '../see.ts';
import { say } from './chat.ts';

/** The door may be back before the services behind it, and a container holds a port whose process is dead: no faults then. */
const outages = /^503 |ERR_(EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;

async function withOutage(members: readonly Member[], outage: () => Promise<void>): Promise<void> {
  const before = members.map(({ problems }) => problems.length);
  await outage();
  for (const [index, { problems }] of members.entries())
    problems.push(...problems.splice(before[index] ?? 0).filter((problem) => !outages.test(problem)));
}

/** Part 6: the whole process is killed right after a 201; nothing is lost, doubled or signed out. */
export async function crash(kindred: Restartable, writer: Member, reader: Member): Promise<void> {
  const text = 'the last words before the lights went out';
  await Promise.all([
    writer.page.waitForResponse(
      (answer) => answer.url().includes('/messages/send/') && answer.status() === 201,
    ),
    say(writer, text),
  ]);
  const mails = await Promise.all([writer, reader].map(({ email }) => mailsTo(kindred, email)));
  await withOutage([writer, reader], async () => {
    await kindred.kill();
    await kindred.run();
  });

  for (const { page } of [writer, reader]) {
    await page.reload();
    await see(page.getByRole('log').getByText(text));
    expect(await page.getByRole('log').getByText(text).count()).toBe(1);
  }
  const again = 'and the first ones after';
  await say(reader, again);
  await see(writer.page.getByRole('log').getByText(again));
  const after = await Promise.all([writer, reader].map(({ email }) => mailsTo(kindred, email)));
  expect(after).toEqual(mails);
}
