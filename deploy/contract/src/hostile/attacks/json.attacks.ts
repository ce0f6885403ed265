import { gzipSync } from 'node:zlib';
import { jsonRequest } from '../make-request.ts';
import type { Pair } from '../pair.ts';
import type { PublicCall } from '../public-calls.ts';
import { type Attack, goodParts, hasBody, takesJson } from './attack.ts';

const JSON_TYPE = 'application/json';

const keys = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"k${n}":0`).join(',')}}`;
const deep = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

interface Body {
  title: string;
  body: string | Uint8Array;
  allowed: readonly number[];
}

/** Bodies that are wrong for every call. */
const bodies: readonly Body[] = [
  { title: 'nothing', body: '', allowed: [400] },
  { title: 'a list', body: '[]', allowed: [400] },
  { title: 'a text', body: '"x"', allowed: [400] },
  { title: 'a number', body: '1', allowed: [400] },
  { title: 'cut', body: '{"a":', allowed: [400] },
  { title: 'a tail', body: '{} {}', allowed: [400] },
  { title: 'comments', body: '{/* */}', allowed: [400] },
  { title: 'NaN', body: '{"a":NaN}', allowed: [400] },
  { title: 'a prototype', body: '{"__proto__":{"isAdmin":true}}', allowed: [400] },
  { title: 'an escaped prototype', body: '{"__pro\\u0074o__":{"isAdmin":true}}', allowed: [400] },
  { title: 'a constructor', body: '{"constructor":{"prototype":{"isAdmin":true}}}', allowed: [400] },
  { title: 'a deep prototype', body: '{"a":{"__proto__":{"isAdmin":true}}}', allowed: [400] },
  { title: '$where', body: '{"$where":"sleep(1000)"}', allowed: [400] },
  { title: '$set', body: '{"$set":{"role":"admin"}}', allowed: [400] },
  { title: 'a dotted key', body: '{"address.firstname":"x"}', allowed: [400] },
  { title: 'a key twice', body: '{"a":1,"a":2}', allowed: [400] },
  { title: 'invalid UTF-8', body: bytes('{"a":"', [0xff, 0xfe, 0xc0, 0x80], '"}'), allowed: [400] },
  { title: 'a surrogate in UTF-8', body: bytes('{"a":"', [0xed, 0xa0, 0x80], '"}'), allowed: [400] },
  { title: 'UTF-16', body: Buffer.from('{"a":1}', 'utf16le'), allowed: [400] },
  { title: 'NUL bytes', body: Buffer.alloc(1_000), allowed: [400] },
  { title: '30,000 deep', body: deep(30_000), allowed: [400] },
  { title: '100,000 deep', body: deep(100_000), allowed: [400, 413] },
  { title: '6,000 keys', body: keys(6_000), allowed: [400] },
  { title: 'a million keys', body: keys(1_000_000), allowed: [413] },
  { title: '10 MB', body: `{"a":"${'x'.repeat(10_000_000)}"}`, allowed: [413] },
  { title: 'gzip', body: gzipSync('{}'), allowed: [400, 415] },
];

/** What is announced instead of JSON; each comes with a body that would be refused anyway. */
const types: readonly { title: string; type: string; allowed: readonly number[] }[] = [
  { title: 'text', type: 'text/plain', allowed: [415] },
  { title: 'XML', type: 'application/xml', allowed: [415] },
  { title: 'a form of a page', type: 'application/x-www-form-urlencoded', allowed: [415] },
  { title: 'a merge patch', type: 'application/merge-patch+json', allowed: [415] },
  { title: 'a semicolon', type: ';', allowed: [415] },
  { title: 'nothing but a parameter', type: ';charset=utf-8', allowed: [415] },
  { title: 'two types', type: 'application/json, text/plain', allowed: [400, 415] },
  { title: 'a tab', type: 'application/json\t;charset=utf-8', allowed: [400, 415] },
  { title: 'another charset', type: 'application/json; charset=utf-16', allowed: [400, 415] },
  { title: 'capitals', type: 'APPLICATION/JSON', allowed: [400] },
  { title: 'an untold type', type: 'application/json+evil', allowed: [415] },
];

const HOSTILE = '{"$where":"1","__unknown":1}';

function pairsOf(call: PublicCall, send: Pair['send']): Pair[] {
  const title = (what: string) => `${call.name} · body · ${what}`;
  const withBody = (body: string | Uint8Array, headers: object): Pair['send'] => ({
    ...send,
    body,
    headers: { ...send.headers, 'content-type': JSON_TYPE, ...headers },
  });
  return [
    ...bodies
      .filter(({ body }) => hasBody(call) || body !== '')
      .map(({ title: what, body, allowed }) => ({ title: title(what), send: withBody(body, {}), allowed })),
    ...types.map(({ title: what, type, allowed }) => ({
      title: title(`announced as ${what}`),
      send: withBody(HOSTILE, { 'content-type': type }),
      allowed,
    })),
    {
      title: title('announced as gzip'),
      send: withBody(gzipSync(HOSTILE), { 'content-encoding': 'gzip' }),
      allowed: [400, 415],
    },
    {
      title: title('a gzip bomb'),
      send: withBody(gzipSync(Buffer.alloc(20_000_000)), { 'content-encoding': 'gzip' }),
      allowed: [400, 415],
    },
  ];
}

/** TRUST §5, 31 to 37: bodies that are no JSON, too much of it, or mean something to a machine. */
export const jsonAttacks: Attack = ({ calls, cast }) =>
  calls.filter(takesJson).flatMap((call) => pairsOf(call, jsonRequest(goodParts(call, cast))));

const foreignFields = [
  'role',
  '_id',
  'version',
  'outbox',
  'claim',
  'isVerified',
  'averageRating',
  'applicants',
];
const operatorKeys = ['$set', 'userId[$ne]', 'a.b', '__unknown', 'toString', 'hasOwnProperty'];

/** TRUST §5, 28 and 29: nobody sets what is not theirs to set. */
export const foreignFieldAttacks: Attack = ({ calls, cast }) =>
  calls.filter(takesJson).flatMap((call) => {
    const parts = goodParts(call, cast);
    return [...foreignFields, ...operatorKeys]
      .filter((name) => !(name in (parts.input.body ?? {})))
      .map((name) => ({
        title: `${call.name} · foreign field · ${name}`,
        send: jsonRequest({
          ...parts,
          input: { ...parts.input, body: { ...parts.input.body, [name]: 'artist' } },
        }),
        allowed: [400],
      }));
  });
