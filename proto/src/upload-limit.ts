/** Uploads of a member, pictures and attachments counted together, whoever counts them (DECISIONS, "Limits"). */
export const uploadLimit = { name: 'upload', max: 30, windowMs: 30 * 60_000 } as const;
