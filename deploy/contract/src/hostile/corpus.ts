import type { ChildProduct } from '../testing/child-product.ts';
import { type Digest, openState, type State } from '../testing/state-digest.ts';
import type { Attack, Scene } from './attacks/attack.ts';
import { formAttacks } from './attacks/forms.attacks.ts';
import { foreignFieldAttacks, jsonAttacks } from './attacks/json.attacks.ts';
import {
  actorAttacks,
  businessAttacks,
  formActorAttacks,
  insideAttacks,
  signInAttacks,
} from './attacks/particular.attacks.ts';
import {
  headerAttacks,
  idempotencyKeyAttacks,
  pathAttacks,
  queryAttacks,
} from './attacks/requests.attacks.ts';
import { tokenAttacks } from './attacks/tokens.attacks.ts';
import { makeCast } from './cast.ts';
import { fieldPairs } from './field-pairs.ts';
import { fieldsOf } from './fields.ts';
import { type IdleThread, startIdleThread } from './idle-thread.ts';
import { liveAttacks } from './live-attacks.ts';
import type { Pair } from './pair.ts';
import { readPublicCalls } from './public-calls.ts';
import { flawOfRaw, rawRequests } from './raw-http.ts';
import { runPairs } from './run-pairs.ts';
import { createRawSender, type SendRaw } from './send-raw.ts';

const attacks: Readonly<Record<string, Attack>> = {
  tokens: tokenAttacks,
  'foreign fields': foreignFieldAttacks,
  bodies: jsonAttacks,
  queries: queryAttacks,
  'idempotency keys': idempotencyKeyAttacks,
  paths: pathAttacks,
  headers: headerAttacks,
  forms: formAttacks,
  actors: actorAttacks,
  'actors in forms': formActorAttacks,
  business: businessAttacks,
  inside: insideAttacks,
  'sign-in': signInAttacks,
};

/** Every tenth pair is sent before memory is looked at, so that what is loaded late is there. */
const WARM_UP = 10;

/** TRUST §7, 9. A theme that took longer runs once more: what its requests cause comes again, what the machine did does not. */
const BLOCK_MS = 50;

/** The longest time the event loop came too late while a theme ran, and that of a thread with nothing to do. */
interface Block {
  theme: string;
  ms: number;
  idleMs: number;
}

export interface CorpusReport {
  /** By theme. */
  pairs: Readonly<Record<string, number>>;
  total: number;
  serverErrors: number;
  /** What was not answered as required. */
  flaws: string[];
  /** Collections that changed although everything was refused. */
  changes: string[];
  restarts: number;
  blocks: Block[];
  memoryMb: readonly [before: number, after: number];
}

interface Bed {
  product: ChildProduct;
  send: SendRaw;
  state: State;
  idle: IdleThread;
  report: CorpusReport;
}

const differences = (before: Digest, after: Digest, theme: string): string[] =>
  Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .map((name) => `${theme}: ${name}`);

/**
 * Everything that must be refused, by theme, and what must be taken as text.
 * @throws Error naming fields whose kind is not known
 */
function allPairs(scene: Scene): { refused: Record<string, Pair[]>; accepted: Pair[] } {
  const { fields, unknown } = fieldsOf(scene.calls);
  if (unknown.length > 0) throw new Error(`no kind for ${unknown.join(', ')}`);
  const { accepted, refused } = fieldPairs(fields, scene.cast);
  const themes = Object.entries(attacks).map(([theme, attack]) => [theme, attack(scene)] as const);
  return { refused: { fields: refused, ...Object.fromEntries(themes) }, accepted };
}

async function runRefused(
  theme: string,
  pairs: readonly Pair[],
  { send, state, report }: Bed,
): Promise<void> {
  const before = await state.digest();
  const outcome = await runPairs(pairs, send);
  report.serverErrors += outcome.serverErrors;
  report.flaws.push(...outcome.flaws);
  report.changes.push(...differences(before, await state.digest(), theme));
}

async function noteBlock(theme: string, bed: Bed, run: () => Promise<void>): Promise<void> {
  const measure = async (): Promise<Block> => {
    await run();
    const { longestBlockMs: ms } = await bed.product.figures();
    return { theme, ms, idleMs: await bed.idle.longestBlockMs() };
  };
  const first = await measure();
  const again = first.ms > BLOCK_MS ? await measure() : first;
  bed.report.blocks.push(again.ms < first.ms ? again : first);
}

export const longestBlock = ({ blocks }: CorpusReport): Block =>
  blocks.reduce((longest, block) => (block.ms > longest.ms ? block : longest));

async function runPastHttp(scene: Scene, { product, state, report }: Bed): Promise<void> {
  const before = await state.digest();
  for (const request of rawRequests) {
    const flaw = await flawOfRaw(product.url, request);
    if (flaw !== undefined) report.flaws.push(flaw);
  }
  for (const { title, run } of liveAttacks)
    await run(product.url, scene.cast).catch((error: Error) =>
      report.flaws.push(`${title}: ${error.message}`),
    );
  report.changes.push(...differences(before, await state.digest(), 'sockets'));
}

async function runAccepted(pairs: readonly Pair[], { send, report }: Bed): Promise<void> {
  // One by one: an answer shows a member as they are now, and each of these is about the same few members.
  const outcome = await runPairs(pairs, send, 1);
  report.serverErrors += outcome.serverErrors;
  report.flaws.push(...outcome.flaws);
}

/** Runs the whole corpus against one product and says what came of it. */
export async function runCorpus(product: ChildProduct): Promise<CorpusReport> {
  const scene: Scene = { calls: await readPublicCalls(), cast: await makeCast(product), keys: product.keys };
  const state = await openState(product.env);
  const { send, close } = createRawSender(product.url);
  const idle = startIdleThread();
  const { accepted, refused } = allPairs(scene);
  await runPairs(
    Object.values(refused)
      .flat()
      .filter((_, place) => place % WARM_UP === 0),
    send,
  );
  const before = await product.figures();
  await idle.longestBlockMs();
  const report: CorpusReport = {
    pairs: {
      ...Object.fromEntries(Object.entries(refused).map(([theme, pairs]) => [theme, pairs.length])),
      'inert texts': accepted.length,
      'raw HTTP': rawRequests.length,
      'live channel': liveAttacks.length,
    },
    total: 0,
    serverErrors: 0,
    flaws: [],
    changes: [],
    restarts: 0,
    blocks: [],
    memoryMb: [0, 0],
  };
  report.total = Object.values(report.pairs).reduce((sum, count) => sum + count, 0);
  const bed: Bed = { product, send, state, idle, report };
  for (const [theme, pairs] of Object.entries(refused)) {
    await noteBlock(theme, bed, () => runRefused(theme, pairs, bed));
  }
  await noteBlock('live channel', bed, () => runPastHttp(scene, bed));
  await noteBlock('inert texts', bed, () => runAccepted(accepted, bed));
  const after = await product.figures();
  report.restarts = after.startedAt === before.startedAt ? 0 : 1;
  report.memoryMb = [before.memoryMb, after.memoryMb];
  close();
  await idle.stop();
  await state.close();
  return report;
}

/** One line for people. */
export function corpusLine(report: CorpusReport): string {
  const { total, serverErrors, changes, restarts, memoryMb } = report;
  const [before, after] = memoryMb.map(Math.round);
  const { theme, ms, idleMs } = longestBlock(report);
  return (
    `${total.toLocaleString('en')} hostile pairs: ${serverErrors} answered 5xx, ${changes.length} changed anything, ` +
    `${restarts} restarts; longest event-loop block ${Math.round(ms)} ms (${theme}; ${Math.round(idleMs)} ms in an idle ` +
    `thread beside it), memory ${before} → ${after} MB`
  );
}
