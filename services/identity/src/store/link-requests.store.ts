import type { Locale } from '@kindred/chassis/http/locale';
import type { Collection, StoredDocument } from '@kindred/chassis/ports/documents';

/** Somebody asked for a mailed link. Written for known and unknown addresses alike, answered later. */
export interface LinkRequest extends StoredDocument {
  kind: 'confirmation' | 'reset';
  email: string;
  locale: Locale;
  requestedAt: number;
}

const PAGE = 50;

export interface LinkRequestsStore {
  add(request: LinkRequest): Promise<void>;
  oldest(): Promise<LinkRequest[]>;
  remove(id: string): Promise<void>;
}

export const createLinkRequestsStore = (requests: Collection<LinkRequest>): LinkRequestsStore => ({
  add: (request) => requests.insertOne(request),
  oldest: () => requests.find({}, { sort: { requestedAt: 1 }, limit: PAGE }),
  async remove(id) {
    await requests.deleteOne({ _id: id });
  },
});
