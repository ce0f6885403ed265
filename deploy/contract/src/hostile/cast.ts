import { anImage } from '@kindred/chassis/testing/images';
import type { ChildProduct } from '../testing/child-product.ts';
import type { Member } from '../testing/members.ts';

/** Who takes part, and what they have made: every good input is about these. */
export interface Cast {
  /** An entrepreneur; every call is theirs. Their password is longer than 72 bytes. */
  me: Member;
  /** An artist they are connected with. */
  contact: Member;
  /** An artist they have nothing to do with. */
  stranger: Member;
  offerId: string;
  /** An offer of somebody else. */
  foreignOfferId: string;
  messageId: string;
  interestId: string;
  personalityId: string;
  languageId: string;
  /** A picture anybody may upload. */
  image: Uint8Array;
}

export const LONG_PASSWORD = `two inks make a third; ${'violet and umber '.repeat(5)}end`;

interface Entry {
  _id: string;
}

/** Makes the cast through the public door. */
export async function makeCast(product: ChildProduct): Promise<Cast> {
  const me = await product.join('Clara', 'entrepreneur', LONG_PASSWORD);
  const contact = await product.join('Mira', 'artist', LONG_PASSWORD);
  const stranger = await product.join('Otto', 'entrepreneur', LONG_PASSWORD);
  const post = async (member: Member, path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await product.call({ method: 'POST', path, token: member.token, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.json as Record<string, unknown>;
  };
  const ask = { receiverId: contact.userId, action: 'send' };
  await post(me, '/users/send-connection-request', ask);
  await post(contact, '/users/accept-connection-request', { senderId: me.userId });
  const contacts = { method: 'GET', path: '/chats/finduserconnections', token: me.token };
  await product.settle(async () => (await product.call(contacts)).text.includes(contact.userId));
  const offer = { title: 'A wall', description: 'Big.', type: 'offer', category: 'Painting', status: 'open' };
  const offerOf = async (member: Member): Promise<string> => {
    // A fresh member may be unknown to offers for a moment.
    await product.settle(async () => {
      const answer = await product.call({
        method: 'POST',
        path: '/offers/create',
        token: member.token,
        body: offer,
        headers: { 'idempotency-key': 'cast' },
      });
      return answer.status === 201 || answer.status === 200;
    });
    const made = await post(member, '/offers/create', { ...offer, title: 'Another wall' });
    return (made.offer as Entry)._id;
  };
  const entryOf = async (path: string, list: string, body: object): Promise<string> => {
    const { user } = await post(me, `${path}/${me.userId}`, body);
    const [first] = (user as Record<string, Entry[]>)[list] ?? [];
    if (!first) throw new Error(`nothing in ${list}`);
    return first._id;
  };
  const message = await post(me, `/messages/send/${contact.userId}`, { message: 'Hello.' });
  return {
    me,
    contact,
    stranger,
    offerId: await offerOf(me),
    foreignOfferId: await offerOf(stranger),
    messageId: String(message._id),
    interestId: await entryOf('/profile/interests', 'interests', { interest: 'Gouache' }),
    personalityId: await entryOf('/profile/personality', 'personality', { personality: 'Patient' }),
    languageId: await entryOf('/users/add-language', 'languages', { language: 'Deutsch', level: 'Fluent' }),
    image: await anImage(),
  };
}
