import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { seal } from '@kindred/chassis/auth/sealing';
import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import type { MailTransport, OutgoingMail } from '@kindred/chassis/ports/mail-transport';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { call, createTestBed } from '@kindred/chassis/testing/service-bed';
import { until } from '@kindred/chassis/testing/until';
import { events } from '@kindred/proto/catalog';
import { Locale } from '@kindred/proto/identity/v1';
import { createMail } from '../src/service.ts';
import type { MailDocument } from '../src/store/mails.store.ts';

export const userId = 'a'.repeat(24);
export const token = 'T'.repeat(43);

/** Keeps what it was given; fails as often as the test wants before that. */
export function aTransport() {
  const accepted: OutgoingMail[] = [];
  const failures: Error[] = [];
  let tries = 0;
  let [sending, mostAtOnce] = [0, 0];
  let server = async (): Promise<void> => undefined;
  const transport: MailTransport = {
    async send(mail) {
      tries += 1;
      sending += 1;
      mostAtOnce = Math.max(mostAtOnce, sending);
      await server().finally(() => {
        sending -= 1;
      });
      const failure = failures.shift();
      if (failure) throw failure;
      accepted.push(mail);
    },
    close: async () => undefined,
  };
  return {
    transport,
    accepted,
    failures,
    tries: () => tries,
    mostAtOnce: () => mostAtOnce,
    /** What every mail waits for before the server answers. */
    answerAfter(wait: () => Promise<void>) {
      server = wait;
    },
  };
}

export async function aMailService(options: { folder?: string; keys?: ReturnType<typeof aKeyPair> } = {}) {
  const clock = createManualClock();
  const bed = await createTestBed({ clock, ...(options.folder ? { folder: options.folder } : {}) });
  const keys = options.keys ?? aKeyPair();
  const smtp = aTransport();
  const config = {
    version: '0',
    publicUrl: 'https://kindred.example/',
    from: 'Kindred <hello@kindred.example>',
    contactRecipient: 'founders@kindred.example',
    unsealKeys: [keys.privateKey] as const,
  };
  const create = () => createMail(config, bed.effects, smtp.transport);
  const mails = bed.effects.documents.collection<MailDocument>('mails');
  const sealedToken = () => seal(Buffer.from(token), keys.publicKey, { bytes: (n) => randomBytes(n) });

  const registered = (change: { sealedToken?: Uint8Array; locale?: Locale } = {}): EventDraft =>
    draftEvent(events.userRegistered, userId, {
      userId,
      email: 'mira@example.com',
      locale: Locale.EN,
      sealedToken: sealedToken(),
      ...change,
    });
  const resetRequested = (): EventDraft =>
    draftEvent(events.userPasswordResetRequested, userId, {
      userId,
      email: 'mira@example.com',
      locale: Locale.DE,
      sealedToken: sealedToken(),
    });
  const passwordChanged = (): EventDraft =>
    draftEvent(events.userPasswordChanged, userId, {
      userId,
      email: 'mira@example.com',
      locale: Locale.EN,
      sessionGeneration: 2,
    });

  return {
    bed,
    clock,
    smtp,
    create,
    mails,
    registered,
    resetRequested,
    passwordChanged,
    /** Puts events on the bus and waits until the service has handled them all. */
    async deliver(...list: [EventDraft, number][]): Promise<void> {
      for (const [event, version] of list) await bed.deliver(event, userId, version);
      await bed.settle();
    },
    sentCount: (count: number) =>
      until(
        async () => (await mails.countUpTo({ state: 'sent' }, count + 1)) === count,
        5_000,
        `${count} sent`,
      ),
  };
}

export const aKeyPair = () => generateKeyPairSync('x25519');

export const aMessage = (change: Record<string, unknown> = {}) => ({
  senderEmail: 'vera@example.com',
  subject: 'User Message to DEVs',
  message: 'I like the stars.',
  ...change,
});

export const contact = (
  service: Parameters<typeof call>[0],
  body: unknown,
  headers: Record<string, string> = {},
) => call(service, { method: 'POST', path: '/send-email/user-specific', body, headers });
