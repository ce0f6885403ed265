import type { Running } from '@kindred/local/testing/running';
import type { Request } from './client.ts';
import type { History, Ledger, MadeOffer, Person } from './ledger.ts';
import { write } from './load.ts';
import { pick } from './seeded.ts';

/** One of its offers, or none yet, and what happens to it. */
export interface OfferStep {
  kind: 'create' | 'rename' | 'apply' | 'delete';
  creator: Person;
  offer: MadeOffer | undefined;
  title: string;
}

const FEW_OFFERS = 3;
const SHARE_OF_RENAMES = 0.5;
const SHARE_OF_APPLICATIONS = 0.4;

/** Mostly changes of what is there: some offers are made, few are taken back. */
export function chooseOfferStep(
  ledger: Ledger,
  random: () => number,
  creator: Person,
  title: string,
): OfferStep {
  const own = ledger.offers.filter((offer) => offer.creator === creator && offer.deletions.length === 0);
  if (own.length < FEW_OFFERS) return { kind: 'create', creator, offer: undefined, title };
  const offer = pick(random, own);
  const dice = random();
  if (dice < SHARE_OF_RENAMES) return { kind: 'rename', creator, offer, title };
  const isApplication = dice < SHARE_OF_RENAMES + SHARE_OF_APPLICATIONS;
  return { kind: isApplication ? 'apply' : 'delete', creator, offer, title };
}

async function note<T>(
  kindred: Running,
  ledger: Ledger,
  history: History<T>,
  said: T,
  request: Request,
): Promise<boolean> {
  const entry = { said, isAcknowledged: false };
  history.push(entry);
  entry.isAcknowledged = (await write(kindred, ledger, request)) !== undefined;
  return entry.isAcknowledged;
}

async function create(kindred: Running, ledger: Ledger, creator: Person, title: string): Promise<boolean> {
  const body = { title, description: 'Under load', type: 'offer', category: 'Painting', status: 'open' };
  const { token } = creator;
  const request: Request = {
    method: 'POST',
    path: '/offers/create',
    token,
    body,
    key: title.replaceAll(' ', '-'),
  };
  const answer = await write(kindred, ledger, request);
  if (!answer) return false;
  const titles = [{ said: title, isAcknowledged: true }];
  ledger.offers.push({ id: answer.offer._id, creator, titles, applicants: [], deletions: [] });
  return true;
}

/** As the other writes of one offer: answers whether it was acknowledged. */
export function writeOffer(
  kindred: Running,
  ledger: Ledger,
  { kind, creator, offer, title }: OfferStep,
  applicant: Person,
): Promise<boolean> {
  if (!offer || kind === 'create') return create(kindred, ledger, creator, title);
  const { token } = creator;
  switch (kind) {
    case 'rename': {
      const path = `/offers/update/${offer.id}`;
      return note(kindred, ledger, offer.titles, title, { method: 'PUT', path, token, body: { title } });
    }
    case 'apply': {
      const body = { offerId: offer.id };
      const request: Request = { method: 'POST', path: '/offers/apply', token: applicant.token, body };
      return note(kindred, ledger, offer.applicants, applicant, request);
    }
    case 'delete': {
      const path = `/offers/${offer.id}`;
      return note(kindred, ledger, offer.deletions, undefined, { method: 'DELETE', path, token });
    }
    default:
      return kind satisfies never;
  }
}
