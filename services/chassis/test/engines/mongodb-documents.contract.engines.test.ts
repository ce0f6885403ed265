import { MongoClient } from 'mongodb';
import { createMongoDocuments } from '../../src/mongodb/documents.ts';
import { documentsContract } from '../../src/testing/contract/documents.contract.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';

documentsContract('MongoDB', async () => {
  const { mongoUrl: url } = readEngines();
  const database = freshName('kindred-contract');
  let documents = createMongoDocuments({ url, database });
  return {
    documents,
    async reopen() {
      await documents.close();
      documents = createMongoDocuments({ url, database });
      return documents;
    },
    async close() {
      await documents.close();
      const client = new MongoClient(url);
      for (const { name } of await client.db(database).listCollections().toArray())
        await client.db(database).dropCollection(name);
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
});
