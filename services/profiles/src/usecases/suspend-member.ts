import { blankMember } from '../domain/member.ts';
import { suspensionFields } from '../domain/suspension.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

/** Hides a member from everybody, or shows them again; the newer of two words counts. */
export const createSuspendMember =
  (members: MembersStore) =>
  async (userId: string, isSuspended: boolean, version: number): Promise<void> => {
    await members.createOrUpdate(blankMember(userId), (current) => {
      const fields = suspensionFields(current, isSuspended, version);
      return fields && changeMember(current, fields);
    });
  };

export type SuspendMember = ReturnType<typeof createSuspendMember>;
