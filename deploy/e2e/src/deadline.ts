/** A machine with much else to do asks for more time by KINDRED_PATIENCE. */
export const PATIENCE = Number(process.env.KINDRED_PATIENCE || 1);
/** How long a thing may take to appear. */
export const DEADLINE_MS = 10_000 * PATIENCE;
