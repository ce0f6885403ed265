import { useState } from 'react';
import { type KeptFields, restoreFields } from './kept-fields.ts';
import { sessionStore, storageKeys } from './storage.ts';

/** Whose words they are while nobody is signed in. */
export const visitor = 'visitor';

const keyOf = (place: string) => `${storageKeys.draft}${place}`;

function keep(place: string, text: string, start: string): void {
  if (text === start) sessionStore().removeItem(keyOf(place));
  else sessionStore().setItem(keyOf(place), text);
}

/**
 * What is being typed, kept for this tab through a reload and through the end of a session; the place begins with
 * the id of who types, so that nobody else finds it.
 */
export function useKeptText(place: string, start = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStore().getItem(keyOf(place)) ?? start);
  const change = (next: string) => {
    setText(next);
    keep(place, next, start);
  };
  return [text, change];
}

type KeptForm<T> = { fields: T; set: (change: Partial<T>) => void; forget: () => void };

/** The same for all fields of a form; `forget` starts it anew. */
export function useKeptFields<T extends KeptFields>(place: string, start: T): KeptForm<T> {
  const [fields, setFields] = useState(() => restoreFields(sessionStore().getItem(keyOf(place)), start));
  const put = (next: T) => {
    setFields(next);
    keep(place, JSON.stringify(next), JSON.stringify(start));
  };
  return {
    fields,
    set: (change) => put({ ...fields, ...change }),
    forget: () => put(start),
  };
}

export const hasKeptText = (place: string) => sessionStore().getItem(keyOf(place)) !== null;

/** The end of the first place that begins like this and holds something. */
export function keptUnder(start: string): string | undefined {
  const whole = keyOf(start);
  return sessionStore()
    .keys()
    .find((key) => key.startsWith(whole))
    ?.slice(whole.length);
}

/** A form that is opened by hand stands open where something was typed into it and not sent. */
export function useReopened(isOwn: boolean, ...places: readonly string[]) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isOwn && places.some(hasKeptText));
  return [isOpen, setChosen] as const;
}
