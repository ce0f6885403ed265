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
