/** A member as mail knows them; the address rests sealed. */
export interface Recipient {
  /** See domain/mail.ts `recipientKeyOf`. */
  _id: string;
  /** Where they read mail; absent until they registered, and once they are deleted. */
  sealed?: string;
  isSuspended: boolean;
  isErased: boolean;
  /** Versions of the account behind the address and behind the suspension. */
  addressVersion: number;
  suspensionVersion: number;
}

/** Nothing is mailed to who is suspended or gone. */
export const isSilent = (recipient: Recipient | undefined): boolean =>
  recipient !== undefined && (recipient.isSuspended || recipient.isErased);
