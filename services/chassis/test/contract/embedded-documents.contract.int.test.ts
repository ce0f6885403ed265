import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedDocuments } from '../../src/embedded/documents.ts';
import { documentsContract } from '../../src/testing/contract/documents.contract.ts';
import { aDataFolder } from './_data-folder.ts';

documentsContract('embedded', async () => {
  const folder = aDataFolder();
  const path = folder.file('documents.sqlite');
  let documents = createEmbeddedDocuments({ path });
  return {
    documents,
    async reopen() {
      await documents.close();
      documents = createEmbeddedDocuments({ path });
      return documents;
    },
    async close() {
      await documents.close();
      folder.remove();
    },
  };
});

test('a process works with the collections that another one has made', async () => {
  const folder = aDataFolder();
  const path = folder.file('documents.sqlite');
  const [migration, service] = [createEmbeddedDocuments({ path }), createEmbeddedDocuments({ path })];
  onTestFinished(async () => {
    await Promise.all([migration.close(), service.close()]);
    folder.remove();
  });
  const things = service.collection<{ _id: string; name: string }>('things');
  await expect(things.insertOne({ _id: 'a', name: 'one' })).rejects.toThrow('things was never ensured');
  await migration.ensure([{ name: 'things', indexes: [{ name: 'name', keys: { name: 1 }, unique: true }] }]);
  await things.insertOne({ _id: 'a', name: 'one' });
  await expect(things.insertOne({ _id: 'b', name: 'one' })).rejects.toThrow('duplicate key in index name');
});
