import type { Running } from '@kindred/local/testing/running';
import type { Ledger } from './ledger.ts';
import { write } from './load.ts';

const SHARE_OF_EDITS = 0.5;

/** The sender edits an acknowledged message or takes it back; each is changed once. */
export async function changeMessage(kindred: Running, ledger: Ledger, random: () => number): Promise<void> {
  const place = Math.floor(random() * ledger.messages.length);
  const message = ledger.messages[place];
  if (message?.id === undefined) return;
  ledger.messages.splice(place, 1);
  const { from, id, to } = message;
  const text = random() < SHARE_OF_EDITS ? `${message.text}, corrected` : undefined;
  const change = { id, from, to, text, isAcknowledged: false };
  ledger.changedMessages.push(change);
  const { token } = from;
  const answer = await write(
    kindred,
    ledger,
    text === undefined
      ? { method: 'DELETE', path: `/messages/delete/${id}`, token }
      : { method: 'PUT', path: `/messages/update/${id}`, token, body: { message: text } },
  );
  change.isAcknowledged = answer !== undefined;
}
