import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/information.ts';

export const texts: Translated<typeof en> = {};
