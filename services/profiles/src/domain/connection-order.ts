const MAX_TIME = 9_999_999_999_999;

/** Ascending is newest first; unique by the pair. */
export const connectionOrder = (pairId: string, changedAt: number): string =>
  `${String(MAX_TIME - changedAt).padStart(13, '0')} ${pairId}`;
