import { createMongoDocuments } from '../../src/mongodb/documents.ts';
import { documentsContract } from '../../src/testing/contract/documents.contract.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { dropDatabase, SLOW_MS } from './_mongodb-bed.ts';

documentsContract('MongoDB', async () => {
  const { mongoUrl: url } = readEngines();
  const database = freshName('kindred-contract');
  let documents = createMongoDocuments({ url, database, timeoutMs: SLOW_MS });
  return {
    documents,
    async reopen() {
      await documents.close();
      documents = createMongoDocuments({ url, database, timeoutMs: SLOW_MS });
      return documents;
    },
    async close() {
      await documents.close();
      await dropDatabase(database);
    },
  };
});
