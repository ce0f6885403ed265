import { useMemo } from 'react';
import type { MemberPage, Role } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { usePublicRead } from '../../lib/public-call.ts';
import { isPresentable } from './presentable.ts';

const carouselSize = 12;

/** The best rated members of a role who have something to show. */
export function useCast(role: Role) {
  const { data, ...rest } = usePublicRead<MemberPage>(
    `${calls.allMembers}?role=${role}&limit=${carouselSize}`,
  );
  const members = useMemo(() => data?.users.filter(isPresentable), [data]);
  return { members, ...rest };
}
