import { demoAccount } from '../account.ts';
import { Stage } from '../stage.ts';
import { speak } from '../texts.ts';
import { type Act, type Actor, comeToRest, goHome, switchLanguage } from './actor.ts';
import { chatActs } from './chat-acts.ts';
import { createDice } from './dice.ts';
import { createGauge, type Reading } from './gauge.ts';
import { homeActs } from './home-acts.ts';
import { profileActs } from './profile-acts.ts';
import { slopeOf } from './slope.ts';
import { stillnessOf } from './stillness.ts';
import { createTakenBack } from './taken-back.ts';
import { type Problem, watch } from './watch.ts';

const SEED = Number(process.env.SEED ?? 1);
const MINUTES = Number(process.env.MINUTES ?? 30);
const READ_EVERY_MS = 30_000;
/** Chunks, caches and images arrive first; what is measured is what comes after. */
const WARM_UP_SHARE = 0.25;
/** What a tab may gain within an hour of this: an old screen kept in half an hour is below it, one card per act far above. */
const GOALS = { heapMb: 12, nodes: 6_000, listeners: 1_200 };
const HOUR_MS = 3_600_000;
/** Share of acts that may need a second try. */
const MOST_STUMBLES = 0.005;

const acts: Readonly<Record<string, Act>> = { ...homeActs, ...chatActs, ...profileActs, switchLanguage };
const takenBack = createTakenBack();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Run {
  name: string;
  actor: Actor;
  problems: Problem[];
  readings: Reading[];
  done: Map<string, number>;
  /** What stood in the way of acts that were then begun again: mostly a page that changed under a slow hand. */
  stumbles: string[];
  /** The act before, for what it may have left behind. */
  latest: string;
}

async function join(stage: Stage, role: 'artist' | 'entrepreneur', seed: number): Promise<Run> {
  const page = await stage.visit({ account: await demoAccount(stage.kindred, role), language: 'en' });
  const isArtist = role === 'artist';
  const [self, partner] = isArtist ? ['Mira Okafor', 'Clara Stein'] : ['Clara Stein', 'Mira Okafor'];
  const problems = watch(page, stage.kindred.url);
  takenBack.follow(page);
  const texts = await speak('en');
  await page.goto(isArtist ? '/homeArtist' : '/E');
  await page.getByRole('region', { name: texts('members.hub') }).waitFor();
  const actor: Actor = { page, dice: createDice(seed), isArtist, self, partner, say: texts, language: 'en' };
  return { name: self, actor, problems, readings: [], done: new Map(), stumbles: [], latest: 'coming' };
}

/** A tab from which no way leads home has to be loaded anew, and its readings begin anew with it. */
async function comeBack({ page }: Actor, problems: Problem[]): Promise<void> {
  problems.push({ text: `no way home from ${page.url()}` });
  await page.goto('/');
}

/** Does one thing; undefined when it came to its end, else what stood in its way. Leaves the actor at home then. */
async function attempt({ actor, done, latest, problems }: Run, name: string): Promise<string | undefined> {
  try {
    await acts[name]?.(actor);
    done.set(name, (done.get(name) ?? 0) + 1);
    return undefined;
  } catch (error) {
    const place = new URL(actor.page.url()).pathname;
    const stood = await stillnessOf(actor.page).catch(String);
    await actor.page.keyboard.press('Escape');
    await goHome(actor).catch(() => comeBack(actor, problems));
    return `${name} after ${latest} on ${place}: ${String(error).slice(0, 1_500)}; then ${stood}`;
  }
}

/** What two tries cannot do, a member cannot do: that is a problem, the first alone a stumble. */
async function act(run: Run): Promise<void> {
  const name = run.actor.dice.pick(Object.keys(acts));
  const first = await attempt(run, name);
  if (first !== undefined) run.stumbles.push(first);
  const second = first === undefined ? undefined : await attempt(run, name);
  if (second !== undefined) run.problems.push({ text: second });
  run.latest = name;
}

async function live(run: Run, start: number): Promise<void> {
  const read = await createGauge(run.actor.page);
  let nextMs = 0;
  const elapsed = () => performance.now() - start;
  while (elapsed() < MINUTES * 60_000) {
    if (elapsed() >= nextMs) {
      nextMs = elapsed() + READ_EVERY_MS;
      await comeToRest(run.actor);
      run.readings.push(await read(elapsed()));
      await goHome(run.actor);
    }
    await act(run);
  }
}

/** What was gained per hour after the warm-up; false where it is too much or where anything went wrong. */
function judge({ name, problems: all, readings, done, stumbles }: Run): boolean {
  const isExplained = ({ answer }: Problem) => answer?.status === 404 && takenBack.explains(answer.url);
  const problems = all.filter((problem) => !isExplained(problem));
  const counted = [...done].map(([what, times]) => `${what} ${times}`).join(', ');
  say(`\n${name} did: ${counted}`);
  const after = readings.filter(({ atMs }) => atMs >= MINUTES * 60_000 * WARM_UP_SHARE);
  const acted = [...done.values()].reduce((sum, times) => sum + times, 0);
  let isGood = problems.length === 0 && stumbles.length <= acted * MOST_STUMBLES;
  for (const quantity of ['heapMb', 'nodes', 'listeners'] as const) {
    const values = after.map((reading) => reading[quantity]);
    const perHour = slopeOf(after.map((reading) => [reading.atMs / HOUR_MS, reading[quantity]]));
    isGood &&= perHour <= GOALS[quantity];
    say(
      `${quantity}: first ${values[0]?.toFixed(1)}, last ${values.at(-1)?.toFixed(1)}, ${perHour.toFixed(1)} per hour over ${values.length} readings (goal ≤ ${GOALS[quantity]})`,
    );
  }
  say(`asked for a file that was taken back meanwhile: ${all.length - problems.length}`);
  say(`begun again: ${stumbles.length} of ${acted} (goal ≤ ${100 * MOST_STUMBLES} %)`);
  for (const text of stumbles) say(`  ${text}`);
  say(`problems: ${problems.length}`);
  for (const { text } of problems) say(`  ${text}`);
  return isGood;
}

say(`two members for ${MINUTES} min, seed ${SEED}`);
const stage = await Stage.open();
const runs = [await join(stage, 'artist', SEED), await join(stage, 'entrepreneur', SEED + 1)];
const start = performance.now();
await Promise.all(runs.map((run) => live(run, start)));
const verdicts = runs.map(judge);
await stage.close();
process.exit(verdicts.every(Boolean) ? 0 : 1);
