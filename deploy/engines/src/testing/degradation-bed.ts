import { setTimeout } from 'node:timers/promises';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Collection, Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import { openDocuments } from '@kindred/chassis/process/open-engines';
import { readEngineAddresses } from '@kindred/chassis/process/process-variables';
import { readEngines } from '@kindred/chassis/testing/engines';
import { until } from '@kindred/chassis/testing/until';
import { type Account, connectAccounts, freshAccount } from '@kindred/e2e/account';
import { type Answer, type Call, call } from '@kindred/e2e/call';
import type { Running } from '@kindred/local/testing/running';
import { openDoors } from './engine-doors.ts';
import { Fleet, type FleetOptions } from './fleet.ts';
import type { PartName } from './replica.ts';

export interface Timed<Body> extends Answer<Body> {
  ms: number;
  /** Seconds; undefined when the answer says nothing of a later try. */
  retryAfter: number | undefined;
}

const CONNECTED_MS = 20_000;

/** One call through the public door and how long it took. */
export async function timedCall<Body = unknown>(
  kindred: Running,
  path: string,
  wish: Call = {},
): Promise<Timed<Body>> {
  const startedAt = performance.now();
  const answer = await call<Body>(kindred, path, wish);
  const retryAfter = answer.headers.get('retry-after');
  return {
    ...answer,
    ms: performance.now() - startedAt,
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
  };
}

export const sendMessage = (kindred: Running, from: Account, to: Account, message: string) =>
  timedCall<{ _id: string }>(kindred, `/messages/send/${to.userId}`, {
    method: 'POST',
    token: from.token,
    body: { message },
  });

const AGAIN_MS = 1_000;

/** Whether a message was taken; a refused one is not tried again at once, for tries are limited too. */
export async function says(kindred: Running, from: Account, to: Account, message: string): Promise<boolean> {
  if ((await sendMessage(kindred, from, to, message)).status < 300) return true;
  await setTimeout(AGAIN_MS);
  return false;
}

export const setTitle = (kindred: Running, { token, userId }: Account, title: string) =>
  timedCall(kindred, `/users/update/${userId}`, { method: 'PUT', token, body: { title } });

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** What was measured, for whoever reads the test's output. */
export const report = (line: string): void => void process.stdout.write(`    ${line}\n`);

/** The whole product on real engines, each behind a door that a test may close. */
export async function aFleetBehindDoors(options: Omit<FleetOptions, 'engines'> = {}) {
  const engines = readEngines();
  const doors = await openDoors(engines);
  const fleet = await Fleet.start({
    ...options,
    engines,
    env: { ...doors.env, ...options.env },
  });
  const through = (index: number): Running => ({
    ...fleet.through(index),
    opsUrl: doors.mailbox.url,
  });
  const documents = options.env?.KINDRED_DOCUMENTS ?? engines.mongoUrl;
  const addresses = readEngineAddresses({ ...fleet.env, KINDRED_DOCUMENTS: documents });
  const logger = createLogger('silent', 'test');
  const openedBefore = new Map<PartName, Documents>();

  return {
    doors,
    fleet,
    through,
    /** What a service has stored, past its door. */
    async stored<T extends StoredDocument>(part: PartName, collection: string): Promise<Collection<T>> {
      const opened = openedBefore.get(part) ?? (await openDocuments(addresses, part, { logger }));
      openedBefore.set(part, opened);
      return opened.collection<T>(collection);
    },
    /** Members of this run, each connected with all others and able to write to them. */
    async members(...names: readonly string[]): Promise<Account[]> {
      const kindred = through(0);
      const accounts = await Promise.all(
        names.map((name) =>
          freshAccount(kindred, `${name}@example.com`, 'artist', { firstname: name, lastname: 'Test' }),
        ),
      );
      for (const [at, one] of accounts.entries())
        for (const other of accounts.slice(at + 1)) {
          await connectAccounts(kindred, one, other);
          await until(() => says(kindred, one, other, 'hello'), CONNECTED_MS, 'their connection');
        }
      return accounts;
    },
    async dispose() {
      await fleet.dispose();
      await Promise.all([...openedBefore.values()].map((opened) => opened.close()));
      await doors.close();
    },
  };
}
export type FleetBehindDoors = Awaited<ReturnType<typeof aFleetBehindDoors>>;
