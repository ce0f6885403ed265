import type { Cast } from '../hostile/cast.ts';
import { BOUNDARY, type FormPart, formOf } from '../hostile/form.ts';
import type { ChildProduct } from '../testing/child-product.ts';
import type { Answer } from '../testing/send-call.ts';

/** Where a picture may be put. */
export interface PicturePlace {
  title: string;
  method: 'POST' | 'PUT';
  path(cast: Cast): string;
  field: string;
  /** Texts that go with it. */
  texts: Readonly<Record<string, string>>;
  /** An empty file is none where a picture may be left out. */
  isOptional?: true;
  /** Takes a PDF for what it is. */
  takesPdf?: true;
}

const offer = { title: 'With a photo', description: 'x', type: 'offer', category: 'Music', status: 'open' };

export const picturePlaces: readonly PicturePlace[] = [
  {
    title: 'profile picture',
    method: 'PUT',
    path: ({ me }) => `/users/update-profile-pic/${me.userId}`,
    field: 'profileImage',
    texts: {},
  },
  {
    title: 'banner',
    method: 'PUT',
    path: ({ me }) => `/users/update-profile-back/${me.userId}`,
    field: 'profileBackground',
    texts: {},
  },
  {
    title: 'portfolio',
    method: 'POST',
    path: ({ me }) => `/users/upload-port-img/${me.userId}`,
    field: 'portfolioImage',
    texts: {},
  },
  {
    title: 'offer',
    method: 'POST',
    path: () => '/offers/create',
    field: 'postImage',
    texts: offer,
    isOptional: true,
  },
  {
    title: 'message',
    method: 'POST',
    path: ({ contact }) => `/messages/send/${contact.userId}`,
    field: 'chatimage',
    texts: {},
    isOptional: true,
    takesPdf: true,
  },
];

/** One upload as a browser sends it. */
export function upload(
  product: ChildProduct,
  cast: Cast,
  { method, path, field, texts }: PicturePlace,
  value: Uint8Array,
  filename: string,
): Promise<Answer> {
  const fields: FormPart[] = Object.entries(texts).map(([name, text]) => ({ name, value: text }));
  return product.call({
    method,
    path: path(cast),
    token: cast.me.token,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(formOf([...fields, { name: field, value, filename, type: 'image/png' }])),
  });
}
