import { expect, test } from 'vitest';
import { readS3Address } from './address.ts';

test('an address carries server, key, secret and region', () => {
  expect(readS3Address({ url: 'http://key:s%2Fecret@127.0.0.1:9000?region=eu-central-1' })).toEqual({
    endPoint: '127.0.0.1',
    port: 9000,
    useSSL: false,
    accessKey: 'key',
    secretKey: 's/ecret',
    region: 'eu-central-1',
  });
});

test('https brings its port, and key and secret may come apart from the address', () => {
  const read = readS3Address({ url: 'https://s3.example.org', accessKey: 'key', secretKey: 'secret' });
  expect(read).toMatchObject({ port: 443, useSSL: true, accessKey: 'key', region: 'us-east-1' });
});

test.each([
  'not an address',
  'ftp://key:geheim@host',
  'http://host:9000',
  'http://key@host',
  'http://key:geheim@host/bucket',
])('%s is refused without repeating it', (url) => {
  expect(() => readS3Address({ url })).toThrow(TypeError);
  expect(() => readS3Address({ url })).not.toThrow('geheim');
});
