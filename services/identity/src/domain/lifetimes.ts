export const SESSION_MS = 7 * 24 * 3_600_000;
export const CONFIRMATION_MS = 24 * 3_600_000;
export const RESET_MS = 60 * 60_000;
