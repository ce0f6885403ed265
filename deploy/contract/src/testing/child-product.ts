import { createTokenSigner } from '@kindred/chassis/auth/tokens';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { until } from '@kindred/chassis/testing/until';
import { Kindred } from '@kindred/local/testing/kindred';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import { type Keys, loadKeys } from '@kindred/operate/folder/keys';
import type { Role } from '@kindred/proto/role';
import type { Adapters } from './adapters.ts';
import type { Member } from './members.ts';
import { type Answer, type Call, sendCall } from './send-call.ts';

const HOUR_MS = 3_600_000;
const SETTLE_MS = 20_000;
/** The timer the event loop is measured with. */
const METER_MS = 10;
const MEGABYTE = 1024 * 1024;

/** What the process says of itself. */
export interface Figures {
  startedAt: number;
  memoryMb: number;
  /** Since the figures were read before: the metric begins anew with every reading. */
  longestBlockMs: number;
}

/** The whole product as one child process: a crash is seen, and its memory is its own. */
export interface ChildProduct {
  kindred: Kindred;
  url: string;
  keys: Keys;
  /** Names its stores, also for who reads them past the door. */
  env: Readonly<Record<string, string>>;
  call(call: Call): Promise<Answer>;
  join(name: string, role: Role, password: string): Promise<Member>;
  /** Waits for what one service still has to learn of another. */
  settle(condition: () => Promise<boolean>): Promise<unknown>;
  figures(): Promise<Figures>;
  stop(): Promise<void>;
}

const identity = { issuer: 'kindred', audience: 'kindred' };

async function readFigures(opsUrl: string): Promise<Figures> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text();
  const value = (name: string): number => {
    const [, digits] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (digits === undefined) throw new Error(`no metric ${name}`);
    return Number(digits);
  };
  return {
    startedAt: value('process_start_time_seconds'),
    memoryMb: value('process_resident_memory_bytes') / MEGABYTE,
    longestBlockMs: value('nodejs_eventloop_lag_max_seconds') * 1000 - METER_MS,
  };
}

export async function startChildProduct(adapters: Adapters): Promise<ChildProduct> {
  const kindred = await Kindred.start({ hasDemo: false, env: adapters });
  const keys = loadKeys(kindred.dataFolder);
  const sign = createTokenSigner(keys.signing, identity, createSystemClock());
  const call = (wanted: Call): Promise<Answer> => sendCall(kindred.url, wanted);
  const must = (wanted: Call, status: number): Promise<Answer> =>
    until(
      async () => {
        const answer = await call(wanted);
        return answer.status === status ? answer : undefined;
      },
      SETTLE_MS,
      `${status} for ${wanted.method} ${wanted.path}`,
    );

  return {
    kindred,
    url: kindred.url,
    keys,
    env: { ...adapters, KINDRED_DATA: kindred.dataFolder },
    call,
    async join(name, role, password) {
      const email = `${name.toLowerCase()}@member.kindred.example`;
      const terms = { accepted: true, version: 'test' };
      const registered = await must(
        { method: 'POST', path: '/users/register', body: { email, password, role, terms } },
        201,
      );
      // The answer of register holds the new user.
      const userId = (registered.json as { newUser: { _id: string } }).newUser._id;
      const link = linkIn(await nextMail(kindred, email))
        .split('/')
        .at(-1);
      await must({ method: 'POST', path: `/users/emailconfirm/${link}` }, 200);
      const token = await sign({ userId, role, sid: `1.${userId}`, jti: userId, lifetimeMs: HOUR_MS });
      const body = { firstname: name, lastname: 'Berg' };
      await must({ method: 'PUT', path: `/users/update/${userId}`, token, body }, 200);
      return { userId, email, role, password, token };
    },
    settle: (condition) => until(condition, SETTLE_MS),
    figures: () => readFigures(kindred.opsUrl),
    stop: () => kindred.dispose(),
  };
}
