import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const EMAIL_INDEX = 'email';
export const CONFIRMATION_PATH = 'confirmations.tokenHash';
export const REGISTRATION_KEY_INDEX = 'registration_key';

export const identityCollections: readonly CollectionSpec[] = [
  {
    name: 'accounts',
    indexes: [
      claimIndex,
      { name: EMAIL_INDEX, keys: { email: 1 }, unique: true },
      { name: REGISTRATION_KEY_INDEX, keys: { 'registration.key': 1 }, unique: true, sparse: true },
      {
        name: 'confirmation_tokens',
        keys: { [CONFIRMATION_PATH]: 1 },
        arrayPath: CONFIRMATION_PATH,
        sparse: true,
      },
      { name: 'unconfirmed', keys: { confirmBy: 1 }, sparse: true },
      { name: 'erasure', keys: { 'erasure.nextAskAt': 1 }, sparse: true },
      { name: 'reset_token', keys: { 'reset.tokenHash': 1 }, sparse: true },
    ],
  },
  { name: 'sessions', indexes: [claimIndex, { name: 'expiry', keys: { expiresAt: 1 } }] },
  { name: 'link_requests', indexes: [{ name: 'oldest', keys: { requestedAt: 1 } }] },
];
