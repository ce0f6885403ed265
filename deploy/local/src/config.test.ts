import { ConfigError } from '@kindred/chassis/config/load-config';
import { expect, it } from 'vitest';
import { readLocalConfig } from './config.ts';

it('trusts no proxy and names invented addresses unless told', () => {
  expect(readLocalConfig({})).toMatchObject({
    trustedProxyHops: 0,
    mailFrom: 'Kindred <hello@kindred.example>',
    contactRecipient: 'founders@kindred.example',
  });
});

it('takes proxies and addresses from the environment', () => {
  const env = {
    KINDRED_TRUSTED_PROXY_HOPS: '2',
    KINDRED_MAIL_FROM: 'mail@stage.example',
    KINDRED_CONTACT_RECIPIENT: 'us@stage.example',
  };
  expect(readLocalConfig(env)).toMatchObject({
    trustedProxyHops: 2,
    mailFrom: 'mail@stage.example',
    contactRecipient: 'us@stage.example',
  });
  expect(() => readLocalConfig({ KINDRED_TRUSTED_PROXY_HOPS: '-1' })).toThrow(ConfigError);
});

it('knows no admins unless told, and no admin who is no address', () => {
  expect(readLocalConfig({}).admins).toEqual([]);
  const env = { KINDRED_ADMINS: 'op@stage.example, boss@stage.example' };
  expect(readLocalConfig(env).admins).toEqual(['op@stage.example', 'boss@stage.example']);
  expect(() => readLocalConfig({ KINDRED_ADMINS: 'op' })).toThrow(ConfigError);
});
