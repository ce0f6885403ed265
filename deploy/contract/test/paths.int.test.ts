import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedCalls, nameOf } from '../src/calls/documented-calls.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
});
afterAll(async () => product.stop());

const ID = 'a'.repeat(24);
const written = (path: string): string => path.replaceAll(/\{\w+\}/g, ID);
/** Other methods of the same path are other calls; `DELETE /offers/create` is `DELETE /offers/{id}` with a wrong id. */
const methodsOf = (path: string): string[] => [
  ...documentedCalls.filter((call) => written(call.path) === written(path)).map(({ method }) => method),
  ...(/^\/offers\/\w+$/.test(path) ? ['DELETE'] : []),
];

/** Every word of the path once with another case. */
function otherCases(path: string): string[] {
  const segments = path.split('/');
  return segments.flatMap((segment, place) => {
    const other = segment.charAt(0).toUpperCase() + segment.slice(1);
    const isWord = segment !== '' && !segment.startsWith('{') && other !== segment;
    return isWord ? [written(segments.with(place, other).join('/'))] : [];
  });
}

const errorShape = (code: string) => ({
  success: false,
  message: expect.stringMatching(/./),
  errors: [{ code, message: expect.stringMatching(/./) }],
});

it.each(documentedCalls.map((call) => ({ ...call, name: nameOf(call) })))(
  'answers $name there and in no other case',
  async ({ method, path }) => {
    const there = await product.call({ method, path: written(path) });
    expect([404, 405].includes(there.status) && !path.includes('{')).toBe(false);
    const others = otherCases(path);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const answer = await product.call({ method, path: other });
      expect([other, answer.status, answer.json]).toEqual([other, 404, errorShape('not-found')]);
    }
  },
);

it.each([
  '/chats/finduserconnections',
  '/chats/finduserconnections/',
  '/ratings/get-best-ratings',
  '/ratings/get-best-ratings/',
])('takes %s with its slash and without', async (path) => {
  const member = await product.members.make();
  expect((await product.call({ method: 'GET', path, token: member.token })).status).toBe(200);
});

it('takes no slash at the end of any other path', async () => {
  const plain = documentedCalls.filter(
    ({ path }) => !path.endsWith('/') && !path.endsWith('{token}') && !path.startsWith('/chats'),
  );
  for (const { method, path } of plain) {
    const answer = await product.call({ method, path: `${written(path)}/` });
    expect([path, answer.status, answer.json]).toEqual([path, 404, errorShape('not-found')]);
  }
});

/** As fetch would not: any method. */
const statusOf = (method: string, path: string): Promise<{ status: number; allow: unknown; body: unknown }> =>
  new Promise((resolve, reject) => {
    const sent = request(`${product.url}${path}`, { method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          allow: answer.headers.allow,
          body: text && JSON.parse(text),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

it('refuses every other method of a documented path and says which it takes', async () => {
  for (const { path } of documentedCalls) {
    const taken = methodsOf(path);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      if (taken.includes(method)) continue;
      const { status, allow, body } = await statusOf(method, written(path));
      expect([method, path, status, body]).toEqual([method, path, 405, errorShape('method-not-allowed')]);
      expect(taken).toEqual(expect.arrayContaining(String(allow).split(', ')));
    }
  }
});

it.each([
  '/nothing',
  '/users',
  '/users/',
  '/docs',
  '/metrics',
  '/openapi.json',
  '/users//signin',
  '/offers/x',
])('answers %s in the error shape', async (path) => {
  const answer = await product.call({ method: 'GET', path });
  expect([answer.status, answer.json]).toEqual([404, errorShape('not-found')]);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
