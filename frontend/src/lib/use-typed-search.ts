import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

const typingPauseMs = 300;

/** A field whose text goes to `write`, into the address, after a pause; Back, Forward and links change it under the field. */
export function useTypedSearch(inAddress: string, write: (text: string) => void) {
  const [field, setField] = useState({ text: inAddress, isTyped: false });
  const arrivedBy = useNavigationType();
  // What is changed while the clock of the typing runs must not be lost when it strikes.
  const latestWrite = useRef(write);
  latestWrite.current = write;

  // What comes back of the own writing may be older than what was typed since: writing replaces, so it is known by that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text in the address changes the field
  useEffect(() => {
    if (arrivedBy === 'REPLACE') return;
    setField((now) => (now.text.trim() === inAddress ? now : { text: inAddress, isTyped: false }));
  }, [inAddress]);

  useEffect(() => {
    if (!field.isTyped) return;
    const timer = setTimeout(() => latestWrite.current(field.text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [field]);

  return {
    typed: field.text,
    type: (text: string) => setField({ text, isTyped: true }),
    empty: () => setField({ text: '', isTyped: false }),
  };
}
