import { createSeededRandomness } from '@kindred/chassis/testing/effects';
import { Kindred } from '@kindred/local/testing/kindred';
import { nextMail } from '@kindred/local/testing/mailbox';
import { median } from './cpu.ts';
import { type Separation, separationOf } from './enumeration/auc.ts';
import { shuffled } from './enumeration/draw.ts';
import { createTimedClient, type TimedClient } from './enumeration/timed-client.ts';

const GOAL = 0.55;
const ACCOUNTS = 300;
const WARM_UP = 100;
const SEED = Number(process.env.SEED ?? 1);
/** Cheap, and of another service: what work left behind a question would hold up. */
const NEXT = '/offers?limit=1';

interface Question {
  name: string;
  path: string;
  body(email: string): object;
  /** How often every address is asked: at 300 each an honest 0.5 already strays by 0.05 once in thirty runs. */
  passes: number;
}

const questions: readonly Question[] = [
  {
    name: 'sign-in with a wrong password',
    path: '/users/signin',
    body: (email) => ({ email, password: 'never anybody knew' }),
    passes: 2,
  },
  { name: 'forgot password', path: '/users/changepassword', body: (email) => ({ email }), passes: 4 },
  { name: 'confirmation again', path: '/users/resend-confirmation', body: (email) => ({ email }), passes: 4 },
];

/** Equally long, so that only being known tells them apart. */
const addresses = (place: string): string[] =>
  Array.from({ length: ACCOUNTS }, (_, n) => `probe-${String(n).padStart(3, '0')}@${place}.example`);

const known = addresses('here');
const unknown = addresses('away');

async function register(client: TimedClient): Promise<void> {
  for (const email of known) {
    const { seen } = await client.send('POST', '/users/register', {
      email,
      password: 'two inks make a third',
      role: 'artist',
      categories: ['Painting'],
      terms: { accepted: true, version: '1' },
    });
    if (!seen.startsWith('201')) throw new Error(`register answered ${seen}`);
  }
}

/** What an observer learns of addresses of one kind. */
interface Observed {
  own: number[];
  /** Times of the request that follows at once. */
  next: number[];
  seen: Set<string>;
}

const observed = (): Observed => ({ own: [], next: [], seen: new Set() });

async function ask(client: TimedClient, question: Question, seed: number): Promise<[Observed, Observed]> {
  const arms: [Observed, Observed] = [observed(), observed()];
  const cases = [
    ...known.map((email) => ({ email, arm: arms[0] })),
    ...unknown.map((email) => ({ email, arm: arms[1] })),
  ];
  const all = Array.from({ length: question.passes }, () => cases).flat();
  const put = (email: string) => client.send('POST', question.path, question.body(email));
  for (const { email } of shuffled(cases, createSeededRandomness(seed)).slice(0, WARM_UP)) await put(email);
  for (const { email, arm } of shuffled(all, createSeededRandomness(seed))) {
    const { milliseconds, seen } = await put(email);
    arm.own.push(milliseconds);
    arm.seen.add(seen);
    arm.next.push((await client.send('GET', NEXT)).milliseconds);
  }
  return arms;
}

const shown = ({ auc, from, to }: Separation): string =>
  `AUC ${auc.toFixed(3)} (95 % ${from.toFixed(3)} to ${to.toFixed(3)}, goal ≤ ${GOAL})`;

/** Says what a question tells its asker; answers whether that is nothing. */
function judge(name: string, [there, nowhere]: [Observed, Observed], say: (line: string) => void): boolean {
  const own = separationOf(nowhere.own, there.own, createSeededRandomness(SEED));
  const next = separationOf(nowhere.next, there.next, createSeededRandomness(SEED));
  const kinds = new Set([...there.seen, ...nowhere.seen]);
  const medians = `median ${median(there.own).toFixed(2)} ms known, ${median(nowhere.own).toFixed(2)} ms unknown`;
  const answers = kinds.size === 1 ? 'answers equal to the byte' : `${kinds.size} ANSWERS`;
  say(`${name}, ${there.own.length} each: ${shown(own)}, ${medians}, ${answers}`);
  say(`  the request right after it: ${shown(next)}`);
  if (kinds.size > 1) say([...kinds].slice(0, 2).join('\n---\n'));
  return own.auc <= GOAL && next.auc <= GOAL && kinds.size === 1;
}

/** Whether somebody with a clock at the public door learns which addresses have an account. Answers whether no row does. */
export async function benchEnumeration(say: (line: string) => void): Promise<boolean> {
  say(`enumeration: ${ACCOUNTS} known and ${ACCOUNTS} unknown addresses in turn by chance, seed ${SEED}`);
  const kindred = await Kindred.start({ hasDemo: false, limitFactor: 1_000_000 });
  const client = createTimedClient(kindred.url);
  await register(client);
  await nextMail(kindred, known.at(-1) ?? '');
  let isGood = true;
  for (const [place, question] of questions.entries()) {
    const arms = await ask(client, question, SEED + place);
    isGood = judge(question.name, arms, say) && isGood;
  }
  client.close();
  await kindred.dispose();
  return isGood;
}
