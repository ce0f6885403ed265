import type { TemplateName } from './mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a mail is worth sending, from what it tells on: a link is not mailed after its end. */
export const worthSendingMs: Readonly<Record<TemplateName, number>> = {
  verification: DAY_MS,
  'reset-link': HOUR_MS,
  'password-notice': 3 * DAY_MS,
  'offer-applied': 3 * DAY_MS,
  'offer-deleted': 3 * DAY_MS,
  'contact-message': 3 * DAY_MS,
};

/** How long the send log remembers a mail that was sent or given up. */
export const LOG_MS = 90 * DAY_MS;
