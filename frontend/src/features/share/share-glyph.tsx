import { Mail } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { ShareTarget } from './share-targets.ts';

const drawings: Record<Exclude<ShareTarget, 'email'>, string> = {
  facebook:
    'M14 22v-8.2h2.9l.5-3.5H14V8.1c0-1 .4-1.7 1.9-1.7h1.7V3.2C17.2 3.1 16.2 3 15.1 3c-2.5 0-4.3 1.5-4.3 4.4v2.9H8v3.5h2.8V22z',
  linkedin:
    'M4 9h3.6v11.5H4zM5.8 3.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10 9h3.4v1.6c.5-.9 1.7-1.9 3.5-1.9 3.7 0 4.4 2.4 4.4 5.6v6.2h-3.6V15c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.6H10z',
  twitter:
    'M22 5.9c-.7.3-1.5.6-2.4.7.9-.5 1.5-1.3 1.8-2.3-.8.5-1.7.8-2.6 1a4.1 4.1 0 0 0-7 3.7A11.7 11.7 0 0 1 3.4 4.7a4.1 4.1 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5a4.1 4.1 0 0 0 3.3 4.1c-.6.2-1.2.2-1.9.1a4.1 4.1 0 0 0 3.9 2.9A8.3 8.3 0 0 1 2 18.5a11.7 11.7 0 0 0 6.3 1.9c7.6 0 11.9-6.4 11.6-12.2.8-.6 1.5-1.4 2.1-2.3Z',
};

/** Simple glyphs of our own; the name stands below. */
export const ShareGlyph = ({ of: target }: { of: ShareTarget }) =>
  target === 'email' ? (
    <Icon of={Mail} />
  ) : (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={drawings[target]} />
    </svg>
  );
