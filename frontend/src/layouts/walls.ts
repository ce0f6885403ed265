import type { Role } from '../lib/api-types.ts';

type Printed = { id: string; role: Role };

const printed = (role: Role, ...ids: string[]): Printed[] => ids.map((id) => ({ id, role }));

/** Five prints of the chosen role; the third place of six belongs to the new member. */
export const wallOf = (role: Role): Printed[] =>
  role === 'artist'
    ? printed(role, 'a2', 'a4', 'a5', 'a6', 'a7')
    : printed(role, 'e2', 'e0', 'e5', 'e7', 'e6');

/** Stands in the new member's frame until the server has given them an id. */
export const previewPrint = (role: Role): Printed => ({ id: role === 'artist' ? 'a12' : 'e12', role });

export const mixedWall: readonly Printed[] = [
  ...printed('artist', 'a5'),
  ...printed('entrepreneur', 'e5', 'e2'),
  ...printed('artist', 'a2', 'a4'),
  ...printed('entrepreneur', 'e0'),
];
