import type { Role } from '@kindred/proto/role';

/** DECISIONS "Accounts": whatever is not an artist is an entrepreneur. */
export const toRole = (wanted: string): Role => (wanted === 'artist' ? 'artist' : 'entrepreneur');
