import { type HubPosition, readCursor, writeCursor } from '../domain/hub-cursor.ts';
import { type HubPlan, type HubQuery, planHub } from '../domain/hub-query.ts';
import type { Member } from '../domain/member.ts';
import type { MembersStore } from '../store/members.store.ts';

export interface HubAnswer {
  members: Member[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
}

/** Index entries one request may look at; when they are spent the page is short and the cursor goes on. */
const SCAN_BUDGET = 1_000;
const BATCH = 100;
/** Totals look a few pages ahead, no further: five cards do not wait for a count of everybody. */
const COUNTED_PAGES = 4;
const COUNT_CAP = 200;

interface Scan {
  found: Member[];
  /** Order value the next page starts after; undefined when everything was seen. */
  next: string | undefined;
}

const matches = (member: Member, { residual }: HubPlan): boolean =>
  residual.every((key) => member.searchKeys.includes(key));

/**
 * One page of the hub. The plan's one key bounds what is read through the index, so a page costs the same
 * among a hundred members and a hundred thousand.
 */
export function createSearchHub(members: MembersStore) {
  const scan = async (plan: HubPlan, query: HubQuery, from: string | undefined, limit: number) => {
    const { sort } = query;
    const found: Member[] = [];
    let after = from;
    for (let budget = SCAN_BUDGET; budget > 0; ) {
      // One more than wanted tells whether there is a next page.
      const wanted = plan.residual.length === 0 ? limit + 1 : BATCH;
      const size = Math.min(wanted, budget);
      const batch = await members.findByKey({ key: plan.key, sort, after, limit: size });
      budget -= size;
      for (const member of batch) {
        if (!matches(member, plan)) continue;
        if (found.length === limit) return { found, next: found.at(-1)?.order[sort] };
        found.push(member);
      }
      if (batch.length < size) return { found, next: undefined };
      after = batch.at(-1)?.order[sort];
    }
    return { found, next: after };
  };

  const count = async (plan: HubPlan, { next }: Scan, seen: number, limit: number) => {
    if (next === undefined) return { total: seen, totalIsExact: true };
    if (plan.residual.length > 0) return { total: seen, totalIsExact: false };
    const cap = Math.min(COUNT_CAP, COUNTED_PAGES * limit);
    const counted = await members.countByKey(plan.key, cap);
    return { total: Math.max(counted, seen), totalIsExact: counted < cap };
  };

  return async (query: HubQuery, limit: number, cursor: string | undefined): Promise<HubAnswer> => {
    const position: HubPosition | undefined = cursor === undefined ? undefined : readCursor(query, cursor);
    if (query.isHopeless) return { members: [], total: 0, totalIsExact: true, nextCursor: null };
    const plan = planHub(query);
    const page = await scan(plan, query, position?.after, limit);
    const seen = (position?.seen ?? 0) + page.found.length;
    const nextCursor = page.next === undefined ? null : writeCursor(query, { after: page.next, seen });
    return { members: page.found, ...(await count(plan, page, seen, limit)), nextCursor };
  };
}

export type SearchHub = ReturnType<typeof createSearchHub>;
