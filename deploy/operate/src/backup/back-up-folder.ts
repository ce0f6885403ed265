import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Clock } from '@kindred/chassis/ports/effects';
import { CommandError } from '../commands/command.ts';
import { RUNNING_FILE } from '../folder/running-file.ts';
import { type BackedUpFile, MANIFEST, manifestOf, sha256Of } from './manifest.ts';
import { type Snapshot, snapshotSqlite } from './snapshot-sqlite.ts';

const LOCK = 'lock.sqlite';
const isDatabase = (path: string): boolean => path.endsWith('.sqlite');
/** The log of a database is part of its snapshot; half-written objects are nobody's. */
const isLeftOut = (name: string): boolean =>
  name === LOCK || name === RUNNING_FILE || /\.sqlite-(wal|shm|journal)$|^\.tmp-|\.new$/.test(name);

function requireTarget(source: string, target: string): void {
  const inside = relative(resolve(source), resolve(target));
  if (inside === '' || (!inside.startsWith('..') && !inside.startsWith(sep)))
    throw new CommandError('A backup cannot lie inside the data folder.');
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`${target} is not empty: name a new folder.`);
}

async function filesIn(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name) && isWanted(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** False when it was deleted meanwhile: then nothing that was snapshot refers to it. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Copies a data folder as it is at one instant; called by the process that owns it, other work goes on. The databases
 * are snapshot first, in one turn; objects never change and are put before a document names them, so copied afterwards
 * they are all there. @throws CommandError, nothing is written then
 */
export async function backUpFolder(
  source: string,
  target: string,
  { clock, version }: { clock: Pick<Clock, 'now'>; version: string },
): Promise<{ files: number; bytes: number }> {
  requireTarget(source, target);
  const snapshots = new Map<string, Snapshot>();
  const takenAt = clock.now();
  try {
    for (const name of readdirSync(source).filter((each) => isDatabase(each) && !isLeftOut(each)))
      snapshots.set(name, snapshotSqlite(join(source, name)));
    if (snapshots.size === 0) throw new CommandError(`${source} holds no data.`);
    mkdirSync(target, { recursive: true, mode: 0o700 });
    chmodSync(target, 0o700);
    for (const [name, snapshot] of snapshots) await snapshot.copyTo(join(target, name));
  } finally {
    for (const snapshot of snapshots.values()) snapshot.close();
  }

  const copied = [...snapshots.keys()];
  for (const path of await filesIn(source, (name) => !isDatabase(name))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    if (await copyIfThere(join(source, path), join(target, path))) copied.push(path);
  }
  const files: BackedUpFile[] = [];
  for (const path of copied.sort()) {
    const at = join(target, path);
    files.push({ path: path.replaceAll(sep, '/'), bytes: statSync(at).size, sha256: await sha256Of(at) });
  }
  writeFileSync(join(target, MANIFEST), JSON.stringify(manifestOf(version, takenAt, files)), { flush: true });
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
