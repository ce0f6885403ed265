import { useState } from 'react';
import { useReopened } from './use-kept-text.ts';

/**
 * A form in the place of what it changes, open again where an unfinished draft lies at `place`. Once it is closed, the
 * control that opens it comes back and takes the focus the form had: `wasEdited` is its `autoFocus`.
 */
export function useInlineEditing(isOwn: boolean, place: string) {
  const [isEditing, setIsEditing] = useReopened(isOwn, place);
  const [wasEdited, setWasEdited] = useState(false);
  return {
    isEditing,
    wasEdited,
    open: () => setIsEditing(true),
    close: () => {
      setIsEditing(false);
      setWasEdited(true);
    },
  };
}
