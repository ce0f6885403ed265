import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createS3Objects } from '../../src/s3/objects.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { errorOf, expectWithin, throughProxy } from './_through-proxy.ts';

const TIMEOUT_MS = 700;
/** For what is to succeed, however busy the machine. */
const PATIENT_MS = 15_000;
const REFUSED_MS = 300;
const MEGABYTE = 1024 * 1024;
const unavailable = { name: 'AppError', kind: 'unavailable', retryAfterSeconds: 5 };

async function aStore({ timeoutMs = TIMEOUT_MS } = {}) {
  const { s3Endpoint, s3AccessKey: accessKey, s3SecretKey: secretKey } = readEngines();
  const { proxy, url } = await throughProxy(s3Endpoint);
  const logger = pino({ level: 'silent' });
  const bucketPrefix = `${freshName('outage')}-`;
  const options = { accessKey, secretKey, bucketPrefix, logger };
  const direct = createS3Objects({ ...options, url: s3Endpoint });
  const objects = createS3Objects({ ...options, url, timeoutMs });
  onTestFinished(async () => void (await Promise.all([direct.close(), objects.close()])));
  await direct.ensure(['images']);
  await direct.put('images', 'kept', anObject(3 * MEGABYTE, 1));
  await objects.ping();
  return { objects, direct, proxy };
}

const anObject = (size: number, fill: number) => ({
  contentType: 'image/webp',
  bytes: new Uint8Array(size).fill(fill),
});

test('with the server gone every call says unavailable at once, and works when it is back', async () => {
  const { objects, direct, proxy } = await aStore();
  await proxy.refuse();
  const calls = [
    () => objects.put('images', 'new', anObject(10, 2)),
    () => objects.get('images', 'kept'),
    () => objects.delete('images', 'kept'),
    () => objects.ensure(['more']),
    () => objects.missing(['images']),
    () => objects.ping(),
  ];
  for (const call of calls) {
    expect(await expectWithin(REFUSED_MS, () => errorOf(call()))).toMatchObject(unavailable);
  }
  await proxy.open();
  await expect(objects.ping()).resolves.toBeUndefined();
  expect((await direct.get('images', 'kept'))?.bytes.length).toBe(3 * MEGABYTE);
  expect(await direct.get('images', 'new')).toBeUndefined();
});

test('a server that takes connections and says nothing ends the call in its time', async () => {
  const { objects, proxy } = await aStore();
  proxy.silence();
  const calls = [
    () => objects.get('images', 'kept'),
    () => objects.put('images', 'new', anObject(MEGABYTE, 2)),
  ];
  for (const call of calls) {
    expect(await expectWithin(TIMEOUT_MS, () => errorOf(call()))).toMatchObject(unavailable);
  }
  await proxy.open();
  await expect(objects.ping()).resolves.toBeUndefined();
});

test('an answer that stops in the middle ends the call in its time, too', async () => {
  const { objects, proxy } = await aStore();
  proxy.afterBytes(MEGABYTE, proxy.silence);
  const error = await expectWithin(TIMEOUT_MS, () => errorOf(objects.get('images', 'kept')));
  expect(error).toMatchObject(unavailable);
});

test('connections that broke while nobody used them are not noticed', async () => {
  const { objects, proxy } = await aStore({ timeoutMs: PATIENT_MS });
  await Promise.all(Array.from({ length: 8 }, () => objects.ping()));
  proxy.cut();
  const found = await Promise.all(Array.from({ length: 8 }, () => objects.get('images', 'kept')));
  expect(found.map((object) => object?.bytes.length)).toEqual(Array(8).fill(3 * MEGABYTE));
});

test('a put whose connection breaks in the middle is made again', async () => {
  const { objects, proxy } = await aStore({ timeoutMs: PATIENT_MS });
  proxy.afterBytes(MEGABYTE, proxy.cut);
  await objects.put('images', 'large', anObject(8 * MEGABYTE, 3));
  const found = await objects.get('images', 'large');
  expect(found?.bytes.length).toBe(8 * MEGABYTE);
  expect(new Set(found?.bytes)).toEqual(new Set([3]));
});

test('a put that cannot be finished leaves the object as it was', async () => {
  const { objects, direct, proxy } = await aStore();
  proxy.afterBytes(MEGABYTE, proxy.silence);
  expect(await errorOf(objects.put('images', 'kept', anObject(8 * MEGABYTE, 9)))).toMatchObject(unavailable);
  proxy.cut();
  const found = await direct.get('images', 'kept');
  expect(found?.bytes.length).toBe(3 * MEGABYTE);
  expect(new Set(found?.bytes)).toEqual(new Set([1]));
});

test('a refusal by the server is its own error, not an outage', async () => {
  const { s3Endpoint: url } = readEngines();
  const options = { url, accessKey: 'nobody', secretKey: 'nothing-at-all', bucketPrefix: 'x-' };
  const objects = createS3Objects({ ...options, logger: pino({ level: 'silent' }) });
  onTestFinished(() => objects.close());
  expect(await errorOf(objects.ping())).toMatchObject({ name: 'S3Error' });
});
