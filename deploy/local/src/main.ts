import { ConfigError } from '@kindred/chassis/config/load-config';
import { readLocalConfig } from './config.ts';
import { runLocal } from './run-local.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readLocalConfig(process.env);
  const starting = runLocal(config, config.version, say);
  let isStopping = false;
  const stop = (): void => {
    // A second Ctrl-C does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await starting;
}

main().catch((error: unknown) => {
  const lines =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
});
