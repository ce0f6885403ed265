import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createTokenSigner, createTokenVerifier } from '../auth/tokens.ts';
import { createEmbeddedBus } from '../embedded/bus.ts';
import { createEmbeddedDocuments } from '../embedded/documents.ts';
import { createEmbeddedObjects } from '../embedded/objects.ts';
import { createEmbeddedSharedState } from '../embedded/shared-state.ts';
import { toBusMessage } from '../events/envelope.ts';
import type { EventDraft } from '../events/event.ts';
import type { Service, ServiceEffects } from '../lifecycle/service.ts';
import type { DeliveredMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import { createSystemClock } from '../system/clock.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createSeededIds, createSeededRandomness } from './effects.ts';
import { until } from './until.ts';

export interface TestCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  // Tests read answers freely; what they expect is what they assert.
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer under test
  body: any;
  headers: Record<string, unknown>;
}

export const testTokenIdentity = { issuer: 'kindred', audience: 'kindred' };
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** Effects for one service over embedded adapters in a folder that goes with the test. */
export async function createTestBed(options: { clock?: Clock; seed?: number; folder?: string } = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'kindred-test-'));
  const clock = options.clock ?? createSystemClock();
  const keys = generateKeyPairSync('ed25519');
  const bus = createEmbeddedBus({ path: join(folder, 'bus.sqlite'), clock });
  const documents = createEmbeddedDocuments({ path: join(folder, 'documents.sqlite') });
  const services: Service[] = [];
  const ids = createSeededIds(options.seed ?? 1);
  const effects: ServiceEffects = {
    documents,
    bus,
    objects: createEmbeddedObjects({ path: join(folder, 'objects') }),
    shared: createEmbeddedSharedState({ clock }),
    clock,
    ids,
    randomness: createSeededRandomness(options.seed ?? 1),
    verifyToken: createTokenVerifier(createPublicKey(keys.privateKey), testTokenIdentity, clock),
    logger: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    metrics: createMetrics(),
    isSoleOwner: true,
  };
  const sign = createTokenSigner(keys.privateKey, testTokenIdentity, clock);

  const close = async (): Promise<void> => {
    await Promise.all(services.splice(0).map((service) => service.stop()));
    await bus.close();
    await documents.close();
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  onTestFinished(close);

  return {
    folder,
    effects,
    signingKey: keys.privateKey,
    close,
    /** Starts a service and stops it when the test is over. */
    async start<S extends Service>(service: S): Promise<S> {
      services.push(service);
      await service.migrate();
      await service.start();
      return service;
    },
    signToken: (caller: {
      userId: string;
      role?: string;
      sid?: string;
      lifetimeMs?: number;
    }): Promise<string> =>
      sign({ role: 'artist', sid: '1.test', jti: ids.next(), lifetimeMs: LIFETIME_MS, ...caller }),
    /** Everything on a topic so far, oldest first. */
    async published(topic: string): Promise<DeliveredMessage[]> {
      await Promise.all(services.map((service) => service.flush()));
      await bus.ensure([topic]);
      const messages: DeliveredMessage[] = [];
      const replay = await bus.replay({ topics: [topic], onMessage: async (m) => void messages.push(m) });
      await replay.close();
      return messages;
    },
    /** Puts an event on the bus as its owner would. */
    async deliver(
      event: EventDraft,
      subject: string,
      version: number,
      source = 'test',
      at = clock.now(),
    ): Promise<void> {
      const value = Buffer.from(event.value).toString('base64');
      const id = `${subject}:${event.type}:${version}:0`;
      const { type, topic, key } = event;
      await bus.publish([toBusMessage({ id, type, topic, key, version, at, value }, source, subject)]);
    },
    /** Resolves when every event on the bus has been handled by the running services. */
    async settle(): Promise<void> {
      await Promise.all(services.map((service) => service.flush()));
      await until(() => bus.isCaughtUp());
    },
  };
}

export type TestBed = Awaited<ReturnType<typeof createTestBed>>;

/** Calls a service's own HTTP side, without the door. */
export async function call(
  service: Service,
  { method, path, token, body, headers = {} }: TestCall,
): Promise<TestAnswer> {
  const answer = await service.app.inject({
    method,
    url: path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = answer.body;
  return { status: answer.statusCode, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
}
