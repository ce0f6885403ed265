import { until } from '@kindred/chassis/testing/until';
import type { Running } from './running.ts';

const ARRIVED_MS = 15_000;

export interface Mail {
  id: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  date: string;
}

export async function mailsTo(kindred: Running, to: string): Promise<Mail[]> {
  const answer = await fetch(`${kindred.opsUrl}/mailbox/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Mail[] }).messages;
}

/** Waits for the `count`-th mail to an address and answers the newest. */
export async function nextMail(kindred: Running, to: string, count = 1): Promise<Mail> {
  const mails = await until(
    async () => {
      const found = await mailsTo(kindred, to);
      return found.length >= count ? found : undefined;
    },
    ARRIVED_MS,
    `mail ${count} to ${to}`,
  );
  const [newest] = mails;
  if (!newest) throw new Error('no mail');
  return newest;
}

/** The one link of the app a mail holds, as a path. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/(email-confirmation|resetpassword)\/[\w-]+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`no link in: ${mail.text}`);
  return new URL(link).pathname;
}
