import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../commands/command.ts';
import { type Manifest, readManifest, sha256Of } from './manifest.ts';

/** Read by their owner alone, in the data folder and in its backup. */
const SECRET = 'keys.json';

async function requireWhole(backup: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const at = join(backup, path);
    if (path.split('/').includes('..'))
      throw new CommandError(`${backup} names a file outside itself: ${path}`);
    if (!existsSync(at)) throw new CommandError(`${backup} lacks ${path}.`);
    if ((await sha256Of(at)) !== sha256)
      throw new CommandError(`${backup}: ${path} is not what was backed up.`);
  }
}

/**
 * Makes a data folder of a backup, every file compared with its manifest first. @throws CommandError when the folder
 * is not empty or the backup not whole; nothing is written then
 */
export async function restoreFolder(backup: string, dataFolder: string): Promise<Manifest> {
  const manifest = readManifest(backup);
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw new CommandError(`${dataFolder} is not empty: a backup is restored into an empty folder only.`);
  await requireWhole(backup, manifest);
  mkdirSync(dataFolder, { recursive: true });
  try {
    for (const { path } of manifest.files) {
      mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
      copyFileSync(join(backup, path), join(dataFolder, path));
      if (path === SECRET) chmodSync(join(dataFolder, path), 0o600);
    }
  } catch (error) {
    for (const name of readdirSync(dataFolder))
      rmSync(join(dataFolder, name), { recursive: true, force: true });
    throw error;
  }
  return manifest;
}
