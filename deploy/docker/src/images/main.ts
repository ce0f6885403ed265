import { rmSync } from 'node:fs';
import { requireDocker } from '../run.ts';
import { table } from '../table.ts';
import { build, nameOf, type Target, targets } from './build.ts';
import { checkImage, imageHead } from './check-image.ts';
import { cleanContext } from './context.ts';
import { parts } from './process-env.ts';
import { timeContainer, timeNode, withStorage } from './start-times.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rounds = Number(process.env.ROUNDS || 3);
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const imageOf = (target: Target): string => nameOf(target, process.env.KINDRED_TAG || undefined);

async function buildAndCheck(): Promise<string[]> {
  const context = await cleanContext();
  const checked = [];
  try {
    for (const target of targets) {
      const seconds = await build(target, context, imageOf(target));
      checked.push(await checkImage(target, imageOf(target), seconds));
    }
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
  say(
    table(
      imageHead,
      checked.map(({ row }) => row),
    ),
  );
  return checked.flatMap(({ broken }) => broken);
}

async function compareStarts(): Promise<void> {
  const rows = await withStorage(imageOf('services'), async ({ folder, copy, keys }) => {
    const measured = [];
    for (const part of parts) {
      const image = imageOf(part === 'gateway' ? 'gateway' : 'services');
      const [contained, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        contained.push(await timeContainer(part, image, folder, keys));
        bare.push(await timeNode(part, copy, keys));
      }
      measured.push([part, `${median(contained).toFixed(0)} ms`, `${median(bare).toFixed(0)} ms`]);
    }
    return measured;
  });
  say(`\nStart until ready, confined and on a read-only root; median of ${rounds}`);
  say(table(['process', 'docker run', 'node main.ts'], rows));
}

try {
  await requireDocker();
  const broken = await buildAndCheck();
  if (broken.length === 0) await compareStarts();
  for (const line of broken) say(`BROKEN ${line}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
