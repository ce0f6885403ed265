import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { say } from './say.ts';

const parts = [
  { name: 'rounds', brokers: 1 },
  { name: 'leader', brokers: 3 },
  { name: 'rolling', brokers: 1 },
];
const control = fileURLToPath(new URL('../control/scripts.sh', import.meta.url));
const seed = process.env.SEED ?? String(Math.floor(performance.timeOrigin));
const wanted = (process.env.PARTS ?? 'rounds,leader,rolling').split(',');

/** Each part on engines of its own; on those of ENGINES_CONTROL and the addresses beside it where it is set. */
async function runPart(name: string, brokers: number): Promise<boolean> {
  const main = fileURLToPath(new URL(`./${name}.main.ts`, import.meta.url));
  const command = [process.execPath, '--disable-warning=TimeoutNegativeWarning', main];
  const own = process.env.ENGINES_CONTROL ? [] : ['bash', control, 'run', String(brokers)];
  const [program = '', ...args] = [...own, ...command];
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, SEED: seed } });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', forward).off('SIGTERM', forward);
  return code === 0;
}

const outcomes: string[] = [];
let isKept = true;
for (const { brokers, name } of parts.filter((part) => wanted.includes(part.name))) {
  const isPartKept = await runPart(name, brokers);
  outcomes.push(`${name} ${isPartKept ? 'kept' : 'BROKEN'}`);
  isKept &&= isPartKept;
}
say(`\nseed ${seed}: ${outcomes.join(', ')}`);
process.exit(isKept ? 0 : 1);
