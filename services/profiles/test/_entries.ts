import type { Member, ProfilesBed } from './profiles-bed.ts';

interface Entry {
  _id: string;
}

export interface EntryCall {
  list: 'languages' | 'interests' | 'personality';
  /** Paths with the id of the owner behind them. */
  add: string;
  remove: string;
  /** The documented body of an addition that says this text. */
  body(text: string): Record<string, string>;
  /** Name of the id in the body of a deletion. */
  idField: string;
  limit: number;
  full: string;
  blank: string;
}

export const entryCalls: readonly EntryCall[] = [
  {
    list: 'languages',
    add: '/users/add-language',
    remove: '/users/delete-language',
    body: (language) => ({ language, level: 'Fluent' }),
    idField: 'languageId',
    limit: 20,
    full: 'too-many-languages',
    blank: 'required',
  },
  {
    list: 'interests',
    add: '/profile/interests',
    remove: '/profile/delete-interests',
    body: (interest) => ({ interest }),
    idField: 'interestId',
    limit: 30,
    full: 'too-many-interests',
    blank: 'interest-required',
  },
  {
    list: 'personality',
    add: '/profile/personality',
    remove: '/profile/delete-personality',
    body: (personality) => ({ personality }),
    idField: 'personalityId',
    limit: 30,
    full: 'too-many-personalities',
    blank: 'personality-required',
  },
];

/** The two calls of one list, as one member sends them. */
export const entriesOf = (
  bed: ProfilesBed,
  owner: Member,
  { add, remove, body, idField, list }: EntryCall,
) => ({
  add: (text: string, idempotencyKey?: string) =>
    bed.post(
      `${add}/${owner.id}`,
      owner,
      body(text),
      idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    ),
  remove: (id: string) => bed.delete(`${remove}/${owner.id}`, owner, { [idField]: id }),
  stored: async (): Promise<readonly Entry[]> => (await bed.members.findOne({ _id: owner.id }))?.[list] ?? [],
});
