import type { Locale } from '@kindred/chassis/http/locale';
import type { FastifyRequest } from 'fastify';
import type { AskInside } from './ask-inside.ts';
import type { PageHead } from './page-head.ts';
import { indexedPages, profileText, type SharedProfile } from './page-texts.ts';

/** What is said of the pages of one path. */
export interface HeadOfPage {
  head: PageHead;
  status: number;
}

/** Fields of profiles' share card. */
interface ShareCard extends SharedProfile {
  _id: string;
  picture: string;
  isIndexed: boolean;
}

const profilePaths = { artist: '/profile-artist/', entrepreneur: '/ProfilePageEntrepreneur/' } as const;
const ID = /^[0-9a-f]{24}$/;

const privatePage: HeadOfPage = { head: { isIndexed: false }, status: 200 };
const nobodysPage: HeadOfPage = { head: { isIndexed: false }, status: 404 };

export const isProfilePage = (page: string): boolean => page.endsWith('/:userId');

export const pathOfProfile = ({ _id, role }: Pick<ShareCard, '_id' | 'role'>): string =>
  `${profilePaths[role]}${_id}`;

/** The key of a page that is the same for everybody; its query counts where it chooses a tab. */
export function keyOfPage(page: string, { query }: FastifyRequest): string {
  const { tab } = query as { tab?: unknown };
  const withTab = `${page}?tab=${String(tab)}`;
  return withTab in indexedPages ? withTab : page;
}

export function headOfPage(key: string, locale: Locale): HeadOfPage {
  const text = indexedPages[key]?.[locale];
  if (!text) return privatePage;
  return { head: { text, path: key, isIndexed: true, isTranslated: true }, status: 200 };
}

/** A profile says who it is; one that nobody may see is not there. Unknown for the moment: a page without words. */
export async function headOfProfile(
  askInside: AskInside,
  request: FastifyRequest,
  locale: Locale,
): Promise<HeadOfPage> {
  const { userId } = request.params as { userId: string };
  if (!ID.test(userId)) return nobodysPage;
  const answer = await askInside(`/users/share-card/${userId}`, request);
  if (!answer) return { head: { isIndexed: true }, status: 200 };
  if (answer.status === 404) return nobodysPage;
  // The owner answers by its own closed schema.
  const { card } = answer.body as { card: ShareCard };
  const { picture, isIndexed } = card;
  return {
    head: { text: profileText(card, locale), path: pathOfProfile(card), isIndexed, kind: 'profile', picture },
    status: 200,
  };
}
