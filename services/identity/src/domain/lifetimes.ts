export const SESSION_MS = 7 * 24 * 3_600_000;
export const CONFIRMATION_MS = 24 * 3_600_000;
/** An account never confirmed is deleted after it. */
export const UNCONFIRMED_MS = 30 * 24 * 3_600_000;
/** Whoever has not answered is asked again after it. */
export const ERASURE_ASK_MS = 3_600_000;
export const RESET_MS = 60 * 60_000;
