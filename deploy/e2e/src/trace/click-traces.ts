import type { SpanReceiver } from '@kindred/chassis/testing/span-receiver';
import { hasDescent, type TreeSpan } from '@kindred/chassis/testing/span-tree';
import { until } from '@kindred/chassis/testing/until';
import type { Page } from 'playwright-core';
import type { Account } from '../account.ts';
import { see } from '../see.ts';

/** Batches of spans leave every two seconds. */
const COLLECTED_MS = 30_000;
/** Socket.IO's answer to who opens a channel. */
const CONNECTED = '40';

/** A message: it reaches the other page at once, and the bus beside it. */
export const messagePaths = [
  [
    'browser: click',
    'browser: POST',
    'gateway: POST /messages/send/:receiverId',
    'chat: POST /messages/send/:receiverId',
    'chat: emit newMessage',
    'browser: show newMessage',
  ],
  [
    'browser: click',
    'gateway: POST /messages/send/:receiverId',
    'chat: POST /messages/send/:receiverId',
    'chat: insertOne messages',
  ],
  [
    'browser: click',
    'gateway: POST /messages/send/:receiverId',
    'chat: POST /messages/send/:receiverId',
    'chat: send kindred.message.v1',
    'chat: process kindred.message.v1 update-conversation',
  ],
];

/** A request to connect: the other page hears of it by way of the bus. */
export const requestPaths = [
  [
    'browser: click',
    'browser: POST',
    'gateway: POST /users/send-connection-request',
    'profiles: POST /users/send-connection-request',
    'profiles: send kindred.connection.v1',
    'chat: process kindred.connection.v1 notify-receiver',
    'chat: emit pendingRequest',
    'browser: show pendingRequest',
  ],
];

/** Waits for one trace that holds all these lines of descent. */
export async function traceWith(
  receiver: SpanReceiver,
  paths: readonly (readonly string[])[],
): Promise<TreeSpan[]> {
  return until(
    () => {
      const traces = Map.groupBy(receiver.spansOfServices(), ({ traceId }) => traceId);
      return [...traces.values()].find((spans) => paths.every((path) => hasDescent(spans, path)));
    },
    COLLECTED_MS,
    `one trace over ${paths.map((path) => path.join(' > ')).join(' and ')}`,
  );
}

/** Opens a page of the app and waits for its live channel: what is said before nobody hears. */
export async function openLive(page: Page, path: string): Promise<void> {
  const channel = page.waitForEvent('websocket');
  await page.goto(path);
  const socket = await channel;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith(CONNECTED));
}

export async function openChat(page: Page, name: string): Promise<void> {
  await openLive(page, '/chatbox');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await see(page.getByRole('textbox', { name: 'Message', exact: true }));
}

/** Writes and clicks; the other page shows it. */
export async function clickSend(page: Page, other: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await see(other.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true }));
}

/** Asks somebody whose home stands open on the other page to connect, from their profile. */
export async function clickConnect(page: Page, other: Page, asked: Account): Promise<void> {
  await openLive(other, '/homeArtist');
  await page.goto(`/profile-artist/${asked.userId}`);
  await page
    .getByRole('button', { name: /^Connect / })
    .first()
    .click();
}
