import type { KeyObject } from 'node:crypto';
import { privateKey, publicKey } from '@kindred/chassis/config/keys';
import { flag, loadConfig, text } from '@kindred/chassis/config/load-config';
import { limitFactorVariable } from '@kindred/chassis/limits/limit-factor';
import { versionVariable } from '@kindred/chassis/process/version';

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

const variables = {
  version: versionVariable,
  publicUrl: text('KINDRED_PUBLIC_URL'),
  tokenIssuer: text('KINDRED_TOKEN_ISSUER', 'kindred'),
  tokenAudience: text('KINDRED_TOKEN_AUDIENCE', 'kindred'),
  signingKey: privateKey('KINDRED_SIGNING_KEY', 'ed25519'),
  mailKey: publicKey('KINDRED_MAIL_PUBLIC_KEY', 'x25519'),
  allowsUnverifiedSignIn: flag('KINDRED_ALLOW_UNVERIFIED_SIGN_IN', '0'),
  limitFactor: limitFactorVariable,
};

export const readIdentityConfig = (env: Readonly<Record<string, string | undefined>>): IdentityConfig =>
  loadConfig(variables, env);
