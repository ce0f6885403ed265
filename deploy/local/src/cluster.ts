import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { createTokenSigner, createTokenVerifier } from '@kindred/chassis/auth/tokens';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { Service, ServiceEffects } from '@kindred/chassis/lifecycle/service';
import type { Bus } from '@kindred/chassis/ports/bus';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { MailTransport } from '@kindred/chassis/ports/mail-transport';
import type { Objects } from '@kindred/chassis/ports/objects';
import type { SharedState } from '@kindred/chassis/ports/shared-state';
import { observeEngines } from '@kindred/chassis/process/observe-engines';
import {
  isSoleOwner,
  openBus,
  openDocuments,
  openObjects,
  openSharedState,
} from '@kindred/chassis/process/open-engines';
import { openReportedSpans, openTracing } from '@kindred/chassis/process/open-tracing';
import { createSmtpTransport } from '@kindred/chassis/smtp/smtp-transport';
import type { SystemEffects } from '@kindred/chassis/system/system-effects';
import type { Metrics } from '@kindred/chassis/telemetry/metrics';
import type { Tracing } from '@kindred/chassis/telemetry/tracing';
import { createChat } from '@kindred/chat/service';
import { operatorOf } from '@kindred/gateway/pages/site-variables';
import { createGateway, type Gateway } from '@kindred/gateway/service';
import { createIdentity } from '@kindred/identity/service';
import { createMail } from '@kindred/mail/service';
import { createOffers } from '@kindred/offers/service';
import type { Keys } from '@kindred/operate/folder/keys';
import { createProfiles } from '@kindred/profiles/service';
import { createRatings } from '@kindred/ratings/service';
import type { Logger } from 'pino';
import type { LocalConfig } from './config.ts';
import { createMailboxStore, type MailboxStore, mailboxSpecs } from './mailbox/mailbox.store.ts';
import { startMailboxServer } from './mailbox/mailbox-server.ts';

export interface ClusterOptions {
  config: LocalConfig;
  version: string;
  keys: Keys;
  webFolder: string | undefined;
  effects: SystemEffects;
  metrics: Metrics;
  /** A logger of its own per service. */
  loggerOf(service: string): Logger;
  /** Opens the documents of a service; by the configuration when absent. Tests watch stores so. */
  openDocuments?: ((service: string) => Promise<Documents>) | undefined;
  /** Stands between the services and their engines; drills close doors there. */
  through?: ((engines: ClusterEngines) => ClusterEngines) | undefined;
}

/** What all services share. */
export interface ClusterEngines {
  bus: Bus;
  objects: Objects;
  shared: SharedState;
  transport: MailTransport;
}

export interface Cluster {
  services: {
    identity: Awaited<ReturnType<typeof createIdentity>>;
    profiles: Awaited<ReturnType<typeof createProfiles>>;
    offers: Service;
    ratings: Service;
    chat: Service;
    mail: Service;
  };
  gateway: Gateway;
  mailbox: MailboxStore;
  bus: ServiceEffects['bus'];
  /** What each service keeps, past its door. */
  documents: ReadonlyMap<string, ServiceEffects['documents']>;
  signToken: ReturnType<typeof createTokenSigner>;
  start(): Promise<void>;
  notReady(): string[];
  stop(): Promise<void>;
}

const TOKEN_LIFETIME_MS = 7 * 24 * 3_600_000;
/** Ctrl-C ends everything within five seconds. */
const IN_FLIGHT_MS = 3_000;
const tokenIdentity = { issuer: 'kindred', audience: 'kindred' };

/** Every service in one process: on the data folder unless the configuration names engines, with an SMTP server on loopback. */
export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  const { config, effects, keys, loggerOf, metrics, version } = options;
  const { clock, ids, randomness } = effects;
  const { addresses } = config;
  const engine = { clock, randomness, logger: loggerOf('local'), metrics, clientId: 'local' };
  const verifyToken = createTokenVerifier([keys.signing, ...keys.former.signing], tokenIdentity, clock);
  const mailboxDocuments = createEmbeddedDocuments({ path: join(config.dataFolder, 'mailbox.sqlite') });
  await mailboxDocuments.ensure(mailboxSpecs);
  const mailbox = createMailboxStore(mailboxDocuments);
  const smtp = await startMailboxServer(mailbox, clock, ids);
  const { through = (opened) => opened } = options;
  const { bus, objects, shared, transport } = through({
    bus: await openBus(addresses, engine),
    objects: await openObjects(addresses, engine),
    shared: await openSharedState(addresses, engine),
    transport: createSmtpTransport({ url: smtp.url }),
  });

  const tracings: Tracing[] = [];
  const tracingOf = async (service: string): Promise<Tracing> => {
    const tracing = await openTracing(config, { service, version, randomness });
    tracings.push(tracing);
    return tracing;
  };
  const reportedSpans = await openReportedSpans(config, { version, randomness });
  const documentsOf = new Map<string, ServiceEffects['documents']>();
  const effectsOf = async (name: string): Promise<ServiceEffects> => {
    const logger = loggerOf(name);
    const documents = await (options.openDocuments?.(name) ?? openDocuments(addresses, name, { logger }));
    documentsOf.set(name, documents);
    const tracing = await tracingOf(name);
    return {
      ...observeEngines({ documents, objects }, addresses, { service: name, metrics, tracing, clock }),
      bus,
      shared,
      clock,
      ids,
      randomness,
      verifyToken,
      logger,
      metrics,
      isSoleOwner: isSoleOwner(addresses),
      answerCacheBytes: config.answerCacheBytes,
      tracing,
    };
  };

  const { publicUrl, limitFactor } = config;
  const identity = await createIdentity(
    {
      version,
      publicUrl,
      tokenIssuer: tokenIdentity.issuer,
      tokenAudience: tokenIdentity.audience,
      signingKey: keys.signing,
      mailKey: createPublicKey(keys.mail),
      allowsUnverifiedSignIn: false,
      limitFactor,
    },
    await effectsOf('identity'),
  );
  const profiles = await createProfiles({ version }, await effectsOf('profiles'));
  const offers = await createOffers({ version, limitFactor }, await effectsOf('offers'));
  const ratings = await createRatings({ version }, await effectsOf('ratings'));
  const allowedOrigins = [
    ...new Set([publicUrl, `http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`]),
  ];
  const chat = await createChat(
    {
      version,
      allowedOrigins,
      tokenLifetimeMs: TOKEN_LIFETIME_MS,
      fileKeys: [keys.files, ...keys.former.files],
      limitFactor,
      socketJitterMs: 0,
    },
    await effectsOf('chat'),
  );
  const mail = await createMail(
    {
      version,
      publicUrl,
      from: config.mailFrom,
      contactRecipient: config.contactRecipient,
      unsealKeys: [keys.mail, ...keys.former.mail],
    },
    await effectsOf('mail'),
    transport,
  );
  const services = { identity, profiles, offers, ratings, chat, mail };
  const gateway = await createGateway(
    {
      version,
      webFolder: options.webFolder,
      site: { publicUrl, operator: operatorOf(config) },
      tokenLifetimeMs: TOKEN_LIFETIME_MS,
      limitFactor,
      trustedProxyHops: config.trustedProxyHops,
      socketJitterMs: 0,
      inFlightMs: IN_FLIGHT_MS,
    },
    {
      bus,
      shared,
      clock,
      ids,
      verifyToken,
      logger: loggerOf('gateway'),
      metrics,
      tracing: await tracingOf('gateway'),
      reportedSpans,
    },
    services,
  );
  const list: readonly Service[] = Object.values(services);

  return {
    services,
    gateway,
    mailbox,
    bus,
    documents: documentsOf,
    signToken: createTokenSigner(keys.signing, tokenIdentity, clock),
    async start() {
      await Promise.all(list.map((service) => service.migrate()));
      await Promise.all(list.map((service) => service.start()));
      await gateway.start();
      await gateway.listen({ host: config.host, port: config.port });
    },
    notReady: () => [
      ...list.filter((service) => !service.isReady()).map((service) => service.name),
      ...(gateway.isReady() ? [] : ['gateway']),
    ],
    async stop() {
      await gateway.stop();
      await Promise.all(list.map((service) => service.stop()));
      await transport.close();
      await smtp.close();
      const engines = [bus, objects, shared, mailboxDocuments, ...documentsOf.values(), ...tracings];
      await Promise.all(engines.map((engine) => engine.close()));
      await reportedSpans?.close();
    },
  };
}
