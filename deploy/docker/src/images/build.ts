import { readFileSync } from 'node:fs';
import { run } from '../run.ts';

export const targets = ['services', 'gateway', 'demo'] as const;
export type Target = (typeof targets)[number];

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The tag of what is built: KINDRED_TAG, else the version. */
export const nameOf = (target: Target, tag = version): string => `kindred/${target}:${tag}`;

/** Builds one image from a folder and answers how many seconds that took. */
export async function build(target: Target, context: string, name: string): Promise<number> {
  const startedAt = performance.now();
  const revision = await run('git', ['rev-parse', 'HEAD']);
  const created = await run('git', ['log', '-1', '--format=%cI']);
  const args = [`KINDRED_VERSION=${version}`, `REVISION=${revision}`, `CREATED=${created}`];
  await run(
    'docker',
    [
      ...['build', '--file', `${context}/deploy/docker/Dockerfile`, '--target', target, '--tag', name],
      ...args.flatMap((arg) => ['--build-arg', arg]),
      context,
    ],
    { env: { ...process.env, DOCKER_BUILDKIT: '1' } },
  );
  return (performance.now() - startedAt) / 1000;
}
