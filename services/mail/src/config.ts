import { createPrivateKey, type KeyObject } from 'node:crypto';
import { loadConfig, text, type Variable } from '@kindred/chassis/config/load-config';

export interface MailConfig {
  version: string;
  /** Base of every link in a mail. */
  publicUrl: string;
  /** Our own address, with a name if liked. */
  from: string;
  /** Where messages of the contact form go. */
  contactRecipient: string;
  /** X25519, private: opens link tokens and what rests in the send log. */
  unsealKey: KeyObject;
}

const url = (name: string): Variable<string> => ({
  name,
  parse(value) {
    if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error('must be an http or https address');
    return value;
  },
});

const privateX25519 = (name: string): Variable<KeyObject> => ({
  name,
  isSecret: true,
  parse(value) {
    const wrong = new Error('must be an x25519 key, DER in base64');
    try {
      const key = createPrivateKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'pkcs8' });
      if (key.asymmetricKeyType === 'x25519') return key;
    } catch {
      throw wrong;
    }
    throw wrong;
  },
});

const variables = {
  version: text('KINDRED_VERSION', 'unknown'),
  publicUrl: url('KINDRED_PUBLIC_URL'),
  from: text('KINDRED_MAIL_FROM'),
  contactRecipient: text('KINDRED_CONTACT_RECIPIENT'),
  unsealKey: privateX25519('KINDRED_MAIL_PRIVATE_KEY'),
};

export const readMailConfig = (env: Readonly<Record<string, string | undefined>>): MailConfig =>
  loadConfig(variables, env);
