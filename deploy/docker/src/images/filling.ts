import { tryRun } from '../run.ts';
import { confined, inside } from './confinement.ts';

/** What is wrong with the demo's image: run to its end, confined as it is in an installation, it leaves its members in an empty folder. */
export async function brokenFilling(image: string): Promise<string[]> {
  const script = 'deploy/docker/run.sh demo && cat "$KINDRED_DATA/demo-community.json"';
  const folder = ['--tmpfs=/data:uid=1000,gid=1000', '--env=KINDRED_DATA=/data'];
  const { code, stdout, output } = await tryRun('docker', inside(image, script, ...confined, ...folder));
  if (code !== 0) return [`ended with ${code} before the folder was filled: ${output.slice(-2_000)}`];
  return /"isDone":\s*true/.test(stdout) ? [] : ['did not say that all its members are there'];
}
