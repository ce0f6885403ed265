import { createEmbeddedBus } from '../../src/embedded/bus.ts';
import { createEmbeddedDocuments } from '../../src/embedded/documents.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { crashSpec, crashTopic } from './_crash-spec.ts';

/** Started by the crash test and killed by it: writes without end and prints each id once it is acknowledged. */
const [, , documentsPath = '', busPath = '', round = ''] = process.argv;
const documents = createEmbeddedDocuments({ path: documentsPath });
const bus = createEmbeddedBus({ path: busPath, clock: createSystemClock() });
await documents.ensure([crashSpec]);
await bus.ensure([crashTopic]);
const things = documents.collection<{ _id: string; n: number; tags: string[] }>('things');
const value = new Uint8Array(200);

for (let n = 0; ; n += 1) {
  const id = `${round}-${n}`;
  await things.insertOne({ _id: id, tags: ['all', id], n: 0 });
  await things.updateOne({ _id: id }, { $set: { n: 1 }, $push: { tags: 'written' } });
  process.stdout.write(`document ${id}\n`);
  await bus.publish([{ topic: crashTopic, key: id, headers: { id }, value }]);
  process.stdout.write(`message ${id}\n`);
  await new Promise((resolve) => setImmediate(resolve));
}
