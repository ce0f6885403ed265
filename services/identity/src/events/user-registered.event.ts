import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Account } from '../domain/account.ts';
import { protoLocale, protoRole } from './proto-enums.ts';

/** An empty `sealedToken` means: no mail. */
export const userRegistered = (
  account: Pick<Account, '_id' | 'email' | 'role' | 'categories' | 'locale' | 'createdAt'>,
  sealedToken: Uint8Array,
): EventDraft =>
  draftEvent(events.userRegistered, account._id, {
    userId: account._id,
    email: account.email,
    role: protoRole[account.role],
    categories: [...account.categories],
    locale: protoLocale[account.locale],
    sealedToken,
    registeredAt: BigInt(account.createdAt),
  });
