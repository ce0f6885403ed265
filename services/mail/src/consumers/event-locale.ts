import type { Locale } from '@kindred/chassis/http/locale';
import { Locale as ProtoLocale } from '@kindred/proto/identity/v1';

export const toLocale = (locale: ProtoLocale): Locale => (locale === ProtoLocale.DE ? 'de' : 'en');
