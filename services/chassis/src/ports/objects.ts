/** The objects port: named byte objects in buckets, as any S3 server offers them. */
export interface StoredObject {
  contentType: string;
  bytes: Uint8Array;
}

export interface Objects {
  /** Idempotent: makes the buckets. */
  ensure(buckets: readonly string[]): Promise<void>;
  /** Resolves when durable; an object is seen whole or not at all. */
  put(bucket: string, name: string, object: StoredObject): Promise<void>;
  get(bucket: string, name: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there succeeds. */
  delete(bucket: string, name: string): Promise<void>;
  /** Which of these buckets are not there, in the order asked. */
  missing(buckets: readonly string[]): Promise<string[]>;
  /** Resolves when the store answers now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
