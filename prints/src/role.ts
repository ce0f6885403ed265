/** Whom a print stands for; decides its inks and forms. */
export type Role = 'artist' | 'entrepreneur';
