import type { Profile, Self } from '../../lib/api-types.ts';

type ContactWay = { by: 'mail'; email: string } | { by: 'request' } | { by: 'nothing' };

/**
 * How the viewer reaches the member: the profile's address; a connection request where the owner hides it;
 * on the own profile the own address; nothing for a visitor, who is told no address.
 */
export function contactWay(
  profile: Pick<Profile, '_id' | 'email'>,
  self: Pick<Self, '_id' | 'email'> | undefined,
): ContactWay {
  if (profile.email) return { by: 'mail', email: profile.email };
  if (self === undefined) return { by: 'nothing' };
  if (self._id !== profile._id) return { by: 'request' };
  return self.email ? { by: 'mail', email: self.email } : { by: 'nothing' };
}
