export const SESSION_ID_BYTES = 16;

/** `<generation>.<22 base64url characters>`: chassis auth/revocations.ts reads the generation. */
export const sessionIdOf = (generation: number, bytes: Uint8Array): string =>
  `${generation}.${Buffer.from(bytes).toString('base64url')}`;
