// Everybody the signed-in member talks with or may talk with, latest message first; for the chatbox and the homes.
import { route } from '@kindred/chassis/http/route';
import { Type } from 'typebox';
import type { ListContacts } from '../usecases/list-contacts.ts';
import { contactCard } from './chat.schemas.ts';

export const listContactsRoute = (listContacts: ListContacts) =>
  route({
    method: 'GET',
    path: '/chats/finduserconnections',
    access: 'member',
    summary: 'Contacts with last message, unread count and presence',
    response: Type.Array(contactCard),
    handle: ({ caller }) => listContacts(caller.userId),
  });
