/** Secrets, wherever they are part of a field's name, written without `-` and `_`. */
const secretParts =
  /password|passwd|passphrase|secret|token|authorization|cookie|credential|apikey|accesskey|privatekey|signingkey|unsealkey/;

/** Fields that hold people or what they wrote. */
const personal = new Set([
  'about',
  'attachment',
  'bcc',
  'bio',
  'birthday',
  'body',
  'cc',
  'comment',
  'email',
  'emailaddress',
  'firstname',
  'from',
  'fullname',
  'html',
  'lastmessage',
  'lastname',
  'location',
  'mailaddress',
  'message',
  'payload',
  'phone',
  'recipient',
  'replyto',
  'senderemail',
  'surname',
  'text',
  'title',
  'to',
  'username',
  'sealed',
]);

/** True when a field of this name is never written out, whatever it holds. */
export function isMaskedKey(key: string): boolean {
  const plain = key.toLowerCase().replaceAll(/[-_]/g, '');
  return personal.has(plain) || secretParts.test(plain);
}

/** Names whose value is masked where a text says `name: value` or `name=value`. */
export const plainTextKeys = [
  '[\\w-]{0,30}(?:password|secret|token|apikey|api_key|cookie)',
  '(?:proxy-)?authorization',
  'first_?name',
  'last_?name',
  'full_?name',
  'user_?name',
] as const;

/** Everyday words: masked only before a quoted value, as in JSON. */
export const quotedTextKeys = [
  'message',
  'text',
  'html',
  'comment',
  'about',
  'body',
  'title',
  'location',
] as const;
