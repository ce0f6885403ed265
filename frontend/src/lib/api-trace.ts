/** So many bytes of chance, in hex. */
export const randomHex = (bytes: number) =>
  crypto
    .getRandomValues(new Uint8Array(bytes))
    .reduce((hex, byte) => hex + (byte + 256).toString(16).slice(1), '');

/** W3C trace context of a new trace: whatever a call sets off carries its id, through every process. */
export const newTraceparent = () => `00-${randomHex(16)}-${randomHex(8)}-01`;
