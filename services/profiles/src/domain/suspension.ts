import type { Member, MemberFields } from './member.ts';

/** What a suspension or its end changes, or undefined when it is old news. */
export function suspensionFields(
  member: Member,
  isSuspended: boolean,
  version: number,
): MemberFields | undefined {
  const { suspension = 0 } = member.sourceVersion;
  if (member.isErased || version <= suspension) return undefined;
  return { isSuspended, sourceVersion: { ...member.sourceVersion, suspension: version } };
}
