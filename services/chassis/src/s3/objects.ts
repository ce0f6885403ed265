import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import type { Logger } from 'pino';
import { requireBucketName, requireContentType, requireObjectName } from '../ports/object-names.ts';
import type { Objects, StoredObject } from '../ports/objects.ts';
import { readS3Address, type S3Address } from './address.ts';
import { createDeadlines } from './deadlines.ts';
import { codeOf, failureOf, isBrokenConnection } from './failures.ts';

export interface S3ObjectsOptions extends S3Address {
  /** In front of every bucket, so that installations can share a server. */
  bucketPrefix: string;
  logger: Logger;
  /** For one call with all its tries. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

async function readObject(client: Client, bucket: string, name: string): Promise<StoredObject> {
  const answer = await client.getObject(bucket, name);
  const bytes = new Uint8Array(await buffer(answer));
  // The client hands out Node's response and types it as any stream.
  const headers: unknown = 'headers' in answer ? answer.headers : {};
  const contentType = (headers as Record<string, string>)['content-type'] ?? DEFAULT_CONTENT_TYPE;
  return { contentType, bytes };
}

async function makeBucket(client: Client, bucket: string, region: string): Promise<void> {
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
  }
}

/**
 * Objects on an S3 server. Every call may safely be made twice, so one whose connection broke is made again, once,
 * within its time. @throws AppError unavailable when the server is out of reach, TypeError for names and types no
 * adapter takes.
 */
export function createS3Objects(options: S3ObjectsOptions): Objects {
  const { bucketPrefix, logger, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const address = readS3Address(options);
  const { agent, transport, within } = createDeadlines(address.useSSL);
  const client = new Client({
    ...address,
    // It only ever calls `request`.
    transport: transport as NonNullable<ConstructorParameters<typeof Client>[0]['transport']>,
    transportAgent: agent,
    retryOptions: { disableRetry: true },
  });
  const bucketOf = (bucket: string): string => requireBucketName(bucketPrefix + bucket);

  const call = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    within(timeoutMs, () =>
      work().catch((error: unknown) => {
        if (!isBrokenConnection(error)) throw error;
        logger.debug({ call: name }, 'object store call made again');
        return work();
      }),
    ).catch((error: unknown) => {
      throw failureOf(error);
    });
  const missing = async (buckets: readonly string[]): Promise<string[]> => {
    const areThere = await Promise.all(
      buckets.map((bucket) => call('find bucket', () => client.bucketExists(bucketOf(bucket)))),
    );
    return buckets.filter((_, at) => !areThere[at]);
  };

  return {
    missing,
    async ensure(buckets) {
      for (const bucket of await missing(buckets)) {
        await call('make bucket', () => makeBucket(client, bucketOf(bucket), address.region));
      }
    },
    async put(bucket, name, { bytes, contentType }) {
      const [target, object] = [bucketOf(bucket), requireObjectName(name)];
      const headers = { 'Content-Type': requireContentType(contentType) };
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await call('put', () => client.putObject(target, object, content, content.length, headers));
    },
    async get(bucket, name) {
      const [target, object] = [bucketOf(bucket), requireObjectName(name)];
      try {
        return await call('get', () => readObject(client, target, object));
      } catch (error) {
        if (codeOf(error) !== 'NoSuchKey') throw error;
        return undefined;
      }
    },
    async delete(bucket, name) {
      const [target, object] = [bucketOf(bucket), requireObjectName(name)];
      await call('delete', () => client.removeObject(target, object));
    },
    async ping() {
      await call('ping', () => client.bucketExists(bucketOf('ping')));
    },
    async close() {
      agent.destroy();
    },
  };
}
