// One page of the conversation with a contact, oldest first, the newest page by default; for its two members.
import { route } from '@kindred/chassis/http/route';
import { Type } from 'typebox';
import type { ListMessages } from '../usecases/list-messages.ts';
import { messageView, pageQuery, userParams } from './chat.schemas.ts';

export const listMessagesRoute = (listMessages: ListMessages) =>
  route({
    method: 'GET',
    path: '/messages/get/:userId',
    access: 'member',
    summary: 'Messages with a contact',
    rights: 'the two participants',
    errors: { 'not-found': ['not-found'] },
    params: userParams,
    query: pageQuery,
    response: Type.Array(messageView),
    handle: ({ caller, params, query }) =>
      listMessages({
        readerId: caller.userId,
        contactId: params.userId,
        limit: query.limit,
        before: query.before,
      }),
  });
