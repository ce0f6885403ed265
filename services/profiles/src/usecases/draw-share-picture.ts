import type { DrawSvg } from '@kindred/chassis/images/svg-drawer';
import { sharePicture } from '@kindred/prints/share-picture';
import type { Role } from '@kindred/proto/role';

const KEPT = 200;

/** Draws the picture that stands beside a link to a profile; those asked for last are kept. */
export function createDrawSharePicture(drawSvg: DrawSvg) {
  const kept = new Map<string, Uint8Array>();
  return async (userId: string, role: Role): Promise<Uint8Array> => {
    const key = `${role}:${userId}`;
    const known = kept.get(key);
    const bytes = known ?? (await drawSvg(sharePicture(userId, role)));
    kept.delete(key);
    kept.set(key, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
}

export type DrawSharePicture = ReturnType<typeof createDrawSharePicture>;
