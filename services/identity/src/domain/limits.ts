/** DECISIONS "Limits": those that count by address; the gateway counts by network. */
export const signInLimit = { name: 'sign-in-address', max: 10, windowMs: 15 * 60_000 };
export const mailedLinkLimit = { name: 'mailed-link-address', max: 3, windowMs: 60 * 60_000 };
