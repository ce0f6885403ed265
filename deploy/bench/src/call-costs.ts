import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageId } from '../../../services/chat/test/_talks.ts';
import { fillOffers } from '../../../services/offers/test/_offers.ts';
import { fillChat, talks } from './costs/fill-chat.ts';
import { fillProfiles, fillRatings } from './costs/fill-ratings.ts';
import { type Question, questions, talkPage } from './costs/questions.ts';
import { startTown, type Town } from './costs/town.ts';
import { measureInTurn } from './cpu.ts';

const SIZES = (process.env.MEMBERS ?? '1000,10000,100000').split(',').map(Number);
const LARGEST = Math.max(...SIZES);
const GOAL = 1.5;
/** Where there is one, a folder in memory: the disk's waits are no CPU, and filling takes a tenth of the time. */
const MEMORY_FOLDER = '/dev/shm';

type Say = (line: string) => void;

async function fillTown(folder: string, members: number, hasEndless: boolean, say: Say): Promise<Town> {
  const start = performance.now();
  const town = await startTown(join(folder, String(members)), {
    profiles: (documents) => fillProfiles(documents, members),
    offers: (documents) => fillOffers(documents, Math.floor(members / 2)),
    ratings: (documents) => fillRatings(documents, members),
    chat: (documents) => fillChat(documents, members, hasEndless),
  });
  say(`${members} members filled in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  return town;
}

const micros = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(0)} µs`;

/** CPU of one question in every town; how its cost grows with the town. */
async function compare(question: Question, towns: ReadonlyMap<number, Town>, say: Say): Promise<boolean> {
  const cpu = await measureInTurn(
    [...towns].map(([members, town]) => ({
      name: String(members),
      request: () => question.request(town),
      ...(question.isFollowed ? { settle: town.settle } : {}),
    })),
  );
  const sizes = [...towns.keys()];
  const [least = Number.NaN, most = Number.NaN] = [sizes[0], sizes.at(-1)];
  const ratio = (cpu.get(String(most)) ?? Number.NaN) / (cpu.get(String(least)) ?? Number.NaN);
  const exponent = Math.log(ratio) / Math.log(most / least);
  const costs = sizes.map((size) => micros(cpu.get(String(size)))).join(', ');
  say(`${question.name}: ${costs}: ${ratio.toFixed(2)}× (goal ≤ ${GOAL}×), exponent ${exponent.toFixed(3)}`);
  return ratio <= GOAL;
}

/** Pages of talks of different length, all in the largest town. */
async function compareTalks(town: Town, say: Say): Promise<boolean> {
  // The 60th message of each talk: one of the oldest pages. Talks are filled one after the other.
  const oldest = [talks.short, talks.long, talks.endless].map(({ contact, messages }, place, all) => {
    const before = all.slice(0, place).reduce((sum, talk) => sum + talk.messages, 0) + 60;
    return { contact, messages, before: messageId(before) };
  });
  let isGood = true;
  for (const isOld of [false, true]) {
    const cpu = await measureInTurn(
      oldest.map(({ contact, messages, before }) => ({
        name: String(messages),
        request: () => talkPage('', contact, isOld ? before : undefined).request(town),
      })),
    );
    const [first = Number.NaN, , last = Number.NaN] = [...cpu.values()];
    const ratio = last / first;
    isGood &&= ratio <= GOAL;
    const costs = [...cpu.values()].map(micros).join(', ');
    const page = isOld ? 'old page' : 'newest page';
    say(
      `conversation, ${page} of 100, 10,000 and 100,000 messages: ${costs}: ${ratio.toFixed(2)}× (goal ≤ ${GOAL}×)`,
    );
  }
  return isGood;
}

/** Call by call: CPU per request with a thousand members, ten and a hundred times as many. Answers whether every ratio keeps the goal. */
export async function benchCallCosts(say: Say): Promise<boolean> {
  const folder = mkdtempSync(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'kindred-bench-'));
  const towns = new Map<number, Town>();
  try {
    for (const members of SIZES)
      towns.set(members, await fillTown(folder, members, members === LARGEST, say));
    let isGood = true;
    for (const question of questions) isGood = (await compare(question, towns, say)) && isGood;
    const largest = towns.get(LARGEST);
    return largest !== undefined && (await compareTalks(largest, say)) && isGood;
  } finally {
    for (const town of towns.values()) await town.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
