import { createHash } from 'node:crypto';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import { openDocuments } from '@kindred/chassis/process/open-engines';
import { allDocuments } from '@kindred/chassis/testing/all-documents';
import { until } from '@kindred/chassis/testing/until';
import { readLocalConfig } from '@kindred/local/config';
import { storages } from '@kindred/local/storages';

const QUIET_MS = 20_000;

/** A hash per collection, so that a difference says where it is. */
export type Digest = Readonly<Record<string, string>>;

export interface State {
  /** All documents of all services once nothing waits to be published. */
  digest(): Promise<Digest>;
  close(): Promise<void>;
}

/** Reads every document past the public door; `env` names the stores as it does for the product. */
export async function openState(env: Readonly<Record<string, string | undefined>>): Promise<State> {
  const { addresses } = readLocalConfig(env);
  const logger = createLogger('silent', 'contract');
  const stores: Record<string, Documents> = {};
  for (const name of Object.keys(storages)) stores[name] = await openDocuments(addresses, name, { logger });

  const readOnce = async (): Promise<{ digest: Digest; isQuiet: boolean }> => {
    const digest: Record<string, string> = {};
    let isQuiet = true;
    for (const [service, { collections }] of Object.entries(storages)) {
      const store = stores[service];
      if (!store) throw new Error(`the documents of ${service} are not open`);
      for (const spec of collections) {
        const found = await allDocuments<StoredDocument>(store, spec);
        const lines = found.map((document) => JSON.stringify(document)).sort();
        if (lines.some((line) => line.includes('"claim":'))) isQuiet = false;
        digest[`${service}.${spec.name}`] =
          `${lines.length} · ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
      }
    }
    return { digest, isQuiet };
  };

  return {
    digest() {
      let last = '';
      return until(
        async () => {
          const { digest, isQuiet } = await readOnce();
          const isSteady = JSON.stringify(digest) === last;
          last = JSON.stringify(digest);
          return isQuiet && isSteady ? digest : undefined;
        },
        QUIET_MS,
        'quiet documents',
      );
    },
    close: async () => void (await Promise.all(Object.values(stores).map((store) => store.close()))),
  };
}
