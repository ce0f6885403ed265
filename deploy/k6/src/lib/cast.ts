import { SharedArray } from 'k6/data';

/** A member made by `seed.main.ts`, signed in and connected with the one beside them. */
export interface SeededMember {
  userId: string;
  email: string;
  token: string;
  /** Id of the member they are connected with. */
  otherId: string;
}

// The types of browsers have another `open`; k6 gives out its own.
const readText = open as unknown as (path: string) => string;

/** Read once for all virtual users. Written by `make k6` before the scenario starts. */
export const cast = new SharedArray<SeededMember>(
  'cast',
  () => JSON.parse(readText(__ENV.CAST_FILE ?? '')) as SeededMember[],
);

/** Each virtual user is always the same member. */
export function memberOf(virtualUser: number): SeededMember {
  const member = cast[virtualUser % cast.length];
  if (!member) throw new Error('the cast is empty');
  return member;
}
