// What a link to a profile shows of it on other sites and to search engines, for everybody. No event.
import { route } from '@kindred/chassis/http/route';
import type { MembersStore } from '../store/members.store.ts';
import { requireVisibleMember } from '../usecases/require-member.ts';
import { userParams } from './member.schemas.ts';
import { shareCardAnswer } from './share.schemas.ts';
import { shareCardView } from './share.views.ts';

export const getShareCardRoute = (members: MembersStore) =>
  route({
    method: 'GET',
    path: '/users/share-card/:id',
    access: 'public',
    isSameForAll: true,
    summary: 'What a link to a profile shows',
    errors: { 'not-found': ['not-found'] },
    params: userParams,
    response: shareCardAnswer,
    async handle({ params }) {
      const member = await requireVisibleMember(members, params.id);
      return { success: true as const, card: shareCardView(member) };
    },
  });
