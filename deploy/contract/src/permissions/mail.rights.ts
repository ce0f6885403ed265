import type { Rights } from './notation.ts';

export const mailRights: readonly Rights[] = [
  {
    call: 'POST /send-email/user-specific',
    needs: 'open',
    lines: [
      ['everybody', ['none', 'header'], ['to us', 'in the trap'], '200'],
      ['everybody', 'none', 'other subject', '400 not-allowed-value'],
      // A recipient of one's own choice is a field nobody knows.
      ['everybody', 'stray', 'to us', '400 unknown-field'],
      ['everybody', 'array', 'to us', '400 wrong-type'],
      ['everybody', ['twice', 'own twice'], 'to us', '400 repeated-items'],
    ],
  },
];
