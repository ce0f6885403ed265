import type { Locale } from '@kindred/chassis/http/locale';
import { Locale as ProtoLocale, Role as ProtoRole } from '@kindred/proto/identity/v1';
import type { Role } from '@kindred/proto/role';

export const protoRole: Readonly<Record<Role, ProtoRole>> = {
  artist: ProtoRole.ARTIST,
  entrepreneur: ProtoRole.ENTREPRENEUR,
};

export const protoLocale: Readonly<Record<Locale, ProtoLocale>> = {
  en: ProtoLocale.EN,
  de: ProtoLocale.DE,
};
