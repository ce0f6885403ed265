import type { Offer } from '../../lib/api-types.ts';
import { plainSalary } from './salary.ts';

/** The words of the form, as typed. */
type OfferWords = {
  title: string;
  description: string;
  type: string;
  status: string;
  category: string;
  location: string;
  salary: string;
  skills: string;
};

/** What the form holds: a file to send, null to take the image away, undefined to leave it as it is. */
export type OfferDraft = OfferWords & { image: File | null | undefined };

/** Where unsaved words are kept; behind it stands the id of the offer, or `new`. */
export const offerPlaces = (selfId: string) => `${selfId}:offer:`;

export const emptyWords: OfferWords = {
  title: '',
  description: '',
  type: 'offer',
  status: 'open',
  category: '',
  location: '',
  salary: '',
  skills: '',
};

export const wordsOf = (offer: Offer): OfferWords => ({
  title: offer.title,
  description: offer.description,
  type: offer.type,
  status: offer.status,
  category: offer.category,
  location: offer.location,
  salary: offer.salary === null ? '' : String(offer.salary),
  skills: offer.skillsRequired.join(', '),
});

export function isChanged({ image, ...words }: OfferDraft, before: OfferWords): boolean {
  return image !== undefined || JSON.stringify(words) !== JSON.stringify(before);
}

/** The documented fields as a form; a sum is typed as people write it and sent with a dot. */
export function offerForm(draft: OfferDraft, createdBy: string): FormData {
  const form = new FormData();
  const { skills, image, salary, ...rest } = draft;
  const fields = { ...rest, salary: plainSalary(salary), skillsRequired: skills, createdBy };
  for (const [name, value] of Object.entries(fields)) form.set(name, value.trim());
  if (image !== undefined) form.set('postImage', image ?? '');
  return form;
}
