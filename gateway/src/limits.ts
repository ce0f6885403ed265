import type { Limit } from '@kindred/chassis/limits/limiter';
import { uploadLimit } from '@kindred/proto/upload-limit';

const minutes = (n: number): number => n * 60_000;

/** DECISIONS "Limits". Those by address of a mail live in identity, which reads the body. */
export const ipLimits = {
  anonymous: { name: 'anonymous', max: 300, windowMs: minutes(5) },
  'sign-in': { name: 'sign-in', max: 25, windowMs: minutes(5) },
  register: { name: 'register', max: 5, windowMs: minutes(30) },
  'mailed-link': { name: 'mailed-link', max: 15, windowMs: minutes(60) },
  'link-token': { name: 'link-token', max: 20, windowMs: minutes(5) },
  media: { name: 'media', max: 3_000, windowMs: minutes(5) },
  contact: { name: 'contact', max: 5, windowMs: minutes(60) },
} as const satisfies Record<string, Limit>;

export const memberLimits = {
  member: { name: 'member', max: 1_500, windowMs: minutes(5) },
  write: { name: 'write', max: 60, windowMs: minutes(1) },
  'connection-request': { name: 'connection-request', max: 30, windowMs: minutes(60) },
  upload: uploadLimit,
  message: { name: 'message', max: 20, windowMs: 10_000 },
  offer: { name: 'offer', max: 20, windowMs: minutes(24 * 60) },
  rating: { name: 'rating', max: 20, windowMs: minutes(24 * 60) },
} as const satisfies Record<string, Limit>;

export type IpLimit = keyof typeof ipLimits;
export type MemberLimit = keyof typeof memberLimits;
