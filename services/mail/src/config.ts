import { type KeyList, privateKeys } from '@kindred/chassis/config/keys';
import { loadConfig, text, type Variable } from '@kindred/chassis/config/load-config';
import { address } from '@kindred/chassis/process/process-variables';
import { versionVariable } from '@kindred/chassis/process/version';

export interface MailConfig {
  version: string;
  /** Base of every link in a mail. */
  publicUrl: string;
  /** Our own address, with a name if liked. */
  from: string;
  /** Where messages of the contact form go. */
  contactRecipient: string;
  /** X25519, private: open link tokens and what rests in the send log; the first seals it. */
  unsealKeys: KeyList;
}

export interface MailProcessConfig extends MailConfig {
  /** The mail server: `smtp://user:password@host:port` or `smtps://…`. */
  serverUrl: string;
}

const url = (name: string): Variable<string> => ({
  name,
  parse(value) {
    if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error('must be an http or https address');
    return value;
  },
});

const variables = {
  version: versionVariable,
  publicUrl: url('KINDRED_PUBLIC_URL'),
  from: text('KINDRED_MAIL_FROM'),
  contactRecipient: text('KINDRED_CONTACT_RECIPIENT'),
  serverUrl: address('KINDRED_MAIL', ['smtp', 'smtps']),
  unsealKeys: privateKeys('KINDRED_MAIL_PRIVATE_KEY', 'x25519'),
};

export const readMailConfig = (env: Readonly<Record<string, string | undefined>>): MailProcessConfig =>
  loadConfig(variables, env);
