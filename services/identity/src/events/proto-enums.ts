import type { Role } from '@kindred/chassis/auth/caller';
import type { Locale } from '@kindred/chassis/http/locale';
import { Locale as ProtoLocale, Role as ProtoRole } from '@kindred/proto/identity/v1';

export const protoRole: Readonly<Record<Role, ProtoRole>> = {
  artist: ProtoRole.ARTIST,
  entrepreneur: ProtoRole.ENTREPRENEUR,
};

export const protoLocale: Readonly<Record<Locale, ProtoLocale>> = {
  en: ProtoLocale.EN,
  de: ProtoLocale.DE,
};
