import { run, tryRun } from '../run.ts';

/** How every container of the product is run: nothing to write on, no right beyond a user's. */
export const confined = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
] as const;

/** Arguments of `docker` that run a script in an image instead of its process. */
export const inside = (image: string, script: string, ...options: readonly string[]): readonly string[] => [
  ...['run', '--rm', '--network=none', ...options, '--entrypoint=/bin/bash', image, '-c', script],
];

/** What a process of the image can do that it must not. */
export async function brokenConfinement(image: string): Promise<string[]> {
  const broken: string[] = [];
  const who = await run('docker', inside(image, 'id -u; id -g; grep CapEff /proc/self/status', ...confined));
  const [uid, gid, capabilities = ''] = who.split('\n');
  if (uid !== '1000' || gid !== '1000') broken.push(`runs as ${uid}:${gid}`);
  if (!/\t0+$/.test(capabilities)) broken.push(`has capabilities (${capabilities})`);
  for (const path of ['/new', '/app/new', '/data/new', '/etc/new']) {
    const { code } = await tryRun('docker', inside(image, `touch ${path}`, ...confined));
    if (code === 0) broken.push(`could write ${path} on a read-only root`);
  }
  const writable = await run(
    'docker',
    inside(image, 'find /app /usr /etc /opt -writable ! -type l 2>/dev/null || true'),
  );
  if (writable) broken.push(`can write ${writable.split('\n').slice(0, 5).join(', ')}`);
  return broken;
}
