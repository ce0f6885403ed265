import type { Documents } from '@kindred/chassis/ports/documents';
import type { Card } from '@kindred/chat/domain/member-card';
import { cardsSpec } from '@kindred/chat/store/cards.indexes';
import { conversationsSpec } from '@kindred/chat/store/conversations.indexes';
import { createConversationsStore } from '@kindred/chat/store/conversations.store';
import { messagesSpec } from '@kindred/chat/store/messages.indexes';
import { pairIdOf } from '@kindred/proto/pair-id';
import { fillTalk, messageId } from '../../../../services/chat/test/_talks.ts';
import { syntheticId, syntheticMember } from '../../../../services/profiles/test/_members.ts';

/** Whose lists are looked at. */
export const talker = syntheticId(0);
const CONTACTS = 200;
/** The contacts whose talks with them are long. */
export const talks = {
  short: { contact: syntheticId(1), messages: 100 },
  long: { contact: syntheticId(2), messages: 10_000 },
  endless: { contact: syntheticId(3), messages: 100_000 },
} as const;

const START = 1_700_000_000_000;

export async function fillChat(documents: Documents, members: number, hasEndless: boolean): Promise<void> {
  // The indexes of messages come last, which is much faster than growing them row by row.
  await documents.ensure([cardsSpec, conversationsSpec, { ...messagesSpec, indexes: [] }]);
  const cards = documents.collection<Card>(cardsSpec.name);
  const conversations = createConversationsStore(documents);
  let place = 0;

  const talk = async (one: string, other: string, messages: number): Promise<void> => {
    const pairId = pairIdOf(one, other);
    await conversations.recordConnection({ pairId, isOpen: true, version: 1, at: START });
    await fillTalk(documents, [{ id: one }, { id: other }], messages, 0, place);
    place += messages;
    const seen = await conversations.get(pairId);
    const last = { _id: messageId(place), sequence: messages, createdAt: START, isDeleted: false };
    if (seen) await conversations.recordThread(seen, last, { [one]: 0, [other]: 0 });
  };

  for (let n = 0; n < members; n += 1) {
    const { role, address, title, location, categories } = syntheticMember(n);
    const shown = { role, ...address, title, location, categories, image: '', isVisible: true };
    await cards.insertOne({ _id: syntheticId(n), ...shown, sourceVersion: 1 });
  }
  const long = hasEndless ? talks.endless.messages : talks.short.messages;
  const lengths = [talks.short.messages, talks.long.messages, long];
  for (let n = 1; n <= CONTACTS; n += 1) await talk(talker, syntheticId(n), lengths[n - 1] ?? 1);
  for (let n = CONTACTS + 1; n + 1 < members; n += 20) await talk(syntheticId(n), syntheticId(n + 1), 10);
  await documents.ensure([messagesSpec]);
}
