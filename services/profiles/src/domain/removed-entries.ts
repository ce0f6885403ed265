import { AppError } from '@kindred/chassis/errors/app-error';
import type { Member, MemberFields } from './member.ts';

/** The lists of a profile whose entries are deleted one by one. */
export type EntryList = 'languages' | 'interests' | 'personality' | 'portfolioImages';

/** Retries come soon; what is older was not sent again. */
const MAX_REMEMBERED = 40;

const nameOf = (list: EntryList, id: string): string => `${list}:${id}`;

/** The profile had this entry and its owner deleted it. */
export const wasRemoved = (member: Member, list: EntryList, id: string): boolean =>
  (member.removedEntries ?? []).includes(nameOf(list, id));

/**
 * What deleting an entry changes, or undefined when it was deleted before.
 * @throws AppError not-found for an entry this profile never had: that of another answers the same.
 */
export function withoutEntry(member: Member, list: EntryList, id: string): MemberFields | undefined {
  const left = member[list].filter(({ _id }) => _id !== id);
  if (left.length < member[list].length) {
    const removedEntries = [...(member.removedEntries ?? []), nameOf(list, id)].slice(-MAX_REMEMBERED);
    return { [list]: left, removedEntries };
  }
  if (wasRemoved(member, list, id)) return undefined;
  throw new AppError('not-found', 'not-found');
}
