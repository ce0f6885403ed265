/** Makes the installation's keys once: creates their Secret, or adds what an older version of it lacks. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { readFileSync } from 'node:fs';

const account = '/var/run/secrets/kubernetes.io/serviceaccount';
const FILE_KEY_BYTES = 32;
const CREATED = 201;
const MISSING = 404;
const CONFLICT = 409;

/** A Secret's data: each value in base64. */
type Data = Record<string, string>;

const manifest = JSON.parse(process.env.SECRET_MANIFEST ?? '{}');
const { name, namespace } = manifest.metadata;
const { KUBERNETES_SERVICE_HOST: host = '', KUBERNETES_SERVICE_PORT: port } = process.env;
const api = `https://${host.includes(':') ? `[${host}]` : host}:${port}/api/v1/namespaces/${namespace}/secrets`;

const ask = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${readFileSync(`${account}/token`, 'utf8')}`,
      'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** The product takes keys as DER in base64, a Secret everything in base64 once more. */
const pkcs8 = (key: KeyObject): string =>
  base64(key.export({ type: 'pkcs8', format: 'der' }).toString('base64'));
const spki = (key: KeyObject): string =>
  base64(key.export({ type: 'spki', format: 'der' }).toString('base64'));
const open = (value: string): KeyObject => {
  const key = Buffer.from(Buffer.from(value, 'base64').toString(), 'base64');
  return createPrivateKey({ key, type: 'pkcs8', format: 'der' });
};

function pair(known: Data, privateName: string, publicName: string, make: () => KeyObject): Data {
  const kept = known[privateName];
  const key = kept ? open(kept) : make();
  return { [privateName]: kept ?? pkcs8(key), [publicName]: spki(createPublicKey(key)) };
}

const complete = (known: Data): Data => ({
  ...pair(
    known,
    'KINDRED_SIGNING_KEY',
    'KINDRED_VERIFY_KEY',
    () => generateKeyPairSync('ed25519').privateKey,
  ),
  ...pair(
    known,
    'KINDRED_MAIL_PRIVATE_KEY',
    'KINDRED_MAIL_PUBLIC_KEY',
    () => generateKeyPairSync('x25519').privateKey,
  ),
  KINDRED_FILE_KEY: known.KINDRED_FILE_KEY ?? base64(randomBytes(FILE_KEY_BYTES).toString('base64')),
});

async function fail(what: string, answer: Response): Promise<never> {
  throw new Error(`${what} Secret ${name}: ${answer.status} ${(await answer.json()).message}`);
}

const found = await ask('GET', `/${name}`);
if (found.status === MISSING) {
  const made = await ask('POST', '', { ...manifest, data: complete({}) });
  // Somebody else was quicker: the next try completes theirs.
  if (made.status !== CREATED)
    await fail(made.status === CONFLICT ? 'meanwhile somebody made' : 'cannot make', made);
  console.log(`made the keys of Secret ${name}`);
} else if (found.ok) {
  const { data = {}, metadata } = await found.json();
  const lacking = Object.entries(complete(data)).filter(([key]) => !data[key]);
  if (lacking.length > 0) {
    const { resourceVersion } = metadata;
    const patch = { metadata: { resourceVersion }, data: Object.fromEntries(lacking) };
    const patched = await ask('PATCH', `/${name}`, patch);
    if (!patched.ok) await fail('cannot complete', patched);
  }
  console.log(`Secret ${name} keeps its keys, ${lacking.length} added`);
} else await fail('cannot read', found);
