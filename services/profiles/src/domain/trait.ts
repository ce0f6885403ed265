import { AppError } from '@kindred/chassis/errors/app-error';
import { visibleLine } from './visible-text.ts';
import { fold } from './words.ts';

/** The two lists of short texts on a profile; an entry holds its text under the name of its kind. */
export type TraitKind = 'interest' | 'personality';
export type Trait<K extends TraitKind> = { _id: string } & Record<K, string>;

export const MAX_TRAIT = 60;
const MAX_TRAITS = 30;

const codes = {
  interest: { required: 'interest-required', tooMany: 'too-many-interests' },
  personality: { required: 'personality-required', tooMany: 'too-many-personalities' },
} as const;

/**
 * The list with this entry behind the others; what it holds already, however it is written, leaves it as it is.
 * @throws AppError invalid for a blank text; conflict `too-many-interests` or `too-many-personalities`.
 */
export function withTrait<K extends TraitKind>(
  list: readonly Trait<K>[],
  kind: K,
  entry: Trait<K>,
): Trait<K>[] {
  const text = visibleLine(entry[kind], kind);
  if (text === '') throw new AppError('invalid', { code: codes[kind].required, field: kind });
  if (list.some((known) => fold(known[kind]) === fold(text))) return [...list];
  if (list.length >= MAX_TRAITS) {
    throw new AppError('conflict', {
      code: codes[kind].tooMany,
      field: kind,
      params: { limit: MAX_TRAITS },
    });
  }
  return [...list, { ...entry, [kind]: text }];
}
