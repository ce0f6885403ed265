import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedBus } from '../../src/embedded/bus.ts';
import { createEmbeddedDocuments } from '../../src/embedded/documents.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { crashSpec, crashTopic } from './_crash-spec.ts';
import { aDataFolder } from './_data-folder.ts';

const ROUNDS = 5;
const ACKNOWLEDGED_PER_ROUND = 150;
const writer = fileURLToPath(new URL('./_crash-writer.ts', import.meta.url));

/** Runs the writer, kills it the hard way in the middle of its work, answers what it had acknowledged. */
async function writeUntilKilled(documentsPath: string, busPath: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, documentsPath, busPath, `r${round}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const exited = once(child, 'exit');
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
    if (printed.split('\n').length > ACKNOWLEDGED_PER_ROUND + round * 7) child.kill('SIGKILL');
  });
  const [code, signal] = await exited;
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return printed.split('\n').slice(0, -1);
}

test('after kill -9 nothing that was acknowledged is lost, in documents, their indexes and the bus', async () => {
  const folder = aDataFolder();
  const [documentsPath, busPath] = [folder.file('documents.sqlite'), folder.file('bus.sqlite')];
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    acknowledged.push(...(await writeUntilKilled(documentsPath, busPath, round)));

  const documents = createEmbeddedDocuments({ path: documentsPath });
  const bus = createEmbeddedBus({ path: busPath, clock: createSystemClock() });
  onTestFinished(async () => {
    await documents.close();
    await bus.close();
    folder.remove();
  });
  await documents.ensure([crashSpec]);
  await bus.ensure([crashTopic]);
  const limit = 1_000_000;
  const things = documents.collection<{ _id: string; n: number; tags: string[] }>('things');
  const found = await things.find({ tags: 'written' }, { limit });
  const messages: string[] = [];
  const onMessage = async ({ key }: { key: string }): Promise<void> => void messages.push(key);
  await (await bus.replay({ topics: [crashTopic], onMessage })).close();

  const stored = new Set([
    ...found.map(({ _id }) => `document ${_id}`),
    ...messages.map((key) => `message ${key}`),
  ]);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * ACKNOWLEDGED_PER_ROUND);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(messages).size).toBe(messages.length);
  // The side index and the documents tell the same story, also for what was cut off in the middle.
  expect(await things.countUpTo({ tags: 'all' }, limit)).toBe(await things.countUpTo({}, limit));
});
