import { AppError } from '@kindred/chassis/errors/app-error';
import { isIndexable, type Member } from '../domain/member.ts';
import { newestAfter } from '../domain/member-order.ts';
import { everybody } from '../domain/search-keys.ts';
import { dayOf, limitsOf } from '../domain/sitemap-day.ts';
import type { MembersStore } from '../store/members.store.ts';

/** Two years and more of days on which somebody joined; older members are found by links. */
const MAX_DAYS = 1_000;
const MAX_MEMBERS = 5_000;
const BATCH = 500;

const newest = (members: MembersStore, after: string | undefined, limit: number): Promise<Member[]> =>
  members.findByKey({ key: everybody, sort: 'newest', after, limit });

/** Days on which members joined, the latest first: one look into the index for each, none for those between. */
export const createListSitemapDays = (members: MembersStore) => async (): Promise<string[]> => {
  const days: string[] = [];
  let after: string | undefined;
  while (days.length < MAX_DAYS) {
    const [member] = await newest(members, after, 1);
    if (!member) break;
    const day = dayOf(member.createdAt);
    days.push(day);
    after = newestAfter(limitsOf(day)?.from ?? 0);
  }
  return days;
};

/** Members of one day whom search engines may show, the latest first. @throws AppError not-found for no day */
export const createListSitemapMembers =
  (members: MembersStore) =>
  async (day: string): Promise<Member[]> => {
    const limits = limitsOf(day);
    if (!limits) throw new AppError('not-found', 'not-found');
    const found: Member[] = [];
    let after = newestAfter(limits.to);
    for (let seen = 0; seen < MAX_MEMBERS; seen += BATCH) {
      const batch = await newest(members, after, BATCH);
      const ofDay = batch.filter(({ createdAt }) => createdAt >= limits.from);
      found.push(...ofDay.filter(isIndexable));
      after = batch.at(-1)?.order.newest ?? after;
      if (ofDay.length < BATCH) break;
    }
    return found;
  };

export type ListSitemapDays = ReturnType<typeof createListSitemapDays>;
export type ListSitemapMembers = ReturnType<typeof createListSitemapMembers>;
