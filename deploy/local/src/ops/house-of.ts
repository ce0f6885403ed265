import type { Clock } from '@kindred/chassis/ports/effects';
import { createHouse, type House } from '@kindred/operate/house/house';
import type { Cluster } from '../cluster.ts';

/** What operators' commands work on in this process: the documents its services have open, and their own relays. */
export function houseOf(cluster: Cluster, clock: Clock, version: string, dataFolder: string): House {
  return createHouse({
    documentsOf(owner) {
      const documents = cluster.documents.get(owner);
      if (!documents) throw new Error(`${owner} has no documents`);
      return documents;
    },
    bus: cluster.bus,
    clock,
    version,
    dataFolder,
    flush: async () =>
      void (await Promise.all(Object.values(cluster.services).map((service) => service.flush()))),
  });
}
