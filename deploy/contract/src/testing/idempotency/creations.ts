import { anImage } from '@kindred/chassis/testing/images';
import { valueAt } from '../../calls/value-at.ts';
import type { Member } from '../members.ts';
import type { Product } from '../product.ts';
import type { Call } from '../send-call.ts';

export interface Makers {
  artist: Member;
  entrepreneur: Member;
  /** Of somebody who registers in this run. */
  address: string;
}

/** A call that creates and honours `Idempotency-Key`: decisions, "Every call", "Retries are harmless". */
export interface Creation {
  name: string;
  /** Two bodies that ask for different things. */
  call(makers: Makers, variant: 'first' | 'other'): Promise<Call> | Call;
  /** How many things there are of what it creates. */
  count(product: Product, makers: Makers): Promise<number>;
  /** Where the answer tells of more than what was created: what of it stays. */
  lasting?: (answer: unknown) => unknown;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : -1);

async function listed(product: Product, call: Omit<Call, 'method'>, ...path: string[]): Promise<number> {
  const { json } = await product.call({ method: 'GET', ...call });
  return lengthOf(valueAt(json, ...path));
}

/** An addition to a list of the own profile. */
const entry = (
  name: string,
  path: string,
  list: string,
  bodies: { first: object; other: object },
): Creation => ({
  name,
  call: ({ artist }, variant) => ({
    method: 'POST',
    path: `${path}/${artist.userId}`,
    token: artist.token,
    body: bodies[variant],
  }),
  count: (product, { artist }) =>
    listed(product, { path: '/users/loggeduser', token: artist.token }, 'user', list),
  lasting: (answer) => valueAt(answer, 'user', list),
});

async function picture(field: string, colour: string): Promise<FormData> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(await anImage({ colour }))]), 'a.png');
  return form;
}

const colours = { first: '#102030', other: '#405060' } as const;

const register: Creation = {
  name: 'POST /users/register',
  call: ({ address }, variant) => ({
    method: 'POST',
    path: '/users/register',
    body: {
      email: address,
      password: 'seven lanterns over water',
      role: 'artist',
      categories: variant === 'first' ? ['Music'] : ['Dance'],
    },
  }),
  // Every registration mails a link.
  count: async ({ cluster }, { address }) => (await cluster.mailbox.list(address)).length,
};

const createOffer: Creation = {
  name: 'POST /offers/create',
  async call({ entrepreneur }, variant) {
    const form = await picture('postImage', colours[variant]);
    const fields = { title: 'A wall', description: 'Sea side', type: 'offer', category: 'Painting' };
    for (const [name, value] of Object.entries({ ...fields, status: 'open' })) form.set(name, value);
    return { method: 'POST', path: '/offers/create', token: entrepreneur.token, body: form };
  },
  count: (product, { entrepreneur }) =>
    listed(product, { path: `/offers?createdBy=${entrepreneur.userId}` }, 'offers'),
};

const addRating: Creation = {
  name: 'POST /ratings/add-new-rating',
  call: ({ artist, entrepreneur }, variant) => ({
    method: 'POST',
    path: '/ratings/add-new-rating',
    token: entrepreneur.token,
    body: { ratedUserId: artist.userId, ratingNumber: variant === 'first' ? 5 : 2, comment: 'Kind.' },
  }),
  count: (product, { artist }) =>
    listed(product, { path: `/ratings/get-for-user/${artist.userId}` }, 'ratings'),
};

const sendMessage: Creation = {
  name: 'POST /messages/send/:receiverId',
  async call({ artist, entrepreneur }, variant) {
    const form = await picture('chatimage', colours[variant]);
    form.set('message', variant);
    return {
      method: 'POST',
      path: `/messages/send/${entrepreneur.userId}`,
      token: artist.token,
      body: form,
    };
  },
  count: (product, { artist, entrepreneur }) =>
    listed(product, { path: `/messages/get/${artist.userId}`, token: entrepreneur.token }),
  // Addresses of files are signed anew each time.
  lasting: (answer) => [valueAt(answer, '_id'), valueAt(answer, 'message'), valueAt(answer, 'createdAt')],
};

const uploadPortfolioImage: Creation = {
  name: 'POST /users/upload-port-img/:id',
  call: async ({ artist }, variant) => ({
    method: 'POST',
    path: `/users/upload-port-img/${artist.userId}`,
    token: artist.token,
    body: await picture('portfolioImage', colours[variant]),
  }),
  count: (product, { artist }) =>
    listed(product, { path: '/users/loggeduser', token: artist.token }, 'user', 'portfolioImages'),
  lasting: (answer) => valueAt(answer, 'user', 'portfolioImages'),
};

export const creations: readonly Creation[] = [
  register,
  createOffer,
  addRating,
  sendMessage,
  uploadPortfolioImage,
  entry('POST /users/add-language/:id', '/users/add-language', 'languages', {
    first: { language: 'Danish', level: 'Fluent' },
    other: { language: 'Greek', level: 'Beginner' },
  }),
  entry('POST /profile/interests/:id', '/profile/interests', 'interests', {
    first: { interest: 'Tides' },
    other: { interest: 'Salt' },
  }),
  entry('POST /profile/personality/:id', '/profile/personality', 'personality', {
    first: { personality: 'Patient' },
    other: { personality: 'Stubborn' },
  }),
];
