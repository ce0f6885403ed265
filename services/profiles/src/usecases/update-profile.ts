import { type ProfilePatch, patchFields } from '../domain/profile-patch.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';

/** Writes what the owner of a profile changed; sending the same again changes nothing. */
export const createUpdateProfile =
  (members: MembersStore) =>
  async (userId: string, patch: ProfilePatch): Promise<void> => {
    await requireOwnProfile(members, userId);
    await members.update(userId, (current) => changeMember(current, patchFields(current, patch)));
  };

export type UpdateProfile = ReturnType<typeof createUpdateProfile>;
