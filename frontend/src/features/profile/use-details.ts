import { type FormEvent, useState } from 'react';
import type { Profile } from '../../lib/api-types.ts';
import { fullName } from '../../lib/format.ts';
import { useKeptFields } from '../../lib/use-kept-text.ts';
import { useUpdateDetailsMutation } from './profile.api.ts';
import { splitName } from './split-name.ts';

export const detailsPlace = (userId: string) => `${userId}:details`;

/** The draft of name, title, place and categories; one word alone keeps the last name as it was. */
export function useDetails(profile: Profile, onClose: () => void) {
  const {
    fields: draft,
    set,
    forget,
  } = useKeptFields(detailsPlace(profile._id), {
    name: fullName(profile),
    title: profile.title,
    location: profile.location,
    categories: profile.categories,
    isEmailHidden: profile.isEmailHidden ?? false,
    isHiddenFromSearchEngines: profile.isHiddenFromSearchEngines ?? false,
  });
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [update, { error, isLoading }] = useUpdateDetailsMutation();

  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { name, ...rest } = draft;
    const { firstname, lastname } = splitName(name);
    setIsNameMissing(firstname === '');
    if (firstname === '') return;
    const answer = await update({ userId: profile._id, firstname, lastname, ...rest });
    if (answer.error === undefined) close();
  };
  return { draft, set, isNameMissing, error, isLoading, submit, close };
}
