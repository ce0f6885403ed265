import { type HubPosition, readCursor, writeCursor } from '../domain/hub-cursor.ts';
import { type HubPlan, type HubQuery, type HubSort, planHub } from '../domain/hub-query.ts';
import type { Member } from '../domain/member.ts';
import type { MembersStore } from '../store/members.store.ts';

export interface HubAnswer {
  members: Member[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
}

/** Index entries a sifted page may look at; when they are spent the page is short and the cursor goes on. */
const SCAN_BUDGET = 1_000;
const BATCH = 100;
/** Totals look a few pages ahead, no further: nobody waits for a count of everybody. */
const PAGES_AHEAD = 3;
const MAX_AHEAD = 150;

interface Page {
  found: Member[];
  /** Order value the next page starts after; undefined when everything was seen. */
  next: string | undefined;
  /** Members known to follow this page, and whether that is all of them. */
  left: number;
  isLeftExact: boolean;
}

interface Walk {
  plan: HubPlan;
  sort: HubSort;
  after: string | undefined;
  limit: number;
}

const lastPage = (found: Member[]): Page => ({ found, next: undefined, left: 0, isLeftExact: true });

const matches = (member: Member, { residual }: HubPlan): boolean =>
  residual.every((key) => member.searchKeys.includes(key));

/** Everybody under the key fits: the page is read as it is, what follows is counted in the index alone. */
async function readPage(members: MembersStore, { plan, sort, after, limit }: Walk): Promise<Page> {
  const found = await members.findByKey({ key: plan.key, sort, after, limit });
  const next = found.at(-1)?.order[sort];
  if (found.length < limit || next === undefined) return lastPage(found);
  const ahead = Math.min(PAGES_AHEAD * limit, MAX_AHEAD);
  const left = await members.countByKey({ key: plan.key, sort, after: next, limit: ahead });
  return left === 0 ? lastPage(found) : { found, next, left, isLeftExact: left < ahead };
}

/** Some under the key do not fit: they are read in batches and left out. */
async function siftPage(members: MembersStore, { plan, sort, after, limit }: Walk): Promise<Page> {
  const found: Member[] = [];
  let next = after;
  for (let budget = SCAN_BUDGET; budget > 0; budget -= BATCH) {
    const batch = await members.findByKey({ key: plan.key, sort, after: next, limit: BATCH });
    for (const member of batch) {
      if (!matches(member, plan)) continue;
      if (found.length === limit) {
        return { found, next: found.at(-1)?.order[sort], left: 1, isLeftExact: false };
      }
      found.push(member);
    }
    if (batch.length < BATCH) return lastPage(found);
    next = batch.at(-1)?.order[sort];
  }
  return { found, next, left: 0, isLeftExact: false };
}

/**
 * One page of the hub. The plan's one key bounds what is read through the index, so a page costs the same
 * among a hundred members and a hundred thousand.
 */
export const createSearchHub =
  (members: MembersStore) =>
  async (query: HubQuery, limit: number, cursor: string | undefined): Promise<HubAnswer> => {
    const position: HubPosition | undefined = cursor === undefined ? undefined : readCursor(query, cursor);
    if (query.isHopeless) return { members: [], total: 0, totalIsExact: true, nextCursor: null };
    const plan = planHub(query);
    const walk = { plan, sort: query.sort, after: position?.after, limit };
    const page = await (plan.residual.length === 0 ? readPage(members, walk) : siftPage(members, walk));
    const seen = (position?.seen ?? 0) + page.found.length;
    return {
      members: page.found,
      total: seen + page.left,
      totalIsExact: page.isLeftExact,
      nextCursor: page.next === undefined ? null : writeCursor(query, { after: page.next, seen }),
    };
  };

export type SearchHub = ReturnType<typeof createSearchHub>;
