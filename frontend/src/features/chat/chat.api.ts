import { api } from '../../lib/api.ts';
import type { ContactCard, Message } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { clearUnread, noteLastMessage, noteOnline } from './contacts-cache.ts';
import { collect, followContacts, followThread } from './live-chat.ts';
import { addMessage, isWith } from './thread-cache.ts';

const pageSize = 50;

/** Own messages whose answer is awaited: it shows them, so the live channel need not do it a moment earlier. */
const underWay = new Set<string>();
const underWayKey = (receiverId: string, text: string) => `${receiverId} ${text}`;

export type Sending = { receiverId: string; text: string; key: string };

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<ContactCard[], void>({
      query: () => calls.contacts,
      providesTags: ['Contacts'],
      async onQueryStarted(_arg, { dispatch, queryFulfilled, updateCachedData }) {
        const overtaken = collect('lastMessage');
        const presences = collect('getOnlineUsers');
        await queryFulfilled.catch(() => {});
        const online = presences().at(-1);
        if (online) updateCachedData((contacts) => noteOnline(contacts, online));
        if (overtaken().length > 0) dispatch(api.util.invalidateTags(['Contacts']));
      },
      onCacheEntryAdded: (_arg, { updateCachedData, cacheEntryRemoved, dispatch }) =>
        followContacts({
          update: updateCachedData,
          refetch: () => dispatch(api.util.invalidateTags(['Contacts'])),
          removed: cacheEntryRemoved,
        }),
    }),
    thread: build.infiniteQuery<Message[], string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < pageSize ? undefined : page[0]?._id),
      },
      query: ({ queryArg: contactId, pageParam }) => ({
        url: calls.messages(contactId),
        params: { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
      providesTags: ['Messages'],
      async onQueryStarted(contactId, { updateCachedData, queryFulfilled }) {
        const overtaken = collect('newMessage');
        await queryFulfilled.catch(() => {});
        const missing = overtaken().filter((message) => isWith(contactId, message));
        updateCachedData(({ pages }) => {
          for (const message of missing) addMessage(pages, message);
        });
      },
      onCacheEntryAdded: (contactId, { updateCachedData, cacheEntryRemoved }) =>
        followThread(contactId, {
          update: (change) => updateCachedData((thread) => change(thread.pages)),
          isAwaited: ({ receiverId, message }) => underWay.has(underWayKey(receiverId, message)),
          removed: cacheEntryRemoved,
        }),
    }),
    sendMessage: build.mutation<Message, Sending>({
      query: ({ receiverId, text, key }) => ({
        url: calls.sendMessage(receiverId),
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { message: text },
      }),
      async onQueryStarted({ receiverId, text }, { dispatch, queryFulfilled }) {
        underWay.add(underWayKey(receiverId, text));
        const answer = await queryFulfilled.catch(() => null);
        underWay.delete(underWayKey(receiverId, text));
        if (!answer) return;
        const message = answer.data;
        dispatch(
          chatApi.util.updateQueryData('thread', receiverId, ({ pages }) => addMessage(pages, message)),
        );
        dispatch(
          chatApi.util.updateQueryData('contacts', undefined, (contacts) => {
            noteLastMessage(contacts, receiverId, message);
          }),
        );
      },
    }),
    /** Own id clears every unread message, a contact's id those of that contact. */
    clearNotifications: build.mutation<unknown, { userId: string; selfId: string }>({
      query: ({ userId }) => ({ url: calls.clearNotifications(userId), method: 'PUT' }),
      async onQueryStarted({ userId, selfId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          chatApi.util.updateQueryData('contacts', undefined, (contacts) =>
            clearUnread(contacts, userId === selfId ? 'all' : userId),
          ),
        );
      },
    }),
  }),
});

export const { useContactsQuery, useThreadInfiniteQuery, useClearNotificationsMutation } = chatApi;
