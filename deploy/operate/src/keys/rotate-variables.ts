import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  generateKeySync,
  type KeyObject,
} from 'node:crypto';
import { UsageError } from '../commands/command.ts';

type Env = Readonly<Record<string, string | undefined>>;
export type KeyVariables = Readonly<Record<string, string>>;

const privateDer = (key: KeyObject): string =>
  key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const publicDer = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');
const publicOf = (base64: string): string =>
  publicDer(
    createPublicKey(createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })),
  );

function listOf(env: Env, name: string): string[] {
  const list = (env[name] ?? '').split(',').filter((part) => part !== '');
  if (list.length === 0)
    throw new UsageError(`${name} is not set: name the variables as the processes have them.`);
  return list;
}

const lastOf = (list: readonly string[]): string => list.at(-1) ?? '';

/** Every process believes the new keys beside the old ones; nothing is signed or sealed with them yet. */
function learn(env: Env): KeyVariables {
  const signing = privateDer(generateKeyPairSync('ed25519').privateKey);
  const mail = privateDer(generateKeyPairSync('x25519').privateKey);
  const file = generateKeySync('hmac', { length: 256 }).export().toString('base64');
  return {
    KINDRED_VERIFY_KEY: [...listOf(env, 'KINDRED_VERIFY_KEY'), publicOf(signing)].join(','),
    KINDRED_MAIL_PRIVATE_KEY: [...listOf(env, 'KINDRED_MAIL_PRIVATE_KEY'), mail].join(','),
    KINDRED_FILE_KEY: [...listOf(env, 'KINDRED_FILE_KEY'), file].join(','),
    KINDRED_NEXT_SIGNING_KEY: signing,
  };
}

/** The new keys sign and seal; the old ones are still believed. */
function use(env: Env): KeyVariables {
  const [signing = ''] = listOf(env, 'KINDRED_NEXT_SIGNING_KEY');
  const verify = listOf(env, 'KINDRED_VERIFY_KEY');
  const mail = listOf(env, 'KINDRED_MAIL_PRIVATE_KEY');
  const files = listOf(env, 'KINDRED_FILE_KEY');
  if (!verify.includes(publicOf(signing)))
    throw new UsageError(
      'KINDRED_VERIFY_KEY does not know KINDRED_NEXT_SIGNING_KEY: roll out the step "learn" first.',
    );
  const newestFirst = (list: readonly string[]): string => [lastOf(list), ...list.slice(0, -1)].join(',');
  return {
    KINDRED_SIGNING_KEY: signing,
    KINDRED_VERIFY_KEY: newestFirst(verify),
    KINDRED_MAIL_PRIVATE_KEY: newestFirst(mail),
    KINDRED_MAIL_PUBLIC_KEY: publicOf(lastOf(mail)),
    KINDRED_FILE_KEY: newestFirst(files),
  };
}

/** Nobody has a token or an address of the old keys any more; what rests sealed to mail still opens. */
function forget(env: Env): KeyVariables {
  const [signing = ''] = listOf(env, 'KINDRED_SIGNING_KEY');
  return {
    KINDRED_VERIFY_KEY: publicOf(signing),
    KINDRED_FILE_KEY: listOf(env, 'KINDRED_FILE_KEY')[0] ?? '',
  };
}

const steps: Readonly<Record<string, (env: Env) => KeyVariables>> = { learn, use, forget };

/** What the variables of every process become in one step of a rotation. @throws UsageError, also for a wrong step */
export function rotateVariables(step: string, env: Env): KeyVariables {
  const rotate = steps[step];
  if (!rotate) throw new UsageError(`There is no step "${step}". Steps: ${Object.keys(steps).join(', ')}`);
  return rotate(env);
}
