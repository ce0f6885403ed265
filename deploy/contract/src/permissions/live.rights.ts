import type { Actor } from './notation.ts';

/** Who may have a socket open, and how each stands to what happens. `asked` is whom the owner asks to connect. */
export const listeners = [
  'owner',
  'owner elsewhere',
  'other party',
  'connected',
  'parted',
  'asked',
  'member',
  'entrepreneur',
  'unverified',
  'admin',
] as const;
export type Listener = (typeof listeners)[number];

/** Nobody opens a socket for them. */
export const refusedListeners = {
  visitor: 'token-missing',
  forged: 'token-invalid',
  'signed-out': 'session-ended',
  suspended: 'session-ended',
  deleted: 'session-ended',
} as const satisfies Partial<Record<Actor, string>>;

export interface LiveRights {
  event: string;
  /** What the owner does. */
  when:
    | 'writes to the other party'
    | 'edits a message to the other party'
    | 'deletes a message to the other party'
    | 'asks the asked one to connect'
    | 'comes online'
    | 'signs out elsewhere';
  /** Everybody else hears nothing of it. */
  heardBy: readonly Listener[];
}

const participants = ['owner', 'owner elsewhere', 'other party'] as const;

/** Every event of the live channel and who may receive it. */
export const liveRights: readonly LiveRights[] = [
  { event: 'newMessage', when: 'writes to the other party', heardBy: participants },
  { event: 'lastMessage', when: 'writes to the other party', heardBy: participants },
  { event: 'notification', when: 'writes to the other party', heardBy: ['other party'] },
  { event: 'messageUpdate', when: 'edits a message to the other party', heardBy: participants },
  { event: 'messageDeleted', when: 'deletes a message to the other party', heardBy: participants },
  { event: 'pendingRequest', when: 'asks the asked one to connect', heardBy: ['asked'] },
  {
    event: 'connectionChanged',
    when: 'asks the asked one to connect',
    heardBy: ['owner', 'owner elsewhere', 'asked'],
  },
  { event: 'getOnlineUsers', when: 'comes online', heardBy: ['other party', 'connected'] },
  { event: 'sessionEnded', when: 'signs out elsewhere', heardBy: ['owner elsewhere'] },
];
