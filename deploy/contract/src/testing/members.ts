import { randomBytes } from 'node:crypto';
import { until } from '@kindred/chassis/testing/until';
import type { Cluster } from '@kindred/local/cluster';
import type { Role } from '@kindred/proto/role';
import type { Answer, Call } from './send-call.ts';

const SETTLE_MS = 20_000;
const TOKEN_MS = 3_600_000;

export interface Member {
  userId: string;
  email: string;
  role: Role;
  password: string;
  /** A session of theirs. */
  token: string;
}

export interface NewMember {
  role?: Role;
  firstname?: string;
  lastname?: string;
  /** False for who never opened the link of the mail. */
  isVerified?: boolean;
}

export interface Members {
  /** Somebody whose profile everybody can see, or nobody where the address is not verified. */
  make(wanted?: NewMember): Promise<Member>;
  /** Both may write to each other, and every service knows. */
  connect(first: Member, second: Member): Promise<void>;
}

const PASSWORD = 'two inks make a third';

export function createMembers(
  cluster: Pick<Cluster, 'services' | 'signToken'>,
  call: (call: Call) => Promise<Answer>,
): Members {
  const settle = (wanted: Call, status: number, what: string): Promise<unknown> =>
    until(async () => (await call(wanted)).status === status, SETTLE_MS, what);

  return {
    async make({ role = 'artist', firstname = 'Ada', lastname = 'Berg', isVerified = true } = {}) {
      const userId = randomBytes(12).toString('hex');
      const email = `${userId}@member.kindred.example`;
      await cluster.services.identity.registerAccount({
        userId,
        email,
        role,
        categories: ['Painting'],
        password: PASSWORD,
        terms: { accepted: true, version: 'test' },
        locale: 'en',
        confirmation: isVerified ? 'none' : 'mail',
        idempotencyKey: userId,
      });
      const token = await cluster.signToken({
        userId,
        role,
        sid: `1.${userId}`,
        jti: userId,
        lifetimeMs: TOKEN_MS,
      });
      if (isVerified) {
        const path = `/users/single-user/${userId}`;
        await settle({ method: 'GET', path }, 200, `the profile of ${userId}`);
        const body = { firstname, lastname };
        await settle({ method: 'PUT', path: `/users/update/${userId}`, token, body }, 200, 'a name');
      }
      return { userId, email, role, password: PASSWORD, token };
    },
    async connect(first, second) {
      const pair = { senderId: first.userId, receiverId: second.userId };
      const ask = { ...pair, action: 'send' };
      const post = (path: string, body: object, token: string): Call => ({
        method: 'POST',
        path,
        body,
        token,
      });
      await settle(post('/users/send-connection-request', ask, first.token), 200, 'a request');
      await settle(post('/users/accept-connection-request', pair, second.token), 200, 'a connection');
      const path = `/chats/finduserconnections/`;
      await until(
        async () => (await call({ method: 'GET', path, token: first.token })).text.includes(second.userId),
        SETTLE_MS,
        'a conversation',
      );
    },
  };
}
