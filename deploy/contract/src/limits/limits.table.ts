/** What a limit counts by. */
export type CountedBy = 'network' | 'email and network' | 'member';

export interface DocumentedLimit {
  name: string;
  max: number;
  windowSeconds: number;
  by: CountedBy;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The decisions, "Limits", in their order. Mailed links (3/h per address) answer alike and stop mailing instead. */
export const documentedLimits = {
  anonymous: { name: 'general, anonymous', max: 300, windowSeconds: 5 * MINUTE, by: 'network' },
  member: { name: 'general, member', max: 1_500, windowSeconds: 5 * MINUTE, by: 'member' },
  signInAddress: { name: 'sign-in', max: 10, windowSeconds: 15 * MINUTE, by: 'email and network' },
  signInNetwork: { name: 'sign-in', max: 25, windowSeconds: 5 * MINUTE, by: 'network' },
  register: { name: 'register', max: 5, windowSeconds: 30 * MINUTE, by: 'network' },
  write: { name: 'writes', max: 60, windowSeconds: MINUTE, by: 'member' },
  connection: { name: 'connection requests', max: 30, windowSeconds: HOUR, by: 'member' },
  upload: { name: 'uploads', max: 30, windowSeconds: 30 * MINUTE, by: 'member' },
  message: { name: 'messages', max: 20, windowSeconds: 10, by: 'member' },
  rating: { name: 'ratings', max: 20, windowSeconds: DAY, by: 'member' },
  offer: { name: 'offers', max: 20, windowSeconds: DAY, by: 'member' },
  contact: { name: 'contact', max: 5, windowSeconds: HOUR, by: 'network' },
} as const satisfies Record<string, DocumentedLimit>;

export type LimitName = keyof typeof documentedLimits;

export const MAILED_LINKS_PER_HOUR = 3;
