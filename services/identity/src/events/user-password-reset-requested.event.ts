import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import type { Locale } from '@kindred/chassis/http/locale';
import { events } from '@kindred/proto/catalog';
import type { Account } from '../domain/account.ts';
import { protoLocale } from './proto-enums.ts';

export const userPasswordResetRequested = (
  account: Pick<Account, '_id' | 'email'>,
  locale: Locale,
  sealedToken: Uint8Array,
): EventDraft =>
  draftEvent(events.userPasswordResetRequested, account._id, {
    userId: account._id,
    email: account.email,
    locale: protoLocale[locale],
    sealedToken,
  });
