import type { DrawSvg } from '@kindred/chassis/images/svg-drawer';
import { sharePicture } from '@kindred/prints/share-picture';
import type { Role } from '@kindred/proto/role';

const KEPT = 200;

/** Draws the picture that stands beside a link to a profile, once for all who ask meanwhile; those asked for last are kept. */
export function createDrawSharePicture(drawSvg: DrawSvg) {
  const kept = new Map<string, Promise<Uint8Array>>();
  return async (userId: string, role: Role): Promise<Uint8Array> => {
    const key = `${role}:${userId}`;
    const picture = kept.get(key) ?? drawSvg(sharePicture(userId, role));
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      // Whoever asks next has it tried anew.
      if (kept.get(key) === picture) kept.delete(key);
      throw error;
    }
  };
}

export type DrawSharePicture = ReturnType<typeof createDrawSharePicture>;
