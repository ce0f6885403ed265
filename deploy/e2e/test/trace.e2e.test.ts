import { show } from '@kindred/chassis/testing/show';
import { type SpanReceiver, startSpanReceiver } from '@kindred/chassis/testing/span-receiver';
import { drawSpanTree } from '@kindred/chassis/testing/span-tree';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, connectAccounts, freshAccount } from '../src/account.ts';
import { Stage } from '../src/stage.ts';
import {
  clickConnect,
  clickSend,
  messagePaths,
  openChat,
  requestPaths,
  traceWith,
} from '../src/trace/click-traces.ts';

let receiver: SpanReceiver;
let stage: Stage;
let ada: Account;
let bob: Account;
let cleo: Account;
let adaPage: Page;
let bobPage: Page;

const named = (firstname: string) =>
  freshAccount(stage.kindred, `${firstname}@example.com`.toLowerCase(), 'artist', {
    firstname,
    lastname: 'Trace',
  });

beforeAll(async () => {
  receiver = await startSpanReceiver();
  stage = await Stage.open({
    hasDemo: false,
    env: { KINDRED_OTLP_URL: receiver.url, KINDRED_TRACE_PERCENT: '100' },
  });
  [ada, bob, cleo] = await Promise.all([named('Ada'), named('Bob'), named('Cleo')]);
  await connectAccounts(stage.kindred, ada, bob);
  [adaPage, bobPage] = await Promise.all([stage.visit({ account: ada }), stage.visit({ account: bob })]);
});
afterAll(async () => {
  await stage?.close();
  receiver?.close();
});

it('follows a click on Send to the page of the other member, in one trace', async () => {
  await openChat(adaPage, 'Bob Trace');
  await openChat(bobPage, 'Ada Trace');
  await clickSend(adaPage, bobPage, 'Seen from end to end');
  const spans = await traceWith(receiver, messagePaths);
  show('browser', 'trace-message', drawSpanTree(spans));
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['browser', 'gateway', 'chat']));
});

it('follows a request to connect over the bus to the page of the other member, in one trace', async () => {
  const cleoPage = await stage.visit({ account: cleo });
  await clickConnect(adaPage, cleoPage, cleo);
  const spans = await traceWith(receiver, requestPaths);
  show('browser', 'trace-request', drawSpanTree(spans));
  expect(new Set(spans.map(({ service }) => service))).toEqual(
    new Set(['browser', 'gateway', 'profiles', 'chat']),
  );
});
