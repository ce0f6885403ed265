/**
 * Who calls. `owner` has the profile, sent the message, made the offer; the others stand to the owner as their
 * name says. `other party` is connected and got the message or applied to the offer; `parted` was connected.
 */
export const actors = [
  'visitor',
  'forged',
  'signed-out',
  'suspended',
  'deleted',
  'unverified',
  'member',
  'entrepreneur',
  'connected',
  'other party',
  'parted',
  'admin',
  'owner',
] as const;
export type Actor = (typeof actors)[number];

/** Short for many actors. `member`, `connected`, `other party`, `parted` and `admin` are artists. */
export const groups = {
  everybody: actors,
  'bad token': ['forged', 'signed-out', 'suspended', 'deleted'],
  'no session': ['visitor', 'forged', 'signed-out', 'suspended', 'deleted'],
  'signed in': [
    'unverified',
    'member',
    'entrepreneur',
    'connected',
    'other party',
    'parted',
    'admin',
    'owner',
  ],
  verified: ['member', 'entrepreneur', 'connected', 'other party', 'parted', 'admin', 'owner'],
  strangers: ['unverified', 'member', 'entrepreneur', 'admin'],
  contacts: ['connected', 'other party'],
  'all but owner': ['unverified', 'member', 'entrepreneur', 'connected', 'other party', 'parted', 'admin'],
  artists: ['unverified', 'member', 'connected', 'other party', 'parted', 'admin'],
  entrepreneurs: ['entrepreneur', 'owner'],
} as const satisfies Record<string, readonly Actor[]>;
export type Group = keyof typeof groups;

/**
 * Where an id of somebody else is. `none`: the field that names the caller is left out. `own`: it holds the
 * caller's id. `path`, `body`, `query`: it holds another's there. `both`: the path is the caller's, a body field
 * disagrees. `array`: both ids in one field. `twice`: the field comes twice, another's id last; `own twice`: the
 * caller's last. `stray`: a field the call does not know. `header`: headers that claim another. `sub-id`: something
 * of another under the own id. `malformed`: no id at all.
 */
export const places = [
  'none',
  'own',
  'path',
  'body',
  'query',
  'both',
  'array',
  'twice',
  'own twice',
  'stray',
  'header',
  'sub-id',
  'malformed',
] as const;
export type Place = (typeof places)[number];

type OneOrMore<T> = T | readonly T[];

/**
 * `[who, where, state, answer]`, every combination a cell. The answer is a status and the code of a refusal;
 * `= <state>`: byte for byte what the same caller gets about that state; `sees <view>`: what a success shows.
 */
export type Line = readonly [OneOrMore<Actor | Group>, OneOrMore<Place>, OneOrMore<string>, string];

export interface Rights {
  /** Method and path as the door knows them. */
  call: string;
  /**
   * `token`: without a session the answer is 401, wherever an id is and whatever it names. `token if any`: a bad
   * token is refused, none is a visitor. `open`: nobody looks at a token.
   */
  needs: 'token' | 'token if any' | 'open';
  lines: readonly Line[];
}

/** The state of calls that are about nothing in particular. */
export const ANY = 'any';
