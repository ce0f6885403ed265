/** Counted together with the pictures of profiles and offers, which the door counts under the same name. */
export const uploadLimit = { name: 'upload', max: 30, windowMs: 30 * 60_000 };
