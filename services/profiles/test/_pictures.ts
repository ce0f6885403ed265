import { AppError } from '@kindred/chassis/errors/app-error';
import type { Objects } from '@kindred/chassis/ports/objects';
import { createMembersStore } from '../src/store/members.store.ts';
import { createPicturesStore } from '../src/store/pictures.store.ts';
import { createUploadsStore } from '../src/store/uploads.store.ts';
import { createSweepPictures } from '../src/usecases/sweep-pictures.ts';
import { createProfilesBed, type Member, type ProfilesBed } from './profiles-bed.ts';

/** A form around one file, as a browser sends it. */
export const formOf = (field: string, bytes: Uint8Array, filename = 'me.png', type = 'image/png'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);

export const FORM_TYPE = 'multipart/form-data; boundary=b';

export interface PictureCall {
  call?: 'update-profile-pic' | 'update-profile-back' | 'upload-port-img';
  /** Whose path; the caller's own when absent. */
  id?: string;
  body: Buffer;
  type?: string;
  idempotencyKey?: string;
}

export async function putPicture(bed: ProfilesBed, caller: Member, wish: PictureCall) {
  const { call = 'update-profile-pic', id = caller.id, body, type = FORM_TYPE, idempotencyKey } = wish;
  const answer = await bed.profiles.app.inject({
    method: call === 'upload-port-img' ? 'POST' : 'PUT',
    url: `/users/${call}/${id}`,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': type,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

export const uploadImage = (bed: ProfilesBed, caller: Member, bytes: Uint8Array) =>
  putPicture(bed, caller, { body: formOf('profileImage', bytes) });

export const uploadBackground = (bed: ProfilesBed, caller: Member, bytes: Uint8Array) =>
  putPicture(bed, caller, { call: 'update-profile-back', body: formOf('profileBackground', bytes) });

export const uploadPortfolioImage = (
  bed: ProfilesBed,
  caller: Member,
  bytes: Uint8Array,
  idempotencyKey?: string,
) =>
  putPicture(bed, caller, {
    call: 'upload-port-img',
    body: formOf('portfolioImage', bytes),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

export async function getFile(bed: ProfilesBed, path: string) {
  const { statusCode, rawPayload, headers } = await bed.profiles.app.inject({ url: path });
  return { status: statusCode, bytes: new Uint8Array(rawPayload), headers };
}

/** Objects that can be taken away and given back, and that tell what they hold. */
function objectsToBreak(objects: Objects) {
  const names = new Set<string>();
  let isGone = false;
  const guard = (): void => {
    if (isGone) throw new AppError('unavailable', 'unavailable', 5);
  };
  const port: Objects = {
    ...objects,
    async put(bucket, name, object) {
      guard();
      await objects.put(bucket, name, object);
      names.add(name);
    },
    async get(bucket, name) {
      guard();
      return objects.get(bucket, name);
    },
    async delete(bucket, name) {
      guard();
      await objects.delete(bucket, name);
      names.delete(name);
    },
  };
  return {
    port,
    names,
    takeAway() {
      isGone = true;
    },
    giveBack() {
      isGone = false;
    },
  };
}

/** A bed whose objects can be taken away. */
export async function createPicturesBed() {
  let objects: ReturnType<typeof objectsToBreak> | undefined;
  const bed = await createProfilesBed({
    objects: (own) => {
      objects = objectsToBreak(own);
      return objects.port;
    },
  });
  if (!objects) throw new Error('the bed kept its own objects');
  const { clock, documents } = bed.effects;
  const sweep = createSweepPictures(
    createMembersStore(documents, clock, () => {}),
    createPicturesStore(objects.port),
    createUploadsStore(documents),
    clock,
  );
  return { ...bed, objects, sweep };
}
