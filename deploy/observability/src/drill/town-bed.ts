import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@kindred/chassis/testing/until';
import { freePorts } from '@kindred/local/testing/kindred';
import type { Door, DrillBed, EngineName } from './bed.ts';
import type { DoorState } from './engine-doors.ts';
import { makeMembers, uploadPicture } from './members.ts';
import type { Order } from './town.main.ts';

const main = fileURLToPath(new URL('./town.main.ts', import.meta.url));
const READY_MS = 180_000;

async function startTown(env: NodeJS.ProcessEnv, opsUrl: string): Promise<ChildProcess> {
  const child = fork(main, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const isReady = () =>
    fetch(`${opsUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => {
        if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
        return false;
      },
    );
  await until(isReady, READY_MS, 'the product');
  return child;
}

/** The whole product as one process on a data folder, with a door before each of its embedded engines. */
export async function openTownBed(): Promise<DrillBed> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-drill-'));
  const [port = 0, opsPort = 0, mailboxPort = 0] = await freePorts(3);
  const env = {
    ...process.env,
    KINDRED_PORT: String(port),
    KINDRED_OPS_PORT: String(opsPort),
    KINDRED_DATA: folder,
    KINDRED_LIMIT_FACTOR: '1000',
    DRILL_MAILBOX_PORT: String(mailboxPort),
  };
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  let child = await startTown(env, opsUrl);
  const ask = async (order: Order): Promise<void> => {
    const answered = once(child, 'message');
    child.send(order);
    const [answer] = await answered;
    if (answer !== 'done') throw new Error(String(answer));
  };
  const turn = (door: EngineName, state: DoorState) => ask({ door, state });
  const doorTo = (name: EngineName): Door => ({
    refuse: () => turn(name, 'refuse'),
    open: () => turn(name, 'open'),
  });
  const end = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const kindred = { url: `http://127.0.0.1:${port}`, opsUrl: `http://127.0.0.1:${mailboxPort}` };
  const members = await makeMembers(kindred);
  return {
    kindred,
    members,
    targets: [{ process: 'kindred', address: `127.0.0.1:${opsPort}` }],
    picturePath: await uploadPicture(kindred, members),
    doors: {
      documents: doorTo('documents'),
      bus: doorTo('bus'),
      objects: doorTo('objects'),
      shared: doorTo('shared'),
      mail: doorTo('mail'),
    },
    refuseMails: (isRefused) => turn('mail', isRefused ? 'reject' : 'open'),
    async slowDatabase() {
      await turn('documents', 'slow');
      return () => turn('documents', 'open');
    },
    poison: () => ask({ act: 'poison' }),
    burst: (count) => ask({ act: 'burst', count }),
    async kill() {
      await end();
      return async () => {
        child = await startTown(env, opsUrl);
      };
    },
    signal: (signal) => void child.kill(signal),
    async dispose() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
