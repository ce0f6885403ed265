import type { Clock } from '@kindred/chassis/ports/effects';
import type { Member } from '../domain/member.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

const DAY_MS = 86_400_000;

/** Notes that the member was here, at most once a day; it only moves ties in the ranking. */
export const createTouchLastActive = (members: MembersStore, clock: Clock) => async (member: Member) => {
  const now = clock.now();
  if (now - member.lastActiveAt < DAY_MS) return;
  await members.update(member.userId, (current) =>
    now - current.lastActiveAt < DAY_MS ? undefined : changeMember(current, { lastActiveAt: now }),
  );
};

export type TouchLastActive = ReturnType<typeof createTouchLastActive>;
