import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from '../../src/embedded/data-folder-lock.ts';
import { aDataFolder } from './_data-folder.ts';

const holder = fileURLToPath(new URL('./_lock-holder.ts', import.meta.url));

async function anotherProcess(path: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [holder, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, line: String(line) };
}

function aFolder(): string {
  const folder = aDataFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

test('a second process on the same folder is refused in one sentence, until the lock is released', async () => {
  const path = aFolder();
  const lock = lockDataFolder(path);
  expect((await anotherProcess(path)).line).toBe(
    `The data folder ${path} is in use by another Kindred process.\n`,
  );
  lock.release();
  expect((await anotherProcess(path)).line).toBe('locked\n');
});

test('the lock dies with its process, also on kill -9', async () => {
  const path = aFolder();
  const { child, line } = await anotherProcess(path);
  expect(line).toBe('locked\n');
  expect(() => lockDataFolder(path)).toThrow('is in use by another Kindred process');
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  lockDataFolder(path).release();
});

test('a second lock in the same process is refused as well', () => {
  const path = aFolder();
  const lock = lockDataFolder(path);
  expect(() => lockDataFolder(path)).toThrow('is in use');
  expect(() => lockDataFolder(path)).toThrow('is in use');
  lock.release();
  lockDataFolder(path).release();
});
