import { AppError } from '@kindred/chassis/errors/app-error';
import type { Objects } from '@kindred/chassis/ports/objects';
import { createImagesStore } from '../src/store/images.store.ts';
import { createOffersStore } from '../src/store/offers.store.ts';
import { createUploadsStore } from '../src/store/uploads.store.ts';
import { createSweepImages } from '../src/usecases/sweep-images.ts';
import { anOffer, createOffersBed, type Member, type OffersBed } from './offers-bed.ts';

/** Fields as text and one file, as a browser sends them. */
export function formOf(fields: Record<string, string>, file?: Uint8Array): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--b\r\nContent-Disposition: form-data; name="postImage"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
  const parts = file ? [Buffer.from(head), file, Buffer.from('\r\n')] : [];
  return Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from('--b--\r\n')]);
}

export async function sendForm(
  bed: OffersBed,
  caller: Member,
  method: 'POST' | 'PUT',
  url: string,
  body: Buffer,
) {
  const answer = await bed.offers.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const textFields = () =>
  Object.fromEntries(Object.entries(anOffer()).map(([key, value]) => [key, String(value)]));

export const createWithImage = (bed: OffersBed, caller: Member, file?: Uint8Array, fields = {}) =>
  sendForm(bed, caller, 'POST', '/offers/create', formOf({ ...textFields(), ...fields }, file));

export const updateWithImage = (bed: OffersBed, caller: Member, id: string, file?: Uint8Array, fields = {}) =>
  sendForm(bed, caller, 'PUT', `/offers/update/${id}`, formOf(fields, file));

export async function getFile(bed: OffersBed, path: string, headers = {}) {
  const { statusCode, rawPayload, headers: sent } = await bed.offers.app.inject({ url: path, headers });
  return { status: statusCode, bytes: new Uint8Array(rawPayload), headers: sent };
}

/** A bed whose objects can be taken away, and that tells what they hold. */
export async function createImagesBed() {
  const names = new Set<string>();
  let isGone = false;
  const guard = (): void => {
    if (isGone) throw new AppError('unavailable', 'unavailable', 5);
  };
  const bed = await createOffersBed({
    objects: (own): Objects => ({
      ...own,
      async put(bucket, name, object) {
        guard();
        await own.put(bucket, name, object);
        names.add(name);
      },
      async delete(bucket, name) {
        guard();
        await own.delete(bucket, name);
        names.delete(name);
      },
    }),
  });
  const { clock, documents, objects } = bed.effects;
  return {
    ...bed,
    names,
    sweep: createSweepImages(
      createOffersStore(documents, clock, () => {}),
      createImagesStore(objects),
      createUploadsStore(documents),
      clock,
    ),
    takeAway(): void {
      isGone = true;
    },
    giveBack(): void {
      isGone = false;
    },
  };
}
