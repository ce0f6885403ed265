import { readLocalConfig } from '@kindred/local/config';
import { wantsDemo } from '@kindred/local/demo/community';
import { makeDataFolder } from '@kindred/local/make-data-folder';
import { runLocal } from '@kindred/local/run-local';

// The product as one process on the engines of an installation, for as long as it takes to fill it.
const config = readLocalConfig({ ...process.env, KINDRED_DEMO: '1' });
const { isEmpty } = makeDataFolder(config.dataFolder);
if (wantsDemo(config.dataFolder, isEmpty)) {
  const running = await runLocal(config, process.env.KINDRED_VERSION || '0.1.0', () => undefined);
  await running.stop();
}
process.exit(0);
