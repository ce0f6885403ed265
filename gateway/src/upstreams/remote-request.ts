import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { type AppError, unavailable } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import { forwardedHeaders } from './forwarded-headers.ts';
import { limitConnecting } from './limit-connecting.ts';
import type { Replicas } from './replicas.ts';

/** A service ends what is in flight within 20 s of being told to stop; no call takes longer. */
const ANSWER_MS = 20_000;
/** How long a replica that restarts is waited for, or two connections where they may take longer. */
const RETRY_FOR_MS = 2_000;
const RETRY_PAUSE_MS = 100;
/**
 * Below the time a service drains: whatever connection it closes at the end of that has been told so in an answer, or
 * has been closed here. None is closed there in the moment a request is written to it.
 */
export const IDLE_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

const safeMethods = new Set(['GET', 'HEAD']);

export interface UpstreamTimeouts {
  /** How long a connection to a replica may take. Every replica is tried once, and again for 2 s or twice this time. */
  connectMs: number;
  /** How long it may take to answer. */
  answerMs?: number;
}

/** Sends requests to the replicas of one service and their answers back, as streams. */
export function createRemoteRequest(
  replicas: Replicas,
  clock: Clock,
  { connectMs, answerMs = ANSWER_MS }: UpstreamTimeouts,
) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: IDLE_MS });

  /** Resolves to what went wrong where another try is safe: not a byte of the request has been used. */
  const tryOne = (
    address: URL,
    request: IncomingMessage,
    response: ServerResponse,
    fail: (error: AppError) => void,
  ): Promise<Error | undefined> =>
    new Promise((resolve) => {
      let hasBegun = false;
      let hasAnswered = false;
      let isTooLate = false;
      const outgoing: ClientRequest = send({
        agent,
        host: address.hostname,
        port: address.port,
        method: request.method,
        path: request.url,
        headers: { ...forwardedHeaders(request.headers), host: address.host },
      });
      const giveUp = (): void => {
        if (!response.writableFinished) outgoing.destroy();
      };
      const begin = (): void => {
        outgoing.setTimeout(answerMs, () => {
          isTooLate = true;
          outgoing.destroy(new Error('no answer in time'));
        });
        if (safeMethods.has(request.method ?? '')) return void outgoing.end();
        hasBegun = true;
        request.pipe(outgoing);
      };
      outgoing.once('socket', (socket) => {
        if (!socket.connecting) return begin();
        limitConnecting(socket, connectMs);
        socket.once('connect', begin);
      });
      outgoing.once('response', (answer) => {
        hasAnswered = true;
        // Too much was sent: the rest is not passed on.
        if (answer.statusCode === 413) {
          request.unpipe(outgoing);
          answer.once('end', () => outgoing.destroy());
        }
        if (answer.headers.connection === 'close') replicas.leaves(address);
        response.writeHead(answer.statusCode ?? 502, {
          ...forwardedHeaders(answer.headers),
          ...(response.getHeader('connection') === 'close' ? { connection: 'close' } : {}),
        });
        answer.pipe(response);
        answer.once('error', () => response.destroy());
        answer.once('aborted', () => response.destroy());
        resolve(undefined);
      });
      outgoing.once('error', (cause) => {
        // After the answer only its own stream tells whether it came to its end.
        if (hasAnswered || response.destroyed) return resolve(undefined);
        if (isTooLate) replicas.leaves(address);
        else replicas.failed(address);
        response.off('close', giveUp);
        // Who has waited for one silent replica is not made to wait for the next.
        const isOver = hasBegun || isTooLate;
        if (isOver) fail(unavailable(RETRY_AFTER_SECONDS, cause));
        resolve(isOver ? undefined : cause);
      });
      response.once('close', giveUp);
    });

  return {
    async request(
      request: IncomingMessage,
      response: ServerResponse,
      fail: (error: AppError) => void,
    ): Promise<void> {
      const endMs = clock.monotonic() + Math.max(RETRY_FOR_MS, 2 * connectMs);
      let cause: Error | undefined;
      while (clock.monotonic() < endMs) {
        for (const address of replicas.inTurn()) {
          if (request.destroyed || response.destroyed) return;
          cause = await tryOne(address, request, response, fail);
          if (!cause) return;
        }
        await clock.sleep(RETRY_PAUSE_MS);
      }
      if (!response.destroyed) fail(unavailable(RETRY_AFTER_SECONDS, cause));
    },
    close: () => agent.destroy(),
  };
}
