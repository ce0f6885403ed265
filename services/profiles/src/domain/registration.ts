import { isCategory, MAX_CATEGORIES } from '@kindred/proto/categories';
import type { Role } from '@kindred/proto/role';
import type { Member, MemberFields } from './member.ts';

export interface Registration {
  version: number;
  email: string;
  role: Role;
  categories: readonly string[];
  registeredAt: number;
}

/**
 * What a registration changes, or undefined when it is old news. Registering again replaces the choice of
 * role and categories; from the verification on the member edits the profile instead.
 */
export function registeredFields(member: Member, registration: Registration): MemberFields | undefined {
  const { registered, verified } = member.sourceVersion;
  const isNews =
    !member.isErased &&
    registration.version > registered &&
    (verified === 0 || registration.version <= verified);
  if (!isNews) return undefined;
  return {
    email: registration.email,
    role: registration.role,
    categories: registration.categories.filter(isCategory).slice(0, MAX_CATEGORIES),
    createdAt: registration.registeredAt,
    lastActiveAt: Math.max(member.lastActiveAt, registration.registeredAt),
    sourceVersion: { ...member.sourceVersion, registered: registration.version },
  };
}

/** The verification of an account, or undefined when it is known already. */
export function verifiedFields(member: Member, version: number): MemberFields | undefined {
  if (member.isErased || version <= member.sourceVersion.verified) return undefined;
  return { isVerified: true, sourceVersion: { ...member.sourceVersion, verified: version } };
}
