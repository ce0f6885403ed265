import { expect, test } from 'vitest';
import { blankMember, isIndexable, withFields } from './member.ts';

const shown = withFields(blankMember('a'.repeat(24)), {
  address: { firstname: 'Mira', lastname: '' },
  isVerified: true,
  sourceVersion: { registered: 1, verified: 2 },
});

test('search engines may show whom others may see, who has a name and did not ask them to stay away', () => {
  expect(isIndexable(shown)).toBe(true);
  for (const fields of [
    { isVerified: false },
    { isSuspended: true },
    { isHiddenFromSearchEngines: true },
    { address: { firstname: ' ', lastname: '' } },
    { sourceVersion: { registered: 0, verified: 2 } },
  ])
    expect(isIndexable(withFields(shown, fields)), JSON.stringify(fields)).toBe(false);
});
