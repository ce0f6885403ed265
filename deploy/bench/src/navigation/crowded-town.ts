import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { Kindred } from '@kindred/local/testing/kindred';
import { fillMembers } from '../../../../services/profiles/test/_members.ts';

/** The product with its demo community and so many members beside it. */
export async function startCrowdedTown(members: number): Promise<Kindred> {
  const kindred = await Kindred.start();
  await kindred.stop();
  const documents = createEmbeddedDocuments({ path: join(kindred.dataFolder, 'profiles.sqlite') });
  await fillMembers(documents, members);
  await documents.close();
  await kindred.run();
  return kindred;
}
