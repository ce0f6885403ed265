import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const EMAIL_INDEX = 'email';
export const REGISTRATION_KEY_INDEX = 'registration_key';

export const identityCollections: readonly CollectionSpec[] = [
  {
    name: 'accounts',
    indexes: [
      claimIndex,
      { name: EMAIL_INDEX, keys: { email: 1 }, unique: true },
      { name: REGISTRATION_KEY_INDEX, keys: { 'registration.key': 1 }, unique: true, sparse: true },
      { name: 'confirmation_token', keys: { 'confirmation.tokenHash': 1 }, sparse: true },
      { name: 'previous_confirmation_token', keys: { 'previousConfirmation.tokenHash': 1 }, sparse: true },
      { name: 'reset_token', keys: { 'reset.tokenHash': 1 }, sparse: true },
    ],
  },
  { name: 'sessions', indexes: [claimIndex, { name: 'expiry', keys: { expiresAt: 1 } }] },
  { name: 'link_requests', indexes: [{ name: 'oldest', keys: { requestedAt: 1 } }] },
];
