import { Locale as ProtoLocale } from '@kindred/proto/identity/v1';
import type { Locale } from '../domain/locale.ts';

export const toLocale = (locale: ProtoLocale): Locale => (locale === ProtoLocale.DE ? 'de' : 'en');
