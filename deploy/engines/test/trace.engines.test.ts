import { readEngines } from '@kindred/chassis/testing/engines';
import { patience } from '@kindred/chassis/testing/patience';
import { show } from '@kindred/chassis/testing/show';
import { type SpanReceiver, startSpanReceiver } from '@kindred/chassis/testing/span-receiver';
import { drawSpanTree } from '@kindred/chassis/testing/span-tree';
import { until } from '@kindred/chassis/testing/until';
import { type Account, connectAccounts, freshAccount } from '@kindred/e2e/account';
import { launchBrowser } from '@kindred/e2e/browser';
import { signedInPage } from '@kindred/e2e/stage';
import {
  clickConnect,
  clickSend,
  messagePaths,
  openChat,
  requestPaths,
  traceWith,
} from '@kindred/e2e/trace/click-traces';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { says } from '../src/testing/degradation-bed.ts';
import { Fleet } from '../src/testing/fleet.ts';
import { patientTimeouts } from '../src/testing/fleet-env.ts';

const CONNECTED_MS = 30_000;

let receiver: SpanReceiver;
let browser: Browser;
let fleet: Fleet;
let ada: Account;
let bob: Account;
let cleo: Account;

const named = (firstname: string) =>
  freshAccount(fleet.through(0), `${firstname}@example.com`.toLowerCase(), 'artist', {
    firstname,
    lastname: 'Trace',
  });

beforeAll(async () => {
  receiver = await startSpanReceiver();
  [browser, fleet] = await Promise.all([
    launchBrowser(),
    Fleet.start({
      engines: readEngines(),
      replicas: { chat: 2, gateway: 2 },
      pairsChat: true,
      env: { ...patientTimeouts, KINDRED_OTLP_URL: receiver.url, KINDRED_TRACE_PERCENT: '100' },
    }),
  ]);
  [ada, bob, cleo] = await Promise.all([named('Ada'), named('Bob'), named('Cleo')]);
  await connectAccounts(fleet.through(0), ada, bob);
  await until(() => says(fleet.through(0), ada, bob, 'hello'), CONNECTED_MS, 'their connection');
}, 180_000 * patience);
afterAll(async () => {
  await browser?.close();
  await fleet?.dispose();
  receiver?.close();
});

it('follows a click on Send over two replicas of chat to the page of the other member', async () => {
  const adaPage = await signedInPage(browser, fleet.through(0).url, ada);
  const bobPage = await signedInPage(browser, fleet.through(1).url, bob);
  await openChat(adaPage, 'Bob Trace');
  await openChat(bobPage, 'Ada Trace');
  await clickSend(adaPage, bobPage, 'Seen from end to end');
  const spans = await traceWith(receiver, messagePaths);
  show('engines', 'trace-message', drawSpanTree(spans));
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['browser', 'gateway', 'chat']));
});

it('follows a request to connect over Kafka to the page of the other member', async () => {
  const adaPage = await signedInPage(browser, fleet.through(0).url, ada);
  const cleoPage = await signedInPage(browser, fleet.through(1).url, cleo);
  await clickConnect(adaPage, cleoPage, cleo);
  const spans = await traceWith(receiver, requestPaths);
  show('engines', 'trace-request', drawSpanTree(spans));
  expect(new Set(spans.map(({ service }) => service))).toEqual(
    new Set(['browser', 'gateway', 'profiles', 'chat']),
  );
});
