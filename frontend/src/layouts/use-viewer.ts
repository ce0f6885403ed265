import { useOutletContext } from 'react-router-dom';
import type { Self } from '../lib/api-types.ts';

/** Who looks at a public page: the signed-in member, lent by its layout, or nobody we know. */
export const useViewer = () => useOutletContext<Self | undefined>();
