import { blankMember } from '../domain/member.ts';
import { verifiedFields } from '../domain/registration.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

/** The account is verified: the member is shown as soon as the registration is known too. */
export const createShowMember =
  (members: MembersStore) =>
  async (userId: string, version: number): Promise<void> => {
    await members.createOrUpdate(blankMember(userId), (current) => {
      const fields = verifiedFields(current, version);
      return fields && changeMember(current, fields);
    });
  };

export type ShowMember = ReturnType<typeof createShowMember>;
