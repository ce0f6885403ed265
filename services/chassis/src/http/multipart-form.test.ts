import { expect, it } from 'vitest';
import { readMultipartForm } from './multipart-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const part = (headers: string, content: string): string => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const read = (body: string | Buffer, type = TYPE) =>
  readMultipartForm(type, typeof body === 'string' ? Buffer.from(body) : body);

it('reads what fetch sends, texts and files byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256);
  const form = new FormData();
  form.set('message', 'Grüße\r\n--b--\r\nx');
  form.set('picture', new Blob([bytes], { type: 'image/png' }), 'a "quoted"; name=\\.png');
  form.set('empty', '');
  const sent = new Response(form);
  const found = read(Buffer.from(await sent.clone().arrayBuffer()), sent.headers.get('content-type') ?? '');
  expect(found).toMatchObject({ message: 'Grüße\r\n--b--\r\nx', empty: '' });
  expect(Buffer.from(found.picture as Uint8Array)).toEqual(Buffer.from(bytes));
});

it('keeps both values of a name that came twice, and what comes after the end counts for nothing', () => {
  const twice = `${field('a', '1')}${field('a', '2')}--b--\r\n${field('c', '3')}`;
  expect(read(twice)).toEqual({ a: ['1', '2'] });
});

it('makes an own field of every name, whatever it means elsewhere', () => {
  const form = read(`${field('__proto__', 'x')}--b--`);
  expect(Object.keys(form)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
});

it('takes an untouched file input for nothing and looks at no file name', () => {
  const file = (name: string, content: string) =>
    part(`content-disposition: form-data; name="p"; filename="${name}"`, content);
  expect(read(`${file('', '')}--b--`)).toEqual({});
  for (const name of [
    '../../etc/passwd',
    'CON',
    'x'.repeat(300),
    'a.png\\"; name=\\"q',
    'a\u0000.php',
    '💥',
  ]) {
    expect(Object.keys(read(`${file(name, 'x')}--b--`))).toEqual(['p']);
  }
});

it('understands quoted boundaries and a line end before the first delimiter', () => {
  expect(read(`\r\n${field('a', '1')}--b--`, 'Multipart/Form-Data; charset=utf-8; boundary="b"')).toEqual({
    a: '1',
  });
});

it.each([
  ['no boundary', 'multipart/form-data', `${field('a', '1')}--b--`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${field('a', '1')}--b--`],
  ['a boundary of a kilobyte', `multipart/form-data; boundary=${'b'.repeat(1_000)}`, ''],
  ['two boundaries', 'multipart/form-data; boundary=b; boundary=c', `${field('a', '1')}--b--`],
  ['nothing', TYPE, ''],
  ['text in front', TYPE, `hello${field('a', '1')}--b--`],
  ['a cut end', TYPE, field('a', '1')],
  ['a cut part', TYPE, '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
  ['no blank line', TYPE, '--b\r\ncontent-disposition: form-data; name="a"\r\n--b--'],
  ['a boundary that goes on', TYPE, `${field('a', '1')}--bb--`],
  ['no name', TYPE, `${part('content-disposition: form-data; filename="a"', 'x')}--b--`],
  ['two names', TYPE, `${part('content-disposition: form-data; name="a"; name="b"', 'x')}--b--`],
  ['no disposition', TYPE, `${part('content-type: text/plain', 'x')}--b--`],
  ['a broken quote', TYPE, `${part('content-disposition: form-data; name="a', 'x')}--b--`],
  [
    'a header of 9 kB',
    TYPE,
    `${part(`content-disposition: form-data; name="${'a'.repeat(9_000)}"`, 'x')}--b--`,
  ],
])('refuses %s', (_, type, body) => {
  expect(() => read(body, type)).toThrow('bad-request');
});

it('refuses text that is not UTF-8', () => {
  const body = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('\r\n--b--'),
  ]);
  expect(() => read(body)).toThrow('bad-request');
});

it('stops at the twenty-first part', () => {
  expect(
    Object.keys(read(`${Array.from({ length: 20 }, (_, at) => field(`f${at}`, '')).join('')}--b--`)),
  ).toHaveLength(20);
  expect(() => read(Array.from({ length: 100_000 }, (_, at) => field(`f${at}`, '')).join(''))).toThrow(
    'too-large',
  );
});
