import { type DocumentedCall, form, json, noBody } from './call.ts';
import { memberCard, message, notification } from './entities.ts';

/** A message on its list says whether it is unread. */
const listedMessage = {
  fields: { ...message.fields, notifications: { name: 'message.notifications', list: notification } },
} as const;

/** The contact card of point 2, "Chatbox screen": whom, the last words, how much is unread. */
const contact = { fields: { ...memberCard.fields, lastMessage: message, unreadCount: 'count' } } as const;

/** Point 7, "Chat". */
export const chatCalls: readonly DocumentedCall[] = [
  {
    method: 'POST',
    path: '/messages/send/{receiverId}',
    body: form({ message: 'text', chatimage: 'file' }),
    answer: message,
  },
  {
    method: 'GET',
    path: '/messages/get/{userId}',
    query: ['limit', 'before'],
    body: noBody,
    answer: { name: 'messages', list: listedMessage },
  },
  {
    method: 'GET',
    path: '/chats/finduserconnections/',
    body: noBody,
    answer: { name: 'contacts', list: contact },
  },
  {
    method: 'PUT',
    path: '/messages/notifications/{userId}',
    body: noBody,
    // "A non-empty response": an object that says something.
    answer: { fields: { success: 'yes' } },
  },
  { method: 'PUT', path: '/messages/update/{messageId}', body: json({ message: 'text' }), answer: message },
  {
    method: 'DELETE',
    path: '/messages/delete/{messageId}',
    body: noBody,
    answer: { fields: { message: { fields: { _id: 'id' } } } },
  },
];
