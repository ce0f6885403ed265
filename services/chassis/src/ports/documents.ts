/**
 * The documents port: a narrow, typed subset of the MongoDB collection API.
 * Single-document operations only (each atomic and durable when its promise resolves): no transactions,
 * sessions, change streams, `$where`, `$text`, collation, TTL or partial indexes, so the same code runs on
 * MongoDB-compatible servers. Times are numbers (milliseconds since the epoch), bytes are base64 strings:
 * documents are plain JSON.
 */
export type Scalar = string | number | boolean | null;

export interface Operators {
  $in?: readonly Scalar[];
  $ne?: Scalar;
  $gt?: string | number;
  $gte?: string | number;
  $lt?: string | number;
  $lte?: string | number;
  $exists?: boolean;
}

/**
 * Dotted paths to a value or operators; a value on an array path matches any element.
 * `undefined`, unknown operators and objects are refused with a TypeError: a filter never widens by accident.
 * Stores disagree on null, `$ne` and `$exists` at a path inside the objects of a list (`list.field`): ask for none there.
 */
export interface Filter {
  [path: string]: Scalar | Operators | readonly Filter[] | undefined;
  $or?: readonly Filter[];
  $and?: readonly Filter[];
}

/** Values of undefined are left out; what is not JSON (dates, functions, NaN) is refused with a TypeError. */
export interface Update {
  $set?: Record<string, unknown>;
  $setOnInsert?: Record<string, unknown>;
  $unset?: Record<string, true>;
  $inc?: Record<string, number>;
  $max?: Record<string, number>;
  $push?: Record<string, unknown>;
  $addToSet?: Record<string, unknown>;
  $pull?: Record<string, unknown>;
}

export type Sort = Record<string, 1 | -1>;

export interface FindOptions {
  sort?: Sort;
  /** Required on every list: nothing lists everything. */
  limit: number;
}

export interface StoredDocument {
  _id: string;
}

export interface Collection<T extends StoredDocument> {
  /** @throws DuplicateKeyError when `_id` or a unique index is taken; nothing is written then. */
  insertOne(document: T): Promise<void>;
  findOne(filter: Filter, options?: { sort?: Sort }): Promise<T | undefined>;
  find(filter: Filter, options: FindOptions): Promise<T[]>;
  /** Counts matches through an index and stops at `limit`. */
  countUpTo(filter: Filter, limit: number): Promise<number>;
  /**
   * Counts as modified only what really changed. An upsert starts from the equalities of the filter,
   * which must give the `_id` unless `$setOnInsert` does.
   * @throws DuplicateKeyError as insertOne; TypeError for updates MongoDB refuses; nothing is written then.
   */
  updateOne(
    filter: Filter,
    update: Update,
    options?: { upsert?: boolean },
  ): Promise<{ matched: number; modified: number; upserted: boolean }>;
  /** Answers the document as it is after the update, or undefined when none matched. */
  findOneAndUpdate(
    filter: Filter,
    update: Update,
    options?: { sort?: Sort; upsert?: boolean },
  ): Promise<T | undefined>;
  deleteOne(filter: Filter): Promise<{ deleted: number }>;
}

export interface IndexSpec {
  name: string;
  /** Ordered paths with direction, as in MongoDB. Every path but `arrayPath` holds a scalar or nothing. */
  keys: Sort;
  /** A missing field counts as null, so it may be missing once; with `sparse` any number of times. */
  unique?: boolean;
  /** Leaves out documents that have none of the fields. */
  sparse?: boolean;
  /** The one path of `keys` whose value is an array; MongoDB finds out by itself, the embedded store is told. */
  arrayPath?: string;
}

export interface CollectionSpec {
  name: string;
  indexes: readonly IndexSpec[];
}

export interface Documents {
  /** Idempotent: makes the collection and its indexes, removes none. Called at start or by a migration, never by a request. */
  ensure(specs: readonly CollectionSpec[]): Promise<void>;
  /**
   * What `ensure` would still make: `accounts` for a collection, `accounts.email` for an index, also one whose
   * definition differs. Processes wait with it for a migration.
   */
  missing(specs: readonly CollectionSpec[]): Promise<string[]>;
  /** Asks the store for nothing but an answer. @throws AppError unavailable when there is none. */
  ping(): Promise<void>;
  collection<T extends StoredDocument>(name: string): Collection<T>;
  close(): Promise<void>;
}

export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError';
  /** Name of the violated index, `_id_` for the primary key. */
  readonly index: string;
  constructor(index: string) {
    super(`duplicate key in index ${index}`);
    this.index = index;
  }
}
