import { blankMember } from '../domain/member.ts';
import { type Registration, registeredFields } from '../domain/registration.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

/** Makes the member of a registration, or brings a registered one up to date; nobody sees it before it is verified. */
export const createRegisterMember =
  (members: MembersStore) =>
  async (userId: string, registration: Registration): Promise<void> => {
    await members.createOrUpdate(blankMember(userId), (current) => {
      const fields = registeredFields(current, registration);
      return fields && changeMember(current, fields);
    });
  };

export type RegisterMember = ReturnType<typeof createRegisterMember>;
