import { until } from '@kindred/chassis/testing/until';
import type { Member } from '../testing/members.ts';
import type { Product } from '../testing/product.ts';
import { settle } from './settle.ts';

const SETTLE_MS = 30_000;

/** A call of the story; the answer's body. @throws Error when it is refused */
type Act = (member: Member | undefined, method: string, path: string, body?: object) => Promise<unknown>;

function actOn({ call }: Product): Act {
  return async (member, method, path, body) => {
    let text = '';
    const done = async (): Promise<{ body: unknown } | undefined> => {
      const answer = await call({ method, path, token: member?.token, body });
      text = `${answer.status} ${answer.text}`;
      return answer.status < 300 ? { body: answer.json } : undefined;
    };
    // What one service did the next may not have heard of yet.
    const answer = await until(done, SETTLE_MS, `${method} ${path}`).catch(() => {
      throw new Error(`${method} ${path}: ${text}`);
    });
    return answer.body;
  };
}

/** The field of an answer at a dotted path. */
const textAt = (answer: unknown, path: string): string =>
  String(path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), answer));

const anOffer = (title: string) => ({
  title,
  description: 'In two colours',
  type: 'offer',
  category: 'Painting',
  status: 'open',
  salary: 1_200,
  skillsRequired: 'oil, ladders',
});

async function connections(act: Act, [ada, ben, cleo, dan]: readonly [Member, Member, Member, Member]) {
  const post = (member: Member, path: string, body: object) => act(member, 'POST', `/users/${path}`, body);
  const ask = (from: Member, to: Member, action = 'send') =>
    post(from, 'send-connection-request', { senderId: from.userId, receiverId: to.userId, action });
  const answer = (how: 'accept' | 'reject', from: Member, to: Member) =>
    post(to, `${how}-connection-request`, { senderId: from.userId, receiverId: to.userId });
  const remove = (one: Member, other: Member) =>
    post(one, 'delete-connection', { userId: one.userId, connectionId: other.userId });

  await ask(ada, cleo);
  await ask(ada, cleo, 'cancel');
  await ask(cleo, ada);
  await answer('reject', cleo, ada);
  await ask(cleo, dan);
  for (const [from, to] of [
    [ada, ben],
    [ben, dan],
    [ada, dan],
  ] as const) {
    await ask(from, to);
    await answer('accept', from, to);
  }
  return { part: () => remove(dan, ada) };
}

async function offers(act: Act, [ada, ben, cleo]: readonly [Member, Member, Member, Member]): Promise<void> {
  const make = async (title: string): Promise<string> =>
    textAt(await act(ben, 'POST', '/offers/create', anOffer(title)), 'offer._id');
  const [wall, stage, song] = [await make('A wall'), await make('A stage'), await make('A song')];
  for (const member of [ada, cleo]) await act(member, 'POST', '/offers/apply', { offerId: wall });
  await act(ada, 'POST', '/offers/apply', { offerId: song });
  for (const offerId of [wall, stage, song])
    await act(ada, 'POST', `/users/add-fav-offer/${offerId}`, { favourite: true });
  await act(ada, 'POST', `/users/add-fav-offer/${song}`, { favourite: false });
  await act(ben, 'PUT', `/offers/update/${wall}`, { title: 'A higher wall' });
  await act(ben, 'PUT', `/offers/update/${wall}`, { status: 'closed' });
  await act(ben, 'DELETE', `/offers/${stage}`);
}

async function ratings(act: Act, [ada, ben, cleo, dan]: readonly [Member, Member, Member, Member]) {
  const rate = (rater: Member, rated: Member, ratingNumber: number) =>
    act(rater, 'POST', '/ratings/add-new-rating', {
      ratedUserId: rated.userId,
      ratingNumber,
      comment: `${ratingNumber} of 5`,
    });
  const takeBack = (rater: Member, rated: Member) =>
    act(rater, 'DELETE', `/ratings/remove-rating/${rated.userId}`);
  await rate(ada, ben, 3);
  await rate(cleo, ben, 5);
  await rate(dan, ben, 1);
  await rate(ada, ben, 4);
  await takeBack(dan, ben);
  await rate(ben, ada, 5);
  await takeBack(ben, ada);
  await rate(ben, ada, 2);
  await rate(ada, dan, 1);
  await takeBack(ada, dan);
}

async function messages(act: Act, [ada, ben, , dan]: readonly [Member, Member, Member, Member]) {
  const send = async (from: Member, to: Member, message: string): Promise<string> =>
    textAt(await act(from, 'POST', `/messages/send/${to.userId}`, { message }), '_id');
  const takeBack = (from: Member, id: string) => act(from, 'DELETE', `/messages/delete/${id}`);
  const first = await send(ada, ben, 'one');
  const second = await send(ada, ben, 'two');
  const last = await send(ben, ada, 'three');
  await act(ada, 'PUT', `/messages/update/${first}`, { message: 'one, corrected' });
  await takeBack(ada, second);
  await send(ada, ben, 'four');
  await takeBack(ben, last);
  // Of this talk nothing is left.
  await takeBack(ben, await send(ben, dan, 'psst'));
  await takeBack(dan, await send(dan, ben, 'what?'));
  await send(ada, dan, 'farewell');
}

async function accounts(act: Act, product: Product, [ada]: readonly [Member, ...Member[]]): Promise<void> {
  const account = {
    email: 'late@event.example',
    password: 'a slow walk along the canal',
    role: 'artist',
    categories: ['Music'],
    terms: { accepted: true, version: 'test' },
  };
  await act(undefined, 'POST', '/users/register', account);
  await act(undefined, 'POST', '/users/register', { ...account, categories: ['Dance'] });
  const mails = await until(
    async () => {
      const found = await product.cluster.mailbox.list(account.email);
      return found.length >= 2 ? found : undefined;
    },
    SETTLE_MS,
    'two mails',
  );
  const [, token] = /email-confirmation\/([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
  await act(undefined, 'POST', `/users/emailconfirm/${token}`);
  const { email, password } = ada;
  const signedIn = await act(undefined, 'POST', '/users/signin', { email, password });
  await act({ ...ada, token: textAt(signedIn, 'token') }, 'POST', '/users/signout');
  await act(undefined, 'POST', '/users/changepassword', { email });
  const [mail] = await until(
    async () => {
      const found = await product.cluster.mailbox.list(email);
      return found.length > 0 ? found : undefined;
    },
    SETTLE_MS,
    'a link',
  );
  const [, reset] = /resetpassword\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await act(undefined, 'PUT', `/users/updatepassword/${reset}`, { password: 'another walk, in the rain' });
}

/** One is suspended for a while; one who has done a bit of everything leaves for good. */
async function endings(
  act: Act,
  product: Product,
  [ada, ben, cleo]: readonly [Member, Member, Member, Member],
) {
  const { make } = product.members;
  const [otto, eve] = [await make({ firstname: 'Otto' }), await make({ firstname: 'Eve' })];
  await product.cluster.services.identity.setAdmin(otto.email, true);
  await act(otto, 'POST', `/users/suspend/${cleo.userId}`);
  await act(otto, 'POST', `/users/reinstate/${cleo.userId}`);

  const made = await act(ben, 'POST', '/offers/create', anOffer('A last wall'));
  await act(eve, 'POST', '/offers/apply', { offerId: textAt(made, 'offer._id') });
  const pair = { senderId: eve.userId, receiverId: ada.userId };
  await act(eve, 'POST', '/users/send-connection-request', { ...pair, action: 'send' });
  await act(ada, 'POST', '/users/accept-connection-request', pair);
  await act(eve, 'POST', `/messages/send/${ada.userId}`, { message: 'I was here' });
  const rating = { ratedUserId: ben.userId, ratingNumber: 2, comment: 'And gone' };
  await act(eve, 'POST', '/ratings/add-new-rating', rating);
  await settle(product.cluster);
  await act(eve, 'POST', '/users/delete-account', { password: eve.password });
  await settle(product.cluster);
}

/** Members do everything that makes an event, each kind at least once; passwords last, which end their sessions. */
export async function tellStory(product: Product): Promise<void> {
  const act = actOn(product);
  const { make } = product.members;
  const members = [
    await make({ firstname: 'Ada' }),
    await make({ firstname: 'Ben', role: 'entrepreneur' }),
    await make({ firstname: 'Cleo' }),
    await make({ firstname: 'Dan', role: 'entrepreneur' }),
  ] as const;
  await make({ isVerified: false });
  const { part } = await connections(act, members);
  await offers(act, members);
  await ratings(act, members);
  await messages(act, members);
  await part();
  const [ada] = members;
  for (const title of ['Painter', 'Painter of walls'])
    await act(ada, 'PUT', `/users/update/${ada.userId}`, { title });
  await endings(act, product, members);
  await accounts(act, product, members);
}
