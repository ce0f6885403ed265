import type { BusMessage, DeliveredMessage } from '../ports/bus.ts';
import { openSqlite, type Row, type SqliteFile } from './sqlite-file.ts';

export interface BusLog {
  /** Those of the topics that were never made. */
  missing(topics: readonly string[]): string[];
  ensure(topics: readonly string[]): void;
  /** @throws Error when the topic was never made. */
  partitionsOf(topic: string): number;
  /** Stores all messages in the order given; durable when it returns. @throws Error when a topic was never made. */
  append(messages: readonly BusMessage[], nowMs: number): void;
  /** Up to `limit` messages from the offset on. */
  read(topic: string, partition: number, offset: number, limit: number): DeliveredMessage[];
  /** The offset the next message of the partition will get. */
  end(topic: string, partition: number): number;
  committed(group: string, topic: string, partition: number): number;
  commit(group: string, topic: string, partition: number, offset: number): void;
  /** Messages from the group's place on. */
  lag(group: string, topic: string): number;
  /**
   * Removes messages stored before `beforeMs` that every known group has handled, and parked ones stored before
   * `parkedBeforeMs`, which wait for people and not for a group. Answers how many.
   */
  trim(beforeMs: number, parkedBeforeMs: number): number;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS topics (name PRIMARY KEY NOT NULL, partitions NOT NULL);
  CREATE TABLE IF NOT EXISTS log (
    topic NOT NULL, part NOT NULL, offset NOT NULL, key NOT NULL, headers NOT NULL, value NOT NULL, at NOT NULL,
    PRIMARY KEY (topic, part, offset)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ends (topic NOT NULL, part NOT NULL, next NOT NULL, PRIMARY KEY (topic, part));
  CREATE TABLE IF NOT EXISTS offsets (
    grp NOT NULL, topic NOT NULL, part NOT NULL, next NOT NULL, PRIMARY KEY (grp, topic, part)
  );`;

const READ = `SELECT offset, key, headers, value FROM log
  WHERE topic = ? AND part = ? AND offset >= ? ORDER BY offset LIMIT ?`;
const APPEND = 'INSERT INTO log (topic, part, offset, key, headers, value, at) VALUES (?, ?, ?, ?, ?, ?, ?)';
const SAVE_END = 'INSERT OR REPLACE INTO ends VALUES (?, ?, ?)';
const COMMIT = 'INSERT OR REPLACE INTO offsets VALUES (?, ?, ?, ?)';
const LAG = `SELECT count(*) AS waiting FROM log WHERE topic = ? AND offset >= coalesce(
  (SELECT next FROM offsets WHERE grp = ? AND offsets.topic = log.topic AND offsets.part = log.part), 0
)`;
const TRIM_PARKED = "DELETE FROM log WHERE topic LIKE '%.dead' AND at < ?";
const TRIM = `DELETE FROM log WHERE topic NOT LIKE '%.dead' AND at < ? AND offset < (
  SELECT coalesce(min(next), 9e18) FROM offsets WHERE offsets.topic = log.topic AND offsets.part = log.part
)`;

/** FNV-1a: the same key lands in the same partition for ever. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(key)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

function messageOf(topic: string, partition: number, { offset, key, headers, value }: Row): DeliveredMessage {
  return {
    topic,
    partition,
    offset: String(offset),
    key: String(key),
    // Written by append from a record of texts.
    headers: JSON.parse(String(headers)) as Record<string, string>,
    value: value instanceof Uint8Array ? value : new Uint8Array(),
  };
}

/** Where each partition ends: kept in memory, saved with every append, so a trimmed log never reuses an offset. */
function createEnds(file: SqliteFile) {
  const ends = new Map<string, number>();
  for (const { topic, part, next } of file.all('SELECT topic, part, next FROM ends'))
    ends.set(`${part} ${topic}`, Number(next));
  return {
    get: (topic: string, partition: number): number => ends.get(`${partition} ${topic}`) ?? 0,
    set: (topic: string, partition: number, next: number): void =>
      void ends.set(`${partition} ${topic}`, next),
  };
}

/** The log of the embedded bus in one SQLite file. */
export function openBusLog(path: string, newPartitions: number): BusLog {
  const file = openSqlite(path);
  file.exec(SCHEMA);
  // A lost commit only repeats messages, which consumers ignore; so it need not wait for the disk.
  const offsets = openSqlite(path, { durability: 'normal' });
  const ends = createEnds(file);
  const topics = new Map<string, number>();
  for (const { name, partitions } of file.all('SELECT name, partitions FROM topics'))
    topics.set(String(name), Number(partitions));

  const partitionsOf = (topic: string): number => {
    const partitions = topics.get(topic);
    if (partitions === undefined) throw new Error(`topic ${topic} was never made`);
    return partitions;
  };

  const appendAll = (
    messages: readonly BusMessage[],
    nowMs: number,
  ): Map<string, [string, number, number]> => {
    const moved = new Map<string, [string, number, number]>();
    for (const { topic, key, headers, value } of messages) {
      const partition = hash(key) % partitionsOf(topic);
      const id = `${partition} ${topic}`;
      const offset = moved.get(id)?.[2] ?? ends.get(topic, partition);
      file.run(APPEND, topic, partition, offset, key, JSON.stringify(headers), value, nowMs);
      moved.set(id, [topic, partition, offset + 1]);
    }
    for (const end of moved.values()) file.run(SAVE_END, ...end);
    return moved;
  };

  const remove = (sql: string, beforeMs: number): number => {
    file.run(sql, beforeMs);
    return Number(file.all('SELECT changes() AS removed')[0]?.removed ?? 0);
  };

  const missing = (names: readonly string[]): string[] => names.filter((name) => !topics.has(name));

  return {
    missing,
    ensure(names) {
      for (const name of missing(names)) {
        file.run('INSERT INTO topics VALUES (?, ?)', name, newPartitions);
        topics.set(name, newPartitions);
      }
    },
    partitionsOf,
    append(messages, nowMs) {
      const moved = file.transaction(() => appendAll(messages, nowMs));
      for (const end of moved.values()) ends.set(...end);
    },
    read: (topic, partition, offset, limit) =>
      file.all(READ, topic, partition, offset, limit).map((row) => messageOf(topic, partition, row)),
    end: ends.get,
    committed(group, topic, partition) {
      const sql = 'SELECT next FROM offsets WHERE grp = ? AND topic = ? AND part = ?';
      return Number(file.all(sql, group, topic, partition)[0]?.next ?? 0);
    },
    commit: (...next) => offsets.run(COMMIT, ...next),
    lag(group, topic) {
      partitionsOf(topic);
      return Number(file.all(LAG, topic, group)[0]?.waiting ?? 0);
    },
    trim: (beforeMs, parkedBeforeMs) => remove(TRIM, beforeMs) + remove(TRIM_PARKED, parkedBeforeMs),
    close() {
      offsets.close();
      file.close();
    },
  };
}
