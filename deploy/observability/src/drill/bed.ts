import type { Account } from '@kindred/e2e/account';
import type { Running } from '@kindred/local/testing/running';
import type { Target } from './prometheus.ts';

/** A way to an engine that can be closed. */
export interface Door {
  refuse(): Promise<void>;
  open(): Promise<void>;
}

export const engineNames = ['documents', 'bus', 'objects', 'shared', 'mail'] as const;
export type EngineName = (typeof engineNames)[number];

/** The product in processes of its own, its engines behind doors, members, and a picture of one of them. */
export interface DrillBed {
  kindred: Running;
  targets: readonly Target[];
  members: readonly Account[];
  /** Where the picture is. */
  picturePath: string;
  doors: Readonly<Record<EngineName, Door>>;
  /** The mail server refuses each mail for good. */
  refuseMails(isRefused: boolean): Promise<void>;
  /** Answers of the database take a second and a half; answers what ends it. */
  slowDatabase(): Promise<() => Promise<void>>;
  /** An event nobody can read. */
  poison(): Promise<void>;
  /** So many events at once, all heard before. */
  burst(count: number): Promise<void>;
  /** `kill -9` of one process; answers what starts it again. */
  kill(): Promise<() => Promise<void>>;
  /** Stops one process, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  dispose(): Promise<void>;
}
