import { api } from '../../lib/api.ts';
import type { ContactCard, Message } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { upload } from '../../lib/upload.ts';
import { clearUnread, noteLastMessage, noteOnline } from './contacts-cache.ts';
import { collect, followContacts, followThread } from './live-chat.ts';
import { addMessage, isWith, removeMessage, replaceMessage } from './thread-cache.ts';

const pageSize = 50;

/** Own messages whose answer is awaited: it shows them, so the live channel need not do it a moment earlier. */
const underWay = new Set<string>();
const underWayKey = (receiverId: string, text: string) => `${receiverId} ${text}`;

export type Sending = {
  receiverId: string;
  text: string;
  key: string;
  file?: File;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * A request that a changing line swallowed is never answered; asked again under its key, nothing is said twice, also
 * while a slow answer to the first is still on its way.
 */
const answeredWithinMs = 15_000;

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
      queryFn: async ({ receiverId, text, key, file, ...sending }, _api, _options, baseQuery) => {
        const url = calls.sendMessage(receiverId);
        const headers = { 'Idempotency-Key': key };
        if (file)
          return upload<Message>({ url, method: 'POST', headers, form: formOf(text, file), ...sending });
        const answer = await baseQuery({
          url,
          method: 'POST',
          headers,
          body: { message: text },
          timeout: answeredWithinMs,
        });
        // The server checks its answers against the schema this type is made from.
        return answer.error ? { error: answer.error } : { data: answer.data as Message };
      },
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
    updateMessage: build.mutation<Message, { message: Message; contactId: string; text: string }>({
      query: ({ message, text }) => ({
        url: calls.updateMessage(message._id),
        method: 'PUT',
        body: { message: text },
      }),
      async onQueryStarted({ contactId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          chatApi.util.updateQueryData('thread', contactId, ({ pages }) =>
            replaceMessage(pages, answer.data),
          ),
        );
      },
    }),
    deleteMessage: build.mutation<unknown, { message: Message; contactId: string }>({
      query: ({ message }) => ({ url: calls.deleteMessage(message._id), method: 'DELETE' }),
      async onQueryStarted({ message, contactId }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          chatApi.util.updateQueryData('thread', contactId, ({ pages }) => removeMessage(pages, message)),
        );
        await queryFulfilled.catch(() => undo());
      },
      invalidatesTags: ['Contacts'],
    }),
    fileLink: build.mutation<string, string>({
      query: (messageId) => calls.fileLink(messageId),
      transformResponse: (answer: { file: string }) => answer.file,
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

function formOf(text: string, file: File): FormData {
  const form = new FormData();
  form.set('message', text);
  form.set('chatimage', file);
  return form;
}

export const {
  useContactsQuery,
  useThreadInfiniteQuery,
  useClearNotificationsMutation,
  useUpdateMessageMutation,
  useDeleteMessageMutation,
  useFileLinkMutation,
} = chatApi;
