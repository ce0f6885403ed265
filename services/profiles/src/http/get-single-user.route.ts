// One profile, shared by link: everybody, members and the owner each see their view of it. No event.
import { route } from '@kindred/chassis/http/route';
import type { MembersStore } from '../store/members.store.ts';
import type { ReadRelations } from '../usecases/read-relations.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { requireVisibleMember } from '../usecases/require-member.ts';
import { singleUserAnswer, userParams } from './member.schemas.ts';
import { memberView, publicView, selfView } from './member.views.ts';

export const getSingleUserRoute = (members: MembersStore, readSelf: ReadSelf, readRelations: ReadRelations) =>
  route({
    method: 'GET',
    path: '/users/single-user/:id',
    access: 'optional',
    isSameForAll: true,
    summary: 'One profile',
    rights: 'everybody, in the view of who asks',
    errors: { 'not-found': ['not-found'] },
    params: userParams,
    response: singleUserAnswer,
    async handle({ params, caller }) {
      const success = true as const;
      if (caller?.userId === params.id) {
        return { success, user: { ...selfView(await readSelf(caller.userId)), relation: 'own' as const } };
      }
      const member = await requireVisibleMember(members, params.id);
      if (!caller) return { success, user: publicView(member) };
      const relation = (await readRelations(caller.userId, [params.id])).get(params.id);
      return { success, user: { ...memberView(member), relation } };
    },
  });
