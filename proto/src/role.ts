/** What a member is here for; it never changes. On the wire it is the enum of identity/v1. */
export const roles = ['artist', 'entrepreneur'] as const;
export type Role = (typeof roles)[number];
