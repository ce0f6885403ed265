import { lockDataFolder } from '../../src/embedded/data-folder-lock.ts';

/** Started by the lock test: takes the folder, says so, and waits to be killed. */
const [, , path = ''] = process.argv;
try {
  lockDataFolder(path);
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
