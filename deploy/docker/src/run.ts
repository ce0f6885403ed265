import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ran {
  code: number;
  stdout: string;
  /** Both outputs together. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end. @throws Error when it cannot be started */
export async function tryRun(program: string, args: readonly string[], options: Options = {}): Promise<Ran> {
  const child = spawn(program, args, { env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ran = { stdout: '', output: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    ran.stdout += chunk.toString();
    ran.output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    ran.output += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { ...ran, code: typeof code === 'number' ? code : 1 };
}

/** The same for what must succeed; what it said on its first output. @throws Error with what it said */
export async function run(program: string, args: readonly string[], options: Options = {}): Promise<string> {
  const { code, output, stdout } = await tryRun(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${output.slice(-4_000)}`);
  return stdout.trim();
}

/** @throws Error in one sentence when no Docker answers, or one without buildx or compose. */
export async function requireDocker(): Promise<void> {
  const answers = await tryRun('docker', ['info', '--format', '{{.ServerVersion}}']).catch(() => undefined);
  if (answers?.code !== 0)
    throw new Error('No Docker Engine answers: install Docker, or name one by DOCKER_HOST.');
  for (const plugin of ['buildx', 'compose']) {
    const { code } = await tryRun('docker', [plugin, 'version']);
    if (code !== 0) throw new Error(`The docker command has no ${plugin} plugin.`);
  }
}
