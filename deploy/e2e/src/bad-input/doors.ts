import { registerBody } from '../account.ts';
import { PASSWORD } from '../member.ts';
import type { Scene } from './scene.ts';

/** Every documented call that takes a body, with a body it would accept. */
export const doors = ({
  mira,
  clara,
}: Scene): [method: 'POST' | 'PUT', path: string, body: Record<string, unknown>, isMember: boolean][] => [
  ['POST', '/users/signin', { email: mira.email, password: mira.password }, false],
  ['POST', '/users/register', { ...registerBody('never@example.com') }, false],
  ['POST', '/users/changepassword', { email: 'never@example.com' }, false],
  ['POST', '/users/resend-confirmation', { email: 'never@example.com' }, false],
  ['PUT', '/users/updatepassword/nothing', { password: PASSWORD }, false],
  ['PUT', `/users/update/${mira.userId}`, { firstname: 'Other' }, true],
  ['POST', '/users/send-connection-request', { receiverId: clara.userId, action: 'send' }, true],
  ['POST', '/users/accept-connection-request', { senderId: clara.userId }, true],
  ['POST', '/users/reject-connection-request', { senderId: clara.userId }, true],
  ['POST', '/users/delete-connection', { connectionId: clara.userId }, true],
  ['POST', `/messages/send/${clara.userId}`, { message: 'hello' }, true],
  ['POST', '/send-email/user-specific', { senderEmail: 'a@example.com', subject: 'x', message: 'y' }, false],
];

export const hostile: [name: string, change: (body: Record<string, unknown>) => unknown][] = [
  ['a number for every text', (body) => mapped(body, () => 42)],
  ['an array for every text', (body) => mapped(body, (value) => [value, value])],
  ['an operator for every text', (body) => mapped(body, () => ({ $gt: '' }))],
  ['null for everything', (body) => mapped(body, () => null)],
  ['an unknown field', (body) => ({ ...body, isAdmin: true })],
  ['an operator as a field', (body) => ({ ...body, $where: 'sleep(1000)' })],
  ['a field with dots', (body) => ({ ...body, 'address.firstname': 'x' })],
  ['a list around it all', (body) => [body]],
  ['a text around it all', (body) => JSON.stringify(body)],
  ['nothing but null', () => null],
];
const mapped = (body: Record<string, unknown>, to: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, to(value)]));

/** What is no body at all, or one that reaches for the inside. */
export const rawBodies: [name: string, raw: string][] = [
  ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@example.com"}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['broken JSON', '{"email":'],
  ['nothing', ''],
  ['a very deep nest', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
];
