/** How long a thing may take to appear; a machine with much else to do asks for more by KINDRED_PATIENCE. */
export const DEADLINE_MS = 10_000 * Number(process.env.KINDRED_PATIENCE ?? 1);
