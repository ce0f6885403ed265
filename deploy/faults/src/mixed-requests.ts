import type { Running } from '@kindred/local/testing/running';
import { type Answer, call, type Request } from './client.ts';
import type { Ledger, SentMessage } from './ledger.ts';
import { type Cast, whyUnanswered } from './load.ts';
import { pick } from './seeded.ts';

/** A connection that was refused took no byte of the request. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

const reads = ['/users/all-the-users?limit=10', '/users/loggeduser', '/chats/finduserconnections/'];
/** Most of a day is reading; half of the rest are messages, half connection requests. */
const SHARE_OF_READS = 0.7;
const SHARE_OF_MESSAGES = 0.15;

/** Requests of members going about their day; every one that does not succeed is a failure. */
export function createMixedRequests(cast: Cast, ledger: Ledger, random: () => number, door: () => Running) {
  const failures: string[] = [];
  let serial = 0;
  let count = 0;

  const send = async (request: Request): Promise<Answer['body'] | undefined> => {
    count += 1;
    try {
      const answer = await call(door(), request).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        return call(door(), request);
      });
      if (answer.status < 300) return answer.body;
      failures.push(`${request.method} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    } catch (error) {
      failures.push(`${request.method} ${request.path}: ${whyUnanswered(error)}`);
    }
    return undefined;
  };

  return {
    failures,
    count: () => count,
    async one(): Promise<void> {
      serial += 1;
      const [a, b] = pick(random, cast.talkers);
      const [from, to] = random() < 0.5 ? [a, b] : [b, a];
      const dice = random();
      const { token } = from;
      if (dice < SHARE_OF_READS)
        return void (await send({ method: 'GET', path: pick(random, reads), token }));
      if (dice < SHARE_OF_READS + SHARE_OF_MESSAGES) {
        const message: SentMessage = {
          key: `r-${serial}`,
          text: `rolling ${serial}`,
          from,
          to,
          id: undefined,
        };
        ledger.messages.push(message);
        const path = `/messages/send/${to.userId}`;
        const sent = await send({
          method: 'POST',
          path,
          token,
          body: { message: message.text },
          key: message.key,
        });
        message.id = sent?._id;
        if (sent) ledger.acknowledged += 1;
        else ledger.unknown += 1;
        return;
      }
      const body = { senderId: from.userId, receiverId: to.userId, action: 'send' };
      await send({ method: 'POST', path: '/users/send-connection-request', token, body });
    },
  };
}
