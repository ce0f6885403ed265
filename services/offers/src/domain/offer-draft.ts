import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank, normalizeText } from '@kindred/chassis/http/text';
import type { OfferContent, OfferStatus, OfferType } from './offer.ts';

/** What a creator may send; a form sends everything as text. */
export interface OfferDraft {
  title?: string | undefined;
  description?: string | undefined;
  location?: string | undefined;
  type?: OfferType | undefined;
  category?: string | undefined;
  salary?: number | string | null | undefined;
  skillsRequired?: string | readonly string[] | undefined;
  status?: OfferStatus | undefined;
}

export const MAX_SALARY = 1_000_000_000;
export const MAX_SKILLS = 20;
export const MAX_SKILL = 60;
const CENTS = 100;

const refuse = (code: string, field: string, limit?: number) =>
  new AppError('invalid', { code, field, ...(limit === undefined ? {} : { params: { limit } }) });

/** Trimmed, NFC; white space alone is the empty text. @throws AppError invalid `bad-characters` */
function visible(value: string, kind: 'line' | 'block', field: string): string {
  const text = normalizeText(value, kind)?.trim();
  if (text === undefined || (text !== '' && isBlank(text))) throw refuse('bad-characters', field);
  return text;
}

function needed(value: string, kind: 'line' | 'block', field: string): string {
  const text = visible(value, kind, field);
  if (text === '') throw refuse('required', field);
  return text;
}

function salaryOf(value: number | string | null): number | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const salary = Math.round(Number(value) * CENTS) / CENTS;
  if (!(salary >= 0 && salary <= MAX_SALARY)) throw refuse('out-of-range', 'salary');
  return salary;
}

/** A list, or a text with commas between; nothing twice, however it is written. */
function skillsOf(value: string | readonly string[]): string[] {
  const parts = typeof value === 'string' ? value.split(',') : value;
  const skills = parts.map((part) => visible(part, 'line', 'skillsRequired')).filter((part) => part !== '');
  const spelled = skills.map((skill) => skill.toLowerCase());
  const distinct = skills.filter((_, at) => spelled.indexOf(spelled[at] ?? '') === at);
  if (distinct.length > MAX_SKILLS) throw refuse('too-many-items', 'skillsRequired', MAX_SKILLS);
  if (distinct.some((skill) => [...skill].length > MAX_SKILL))
    throw refuse('too-long', 'skillsRequired', MAX_SKILL);
  return distinct;
}

/** The fields a draft sets; what it does not name stays. Place, salary and skills may be cleared. */
export function draftFields(draft: OfferDraft): Partial<OfferContent> {
  const { title, description, location, type, category, salary, skillsRequired, status } = draft;
  return {
    ...(title === undefined ? {} : { title: needed(title, 'line', 'title') }),
    ...(description === undefined ? {} : { description: needed(description, 'block', 'description') }),
    ...(location === undefined ? {} : { location: visible(location, 'line', 'location') }),
    ...(type === undefined ? {} : { type }),
    ...(category === undefined ? {} : { category }),
    ...(salary === undefined ? {} : { salary: salaryOf(salary) }),
    ...(skillsRequired === undefined ? {} : { skillsRequired: skillsOf(skillsRequired) }),
    ...(status === undefined ? {} : { status }),
  };
}

type NeededFields = Pick<OfferContent, 'title' | 'description' | 'type' | 'category' | 'status'>;
export type NewOfferDraft = OfferDraft & NeededFields;

/** A whole offer: what was left out is empty. */
export const newContent = (draft: NewOfferDraft): OfferContent => ({
  title: draft.title,
  description: draft.description,
  type: draft.type,
  category: draft.category,
  status: draft.status,
  location: '',
  salary: null,
  skillsRequired: [],
  ...draftFields(draft),
});
