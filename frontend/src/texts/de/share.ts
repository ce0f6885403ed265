import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/share.ts';

export const texts: Translated<typeof en> = {
  button: 'Link teilen',
  title: 'Profil teilen',
  targets: 'Teilen über',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  email: 'E-Mail',
  subject: '{{name}} auf Kindred',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.',
};
