import type { Clock } from '@kindred/chassis/ports/effects';
import type { Logger } from 'pino';
import type { PresenceReader } from '../domain/live-announcer.ts';

export interface OnlineListsOptions {
  clock: Clock;
  logger: Logger;
  presence: PresenceReader;
  contactsOf(userId: string): Promise<string[]>;
  send(userId: string, onlineContacts: string[]): void;
}

/** Changes that come together are sent once. */
const DEBOUNCE_MS = 50;

/** Sends members the list of their own contacts who are online, never anybody else's. */
export function createOnlineLists({ clock, logger, presence, contactsOf, send }: OnlineListsOptions) {
  const stopping = new AbortController();
  const due = new Set<string>();
  let isRunning = false;

  const sendOne = async (userId: string): Promise<void> => {
    if (!(await presence.isOnline(userId))) return;
    const contacts = await contactsOf(userId);
    const flags = await Promise.all(contacts.map((contact) => presence.isOnline(contact)));
    send(
      userId,
      contacts.filter((_, index) => flags[index]),
    );
  };

  const run = async (): Promise<void> => {
    while (due.size > 0 && !stopping.signal.aborted) {
      await clock.sleep(DEBOUNCE_MS, stopping.signal);
      const batch = [...due];
      due.clear();
      for (const userId of batch) {
        await sendOne(userId).catch((error) => logger.warn({ err: error }, 'online list not sent'));
      }
    }
    isRunning = false;
  };

  return {
    /** Soon, and once for all changes up to then. */
    refresh(userIds: readonly string[]): void {
      for (const userId of userIds) due.add(userId);
      if (isRunning || stopping.signal.aborted) return;
      isRunning = true;
      void run();
    },
    stop(): void {
      stopping.abort();
    },
  };
}
export type OnlineLists = ReturnType<typeof createOnlineLists>;
