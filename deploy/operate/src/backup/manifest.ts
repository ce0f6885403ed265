import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../commands/command.ts';

export const MANIFEST = 'backup.json';
const FORMAT = 1;

export interface BackedUpFile {
  /** Inside the folder, parts between slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

/** What makes a folder a backup; written last, so an interrupted one has none. */
export interface Manifest {
  format: number;
  version: string;
  /** When everything was as it lies here, ISO 8601. */
  takenAt: string;
  files: BackedUpFile[];
}

export const manifestOf = (version: string, takenAt: number, files: BackedUpFile[]): Manifest => ({
  format: FORMAT,
  version,
  takenAt: new Date(takenAt).toISOString(),
  files,
});

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** @throws CommandError when the folder holds no complete backup, or one of a later format */
export function readManifest(folder: string): Manifest {
  let manifest: Manifest;
  try {
    // Written by a backup; what else could stand there fails the comparison of every file.
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new CommandError(`${folder} holds no complete backup.`);
  }
  if (manifest.format !== FORMAT)
    throw new CommandError(`${folder} was written by version ${manifest.version}: restore it with that one.`);
  return manifest;
}
