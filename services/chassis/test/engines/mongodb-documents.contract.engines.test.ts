import { createMongoDocuments } from '../../src/mongodb/documents.ts';
import { documentsContract } from '../../src/testing/contract/documents.contract.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { patience } from '../../src/testing/patience.ts';
import { dropDatabase } from './_mongodb-bed.ts';

const TIMEOUT_MS = 30_000 * patience;

documentsContract('MongoDB', async () => {
  const { mongoUrl: url } = readEngines();
  const database = freshName('kindred-contract');
  let documents = createMongoDocuments({ url, database, timeoutMs: TIMEOUT_MS });
  return {
    documents,
    async reopen() {
      await documents.close();
      documents = createMongoDocuments({ url, database, timeoutMs: TIMEOUT_MS });
      return documents;
    },
    async close() {
      await documents.close();
      await dropDatabase(database);
    },
  };
});
