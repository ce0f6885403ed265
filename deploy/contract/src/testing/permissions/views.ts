import type { Answer } from '../send-call.ts';
import type { Ask } from './scene.ts';
import type { Json } from './world.ts';

type Looks = (json: Json, ask: Ask) => boolean | Promise<boolean>;

/** Answers are compared field by field; what is missing is an empty object. */
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

const privateFields = ['connections', 'pendingRequests', 'sentRequests', 'favOffers'];
const neverShown = /passwordHash|tokenHash|sessionGeneration|isSuspended|answeredPosts|removedEntries/;

/** A profile, wherever the call puts it. */
const profileOf = ({ user, sender, receiver }: Json): Json => objectOf(user ?? sender ?? receiver);
const hasPrivateFields = (profile: Json): boolean => privateFields.some((field) => field in profile);

const offersOf = ({ offers, offer }: Json): Json[] => (offer ? [objectOf(offer)] : listOf(offers));
const applicantsOf = (offer: Json): unknown[] => listOf(offer.applicants).map(({ _id }) => _id);

const otherParty = ({ world }: Ask): string => world.cast.actors['other party'].userId;

/** Whom each actor may find among their contacts. */
function contactsOf({ world: { cast }, actor }: Ask): string[] {
  const { owner, connected, parted, 'other party': other } = cast.actors;
  const own = actor === 'owner' ? [connected, parted, other] : [owner];
  const isContact = ['owner', 'connected', 'other party', 'parted'].includes(actor);
  return [cast.partner, ...(isContact ? own : [])].map(({ userId }) => userId);
}

function memberInState({ world: { cast }, state }: Ask): string {
  if (state === 'unverified') return cast.unconfirmed.userId;
  return state === 'suspended' || state === 'deleted' ? cast.actors[state].userId : cast.stranger.userId;
}

const isListed = (json: Json, ask: Ask): boolean =>
  json.users || json.members
    ? listOf(json.users ?? json.members).some(({ _id }) => _id === memberInState(ask))
    : offersOf(json).length > 0;

/** Clearing touches messages to the caller alone: what the owner wrote to the other party stays unread. */
async function clearedOwn({ success, cleared }: Json, { world, actor, state }: Ask): Promise<boolean> {
  const { owner } = world.cast.actors;
  const { json } = await world.as(owner, 'GET', `/messages/get/${world.cast.actors['other party'].userId}`);
  const isUnread = listOf(listOf(json).at(-1)?.notifications).length > 0;
  const isForReader = actor === 'other party' && (state === 'self' || state === 'the owner');
  return success === true && Number(cleared) >= 0 && isUnread === !isForReader;
}

/** What a success must show, by its name in the table. */
const views: Readonly<Record<string, Looks>> = {
  success: (json) => json.success === true,
  public: (json) => !('email' in profileOf(json)) && !hasPrivateFields(profileOf(json)),
  member: (json, { foreign }) =>
    profileOf(json).email === foreign.email && !hasPrivateFields(profileOf(json)),
  self: (json, { me }) =>
    profileOf(json)._id === me.userId &&
    profileOf(json).email === me.email &&
    privateFields.every((field) => field in profileOf(json)),
  'share card': ({ card }) =>
    'name' in objectOf(card) && !('email' in objectOf(card)) && !hasPrivateFields(objectOf(card)),
  listed: isListed,
  'not listed': (json, ask) => !isListed(json, ask),
  'no applicants of others': (json, { me }) =>
    offersOf(json).length > 0 &&
    offersOf(json).every((offer) => applicantsOf(offer).every((id) => id === me.userId)),
  'own application': (json, { me }) =>
    offersOf(json).every((offer) => applicantsOf(offer).join() === me.userId),
  'all applicants': (json, ask) =>
    offersOf(json).length > 0 &&
    offersOf(json).every((offer) => applicantsOf(offer).includes(otherParty(ask))),
  'only what was applied to': (json, { me }) =>
    offersOf(json).every((offer) => applicantsOf(offer).includes(me.userId)),
  'own rating': ({ newRating }, { me }) => objectOf(newRating).userId === me.userId,
  'no rater ids': ({ ratings }) => listOf(ratings).every((rating) => !('userId' in rating)),
  'own cleared': clearedOwn,
};

const contacts: Readonly<Record<string, (list: Json[], ask: Ask) => boolean>> = {
  'own contacts': (list, ask) => list.every(({ _id }) => contactsOf(ask).includes(String(_id))),
  'own talk': (list, { me, foreign, world, actor }) => {
    const other = actor === 'owner' ? world.cast.actors['other party'] : foreign;
    const both = [me.userId, other.userId];
    return (
      list.length > 0 &&
      list.every(
        ({ senderId, receiverId }) => both.includes(String(senderId)) && both.includes(String(receiverId)),
      )
    );
  },
};

/** Whether an answer shows exactly what the table says. @throws TypeError for a view nobody knows */
export async function shows(view: string, { json, text }: Answer, ask: Ask): Promise<boolean> {
  if (neverShown.test(text)) return false;
  const list = contacts[view];
  if (list) return Array.isArray(json) && list(listOf(json), ask);
  const looks = views[view];
  if (!looks) throw new TypeError(`nobody knows how "${view}" looks`);
  return looks(objectOf(json), ask);
}
