import type { Scene } from '../scene.ts';
import { chatScenes } from './chat.scenes.ts';
import { connectionsScenes } from './connections.scenes.ts';
import { identityScenes } from './identity.scenes.ts';
import { mailScenes } from './mail.scenes.ts';
import { offersScenes } from './offers.scenes.ts';
import { profilesScenes } from './profiles.scenes.ts';
import { ratingsScenes } from './ratings.scenes.ts';

/** How every call of the table is made. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...identityScenes,
  ...profilesScenes,
  ...connectionsScenes,
  ...offersScenes,
  ...ratingsScenes,
  ...chatScenes,
  ...mailScenes,
};
