import type { Actor } from '../../permissions/notation.ts';
import type { Member } from '../members.ts';
import type { Product } from '../product.ts';
import { endAccess } from './end-access.ts';

/** Beside the actors: people things are done to. */
export interface Cast {
  actors: Readonly<Record<Exclude<Actor, 'visitor'>, Member>>;
  /** The other one of every pair whose state is set for one cell. */
  partner: Member;
  /** Nobody's contact. */
  stranger: Member;
  /** Signs in and is asked for links. */
  account: Member;
  /** Shows no address. */
  discreet: Member;
  /** Suspended and let back, cell by cell. */
  sentenced: Member;
  /** Registered, never confirmed, called by nobody. */
  unconfirmed: Member;
  /** Made by the suspended one while they could. */
  offerOfSuspended: string;
}

const signIn = async ({ call }: Product, { email, password }: Member): Promise<string> => {
  const answer = await call({ method: 'POST', path: '/users/signin', body: { email, password } });
  const { token } = answer.json as { token: string };
  return token;
};

async function signedIn(product: Product, role: Member['role'] = 'artist'): Promise<Member> {
  const member = await product.members.make({ role, firstname: 'Gone' });
  return { ...member, token: await signIn(product, member) };
}

async function makeOffer({ call }: Product, { token }: Member): Promise<string> {
  const body = { title: 'A wall', description: 'High.', type: 'offer', category: 'Painting', status: 'open' };
  const { json } = await call({ method: 'POST', path: '/offers/create', token, body });
  return (json as { offer: { _id: string } }).offer._id;
}

/** Three whose tokens were good once. */
async function makeEnded(product: Product, admin: Member) {
  const [signedOut, suspended, deleted] = await Promise.all([
    signedIn(product),
    signedIn(product, 'entrepreneur'),
    signedIn(product),
  ]);
  const offerOfSuspended = await makeOffer(product, suspended);
  await Promise.all([
    endAccess(product, signedOut, 'signed-out', admin),
    endAccess(product, suspended, 'suspended', admin),
    endAccess(product, deleted, 'deleted', admin),
  ]);
  return { ended: { 'signed-out': signedOut, suspended, deleted }, offerOfSuspended };
}

async function makeActors(
  { members }: Product,
  admin: Member,
  ended: Record<'signed-out' | 'suspended' | 'deleted', Member>,
) {
  const [owner, entrepreneur, member, connected, other, parted, unverified] = await Promise.all([
    members.make({ role: 'entrepreneur', firstname: 'Olga' }),
    members.make({ role: 'entrepreneur', firstname: 'Emil' }),
    members.make({ firstname: 'Mara' }),
    members.make({ firstname: 'Cora' }),
    members.make({ firstname: 'Otto' }),
    members.make({ firstname: 'Paul' }),
    members.make({ isVerified: false }),
  ]);
  const forged = { ...owner, token: `${owner.token.slice(0, -8)}AAAAAAAA` };
  return {
    ...ended,
    forged,
    owner,
    entrepreneur,
    member,
    connected,
    'other party': other,
    parted,
    admin,
    unverified,
  };
}

/** Everybody the table names, each standing to the owner as it says. */
export async function makeCast(product: Product): Promise<Cast> {
  const { members, call } = product;
  const admin = await members.make({ firstname: 'Alma' });
  await product.cluster.services.identity.setAdmin(admin.email, true);
  const { ended, offerOfSuspended } = await makeEnded(product, admin);
  const actors = await makeActors(product, admin, ended);
  const [partner, stranger, account, discreet, sentenced, unconfirmed] = await Promise.all([
    members.make({ firstname: 'Pia' }),
    members.make({ firstname: 'Stig' }),
    members.make({ firstname: 'Anton' }),
    members.make({ firstname: 'Dora' }),
    members.make({ firstname: 'Stan' }),
    members.make({ isVerified: false }),
  ]);
  const { owner } = actors;
  for (const contact of [actors.connected, actors['other party'], actors.parted]) {
    await members.connect(owner, contact);
  }
  await call({
    method: 'PUT',
    path: `/users/update/${discreet.userId}`,
    token: discreet.token,
    body: { isEmailHidden: true },
  });
  return { actors, partner, stranger, account, discreet, sentenced, unconfirmed, offerOfSuspended };
}
