import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/home.ts';

export const texts: Translated<typeof en> = {
  title: 'Startseite',
};
