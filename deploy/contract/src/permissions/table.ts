import { chatRights } from './chat.rights.ts';
import { connectionsRights } from './connections.rights.ts';
import { identityRights } from './identity.rights.ts';
import { mailRights } from './mail.rights.ts';
import type { Rights } from './notation.ts';
import { offersRights } from './offers.rights.ts';
import { profilesRights } from './profiles.rights.ts';
import { ratingsRights } from './ratings.rights.ts';

/** Every public call and who may make it, whatever id they name and whatever state it is in. */
export const permissions: readonly Rights[] = [
  ...identityRights,
  ...profilesRights,
  ...connectionsRights,
  ...offersRights,
  ...ratingsRights,
  ...chatRights,
  ...mailRights,
];
