import { expect, it } from 'vitest';
import { aMailService, aMessage, contact } from './_util.ts';

const aRunningService = async () => {
  const mail = await aMailService();
  const service = await mail.bed.start(await mail.create());
  return {
    ...mail,
    service,
    send: (body: unknown, headers?: Record<string, string>) => contact(service, body, headers),
  };
};

it('hands a message to us, plain, the visitor only in Reply-To', async () => {
  const { send, smtp, sentCount } = await aRunningService();
  const message = 'I like the stars.\r\n<b>Bold</b> & "quoted"';
  const { status, body } = await send(aMessage({ message }));
  expect([status, body]).toEqual([200, { message: 'Email sent successfully' }]);
  await sentCount(1);
  expect(smtp.accepted).toEqual([
    {
      from: 'Kindred <hello@kindred.example>',
      to: 'founders@kindred.example',
      replyTo: 'vera@example.com',
      subject: 'User Message to DEVs',
      text: expect.stringContaining('I like the stars.\n<b>Bold</b> & "quoted"'),
      messageId: expect.any(String),
    },
  ]);
});

it('answers in German to who reads German', async () => {
  const { send } = await aRunningService();
  expect((await send(aMessage(), { 'accept-language': 'de-AT' })).body).toEqual({
    message: 'E-Mail erfolgreich gesendet',
  });
});

it('has stored the message, sealed, before it answers, whatever the mail server does', async () => {
  const { send, smtp, mails } = await aRunningService();
  smtp.failures.push(new Error('connection refused'));
  expect((await send(aMessage())).status).toBe(200);
  const [kept] = await mails.find({}, { limit: 2 });
  expect(kept).toMatchObject({ template: 'contact-message', state: 'due' });
  expect(JSON.stringify(kept)).not.toMatch(/vera|stars/);
});

it('keeps the same message once within ten minutes, and again after them', async () => {
  const { send, mails, clock } = await aRunningService();
  clock.jump(9 * 60_000);
  await Promise.all([send(aMessage()), send(aMessage())]);
  clock.jump(9 * 60_000);
  expect((await send(aMessage())).status).toBe(200);
  expect(await mails.countUpTo({}, 10)).toBe(1);
  clock.jump(60_000);
  await send(aMessage());
  await send(aMessage({ message: 'And the type.' }));
  expect(await mails.countUpTo({}, 10)).toBe(3);
});

it('answers who fills the trap like everybody, and keeps nothing', async () => {
  const { send, mails } = await aRunningService();
  expect((await send(aMessage({ website: '' }))).status).toBe(200);
  const trapped = await send(aMessage({ website: 'https://spam.example\r\n', message: 'Buy' }));
  expect([trapped.status, trapped.body]).toEqual([200, { message: 'Email sent successfully' }]);
  expect(await mails.countUpTo({}, 10)).toBe(1);
});

const badMessages: readonly [string, Record<string, unknown>][] = [
  ['a header in the address', { senderEmail: 'vera@example.com\r\nBcc: all@example.com' }],
  ['two addresses', { senderEmail: 'vera@example.com, all@example.com' }],
  ['a quoted address', { senderEmail: '"a@evil.example x"@example.com' }],
  ['a group', { senderEmail: 'all:vera@example.com;' }],
  ['a name with the address', { senderEmail: 'Vera <vera@example.com>' }],
  ['a huge address', { senderEmail: `${'v'.repeat(10_000)}@example.com` }],
  ['no address', { senderEmail: undefined }],
  ['a list as address', { senderEmail: ['vera@example.com'] }],
  ['an operator as address', { senderEmail: { $gt: '' } }],
  ['another subject', { subject: 'Hello' }],
  ['a header in the subject', { subject: 'User Message to DEVs\r\nBcc: all@example.com' }],
  ['no words', { message: '' }],
  ['invisible words', { message: ' \u200b\n' }],
  ['too many words', { message: 'x'.repeat(5_001) }],
  ['a control character', { message: 'a\u0000b' }],
  ['a bidi override', { message: 'a\u202eb' }],
  ['a number as message', { message: 7 }],
  ['a recipient', { to: 'all@example.com' }],
  ['a list in the trap', { website: ['x'] }],
];

it.each(badMessages)('refuses %s', async (_, change) => {
  const { send, mails } = await aRunningService();
  const { status, body } = await send(aMessage(change));
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, errors: [{ code: expect.stringMatching(/^[a-z-]+$/) }] });
  expect(JSON.stringify(body)).not.toContain('founders');
  expect(await mails.countUpTo({}, 1)).toBe(0);
});

it('refuses a prototype in the body and leaves objects as they were', async () => {
  const { send } = await aRunningService();
  const body = JSON.stringify(aMessage()).replace('{', '{"__proto__":{"polluted":1},');
  expect((await send(body)).status).toBe(400);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
