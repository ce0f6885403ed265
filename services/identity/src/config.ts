import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { flag, integer, loadConfig, text, type Variable } from '@kindred/chassis/config/load-config';

export interface IdentityConfig {
  version: string;
  /** Where people open the app, without a trailing slash. */
  publicUrl: string;
  tokenIssuer: string;
  tokenAudience: string;
  /** Ed25519, private: signs session tokens. */
  signingKey: KeyObject;
  /** X25519, public: link tokens are sealed to it. */
  mailKey: KeyObject;
  allowsUnverifiedSignIn: boolean;
  /** Multiplies every limit. */
  limitFactor: number;
}

const key = (name: string, type: string, read: (der: Buffer) => KeyObject): Variable<KeyObject> => ({
  name,
  isSecret: true,
  parse(value) {
    const wrong = new Error(`must be an ${type} key, DER in base64`);
    try {
      const found = read(Buffer.from(value, 'base64'));
      if (found.asymmetricKeyType === type) return found;
    } catch {
      throw wrong;
    }
    throw wrong;
  },
});

const variables = {
  version: text('KINDRED_VERSION', 'unknown'),
  publicUrl: text('KINDRED_PUBLIC_URL'),
  tokenIssuer: text('KINDRED_TOKEN_ISSUER', 'kindred'),
  tokenAudience: text('KINDRED_TOKEN_AUDIENCE', 'kindred'),
  signingKey: key('KINDRED_SIGNING_KEY', 'ed25519', (der) =>
    createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
  ),
  mailKey: key('KINDRED_MAIL_PUBLIC_KEY', 'x25519', (der) =>
    createPublicKey({ key: der, format: 'der', type: 'spki' }),
  ),
  allowsUnverifiedSignIn: flag('KINDRED_ALLOW_UNVERIFIED_SIGN_IN', '0'),
  limitFactor: integer('KINDRED_LIMIT_FACTOR', '1', 1, 1_000_000),
};

export const readIdentityConfig = (env: Readonly<Record<string, string | undefined>>): IdentityConfig =>
  loadConfig(variables, env);
