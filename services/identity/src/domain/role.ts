import type { Role } from '@kindred/chassis/auth/caller';

/** DECISIONS "Accounts": whatever is not an artist is an entrepreneur. */
export const toRole = (wanted: string): Role => (wanted === 'artist' ? 'artist' : 'entrepreneur');
