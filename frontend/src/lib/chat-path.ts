import { pages } from './paths.ts';

/** The part of the address that says which chat is open. */
export const chatParam = 'chat';

export const chatPath = (member: { _id: string }) => `${pages.chatbox}?${chatParam}=${member._id}`;
