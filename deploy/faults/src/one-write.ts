import type { Running } from '@kindred/local/testing/running';
import { type Ledger, type Person, pairOf, type SentMessage } from './ledger.ts';
import { type Cast, changePair, register, sendMessage, uploadPicture, writeTitle } from './load.ts';
import { changeMessage } from './load-messages.ts';
import { chooseOfferStep, writeOffer } from './load-offers.ts';
import { rate } from './load-ratings.ts';
import { pick } from './seeded.ts';

export interface Writing {
  ledger: Ledger;
  cast: Cast;
  random(): number;
  /** How often each kind comes, as parts of the whole. */
  mix: Readonly<Record<'message' | 'title' | 'pair' | 'change' | 'offer' | 'rating' | 'picture', number>>;
  picture?: Uint8Array<ArrayBuffer>;
  /** A write without an answer may still happen within this time: until then its member or pair rests. */
  lateMs: number;
}

const MOST_STARS = 5;

/** Two different members, of any pair. */
function twoOf(random: () => number, { strangers, talkers }: Cast): [Person, Person] {
  const pair = pick(random, [...talkers, ...strangers]);
  return random() < 0.5 ? pair : [pair[1], pair[0]];
}

/** Makes one write of a random kind at a time; titles and pairs of one member never run side by side. */
export function createWriter({ cast, lateMs, ledger, mix, picture, random }: Writing) {
  const busy = new Set<string>();
  const restsUntil = new Map<string, number>();
  let serial = 0;

  const alone = async (name: string, work: () => Promise<boolean>): Promise<void> => {
    if (busy.has(name) || (restsUntil.get(name) ?? 0) > performance.now()) return;
    busy.add(name);
    const isAcknowledged = await work().finally(() => busy.delete(name));
    if (!isAcknowledged) restsUntil.set(name, performance.now() + lateMs);
  };

  const message = async (kindred: Running, key: string): Promise<void> => {
    const [a, b] = pick(random, cast.talkers);
    const [from, to] = random() < 0.5 ? [a, b] : [b, a];
    const sent: SentMessage = { key, text: `message ${serial}`, from, to, id: undefined };
    ledger.messages.push(sent);
    await sendMessage(kindred, ledger, sent);
  };

  return async (kindred: Running): Promise<void> => {
    serial += 1;
    const number = serial;
    let dice = random();
    const falls = (share: number): boolean => {
      dice -= share;
      return dice < 0;
    };
    if (falls(mix.message)) return message(kindred, `m-${number}`);
    if (falls(mix.title)) {
      const person = pick(random, cast.talkers.flat());
      return alone(`title ${person.userId}`, () => writeTitle(kindred, ledger, person, `title ${number}`));
    }
    if (falls(mix.pair)) {
      const pair = pick(random, cast.strangers);
      return alone(pairOf(...pair), () => changePair(kindred, ledger, pair, random));
    }
    if (falls(mix.change)) return changeMessage(kindred, ledger, random);
    if (falls(mix.rating)) {
      const [rater, rated] = twoOf(random, cast);
      return alone(`rating ${rater.userId} ${rated.userId}`, () =>
        rate(kindred, ledger, [rater, rated], 1 + Math.floor(random() * MOST_STARS)),
      );
    }
    if (falls(mix.offer)) {
      const [other, creator] = pick(random, cast.talkers);
      const step = chooseOfferStep(ledger, random, creator, `offer ${number}`);
      return alone(step.offer?.id ?? `offer-${number}`, () => writeOffer(kindred, ledger, step, other));
    }
    if (picture && falls(mix.picture)) {
      const person = pick(random, cast.talkers.flat());
      return alone(`picture ${person.userId}`, () => uploadPicture(kindred, ledger, person, picture));
    }
    return register(kindred, ledger, `crash-${number}@example.com`);
  };
}
