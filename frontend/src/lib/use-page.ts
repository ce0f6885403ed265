import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

let isFirstPage = true;

/** Names the page in the tab; after a navigation the heading takes the focus, so it is read out. */
export function usePage(title: string): void {
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = `${title} · Kindred`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving moves the view, not a later change
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    focusHeading();
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
