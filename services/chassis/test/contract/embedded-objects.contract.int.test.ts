import { createEmbeddedObjects } from '../../src/embedded/objects.ts';
import { objectsContract } from '../../src/testing/contract/objects.contract.ts';
import { aDataFolder } from './_data-folder.ts';

objectsContract('embedded', async () => {
  const folder = aDataFolder();
  return {
    objects: createEmbeddedObjects({ path: folder.path }),
    reopen: async () => createEmbeddedObjects({ path: folder.path }),
    close: async () => folder.remove(),
  };
});
