import type { IncomingMessage } from 'node:http';
import { type Caller, requireSelf } from '@kindred/chassis/auth/caller';
import type { TokenVerifier } from '@kindred/chassis/auth/tokens';
import { AppError } from '@kindred/chassis/errors/app-error';
import { limitKeyOf } from '@kindred/chassis/limits/client-address';
import type { Limit, Limiter } from '@kindred/chassis/limits/limiter';
import type { Clock } from '@kindred/chassis/ports/effects';
import { readRequestId, readTrace } from '@kindred/chassis/telemetry/trace-context';
import type { Tracing } from '@kindred/chassis/telemetry/tracing';
import type { ChatSocket } from './chat.socket.ts';

const HANDSHAKES: Limit = { name: 'handshake', max: 20, windowMs: 60_000 };

function clientIpOf(request: IncomingMessage): string {
  const header = request.headers['x-kindred-client-ip'];
  return typeof header === 'string' ? header : (request.socket.remoteAddress ?? '');
}

/** Before a socket is opened: the page it comes from, and how often this address has tried. */
export function createDoor(allowedOrigins: readonly string[], limiter: Limiter) {
  return async (request: IncomingMessage): Promise<boolean> => {
    const { origin } = request.headers;
    if (origin !== undefined && !allowedOrigins.includes(origin)) return false;
    const { isExceeded } = await limiter.count(HANDSHAKES, limitKeyOf(clientIpOf(request)));
    return !isExceeded;
  };
}

/** What a refused client finds in its connect_error: `data.code`. */
class Refusal extends Error {
  readonly data: { code: string };
  constructor(error: unknown) {
    const code = error instanceof AppError ? (error.details[0]?.code ?? 'bad-request') : 'unavailable';
    super(code);
    this.data = { code };
  }
}

async function identify(handshake: ChatSocket['handshake'], verifyToken: TokenVerifier): Promise<Caller> {
  const { token } = handshake.auth;
  if (token === undefined || token === '') throw new AppError('unauthenticated', 'token-missing');
  if (typeof token !== 'string') throw new AppError('unauthenticated', 'token-invalid');
  const caller = await verifyToken(token);
  // A repeated parameter arrives as an array and is nobody's id.
  const claimed = handshake.query.userId;
  requireSelf(caller, claimed === undefined ? undefined : String(claimed), 'userId');
  return caller;
}

/** Who a socket belongs to comes from its token alone; `query.userId` is only compared. */
export function createHandshake(verifyToken: TokenVerifier, clock: Clock, tracing: Tracing) {
  return (socket: ChatSocket, next: (error?: Error) => void): void => {
    const { traceparent, 'x-request-id': id } = socket.handshake.headers;
    const parent = readTrace(traceparent, id) ?? 'none';
    void tracing.span('handshake', { kind: 'server', parent, requestId: readRequestId(id) }, (span) =>
      identify(socket.handshake, verifyToken).then(
        (caller) => {
          socket.data = { caller, connectedAt: clock.now() };
          // Between processes a socket travels with its handshake; its token has done its work.
          socket.handshake.auth = {};
          next();
        },
        (error: unknown) => {
          const refusal = new Refusal(error);
          span.fail(refusal.data.code);
          next(refusal);
        },
      ),
    );
  };
}
