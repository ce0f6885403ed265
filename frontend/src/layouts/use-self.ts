import { useOutletContext } from 'react-router-dom';
import type { Self } from '../lib/api-types.ts';

/** The signed-in member, lent by the layout to the page in it. */
export const useSelf = () => useOutletContext<Self>();
