import { guardTokens } from '@kindred/chassis/auth/guard-tokens';
import { createRevocations } from '@kindred/chassis/auth/revocations';
import { readOnly } from '@kindred/chassis/consumers/consumer';
import { runReplay } from '@kindred/chassis/consumers/replay';
import { createImageEncoder } from '@kindred/chassis/images/image-encoder';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { Collection } from '@kindred/chassis/ports/documents';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { createTasks } from '@kindred/chassis/tasks/tasks';
import { uploadLimit } from '@kindred/proto/upload-limit';
import type { ChatConfig } from './config.ts';
import { onConnectionAccepted } from './consumers/on-connection-accepted.open-conversation.ts';
import { onConnectionCancelled } from './consumers/on-connection-cancelled.notify-pair.ts';
import { onConnectionRejected } from './consumers/on-connection-rejected.notify-pair.ts';
import { onConnectionRemoved } from './consumers/on-connection-removed.close-conversation.ts';
import { onConnectionRequested } from './consumers/on-connection-requested.notify-receiver.ts';
import { onMessageDeleted } from './consumers/on-message-deleted.update-conversation.ts';
import { onMessageSent } from './consumers/on-message-sent.update-conversation.ts';
import { onProfileUpdated } from './consumers/on-profile-updated.refresh-card.ts';
import { onSessionRevoked } from './consumers/on-session-revoked.end-session.ts';
import { onUserDeleted } from './consumers/on-user-deleted.erase-member.ts';
import { MAX_ATTACHMENT_BYTES } from './domain/attachment.ts';
import { createFileLinks, type FileLinks } from './domain/file-links.ts';
import { type ViewMessage, viewOfMessage } from './domain/message.ts';
import { userErased } from './events/user-erased.event.ts';
import { chatTexts } from './http/chat.texts.ts';
import { clearNotificationsRoute } from './http/clear-notifications.route.ts';
import { deleteMessageRoute } from './http/delete-message.route.ts';
import { getFileRoute } from './http/get-file.route.ts';
import { getFileLinkRoute } from './http/get-file-link.route.ts';
import { listContactsRoute } from './http/list-contacts.route.ts';
import { listMessagesRoute } from './http/list-messages.route.ts';
import { sendMessageRoute } from './http/send-message.route.ts';
import { updateMessageRoute } from './http/update-message.route.ts';
import { sweepFilesJob } from './jobs/every-5-minutes.sweep-files.ts';
import { eraseMembersJob } from './jobs/every-10-seconds.erase-members.ts';
import { renewPresenceJob } from './jobs/every-20-seconds.renew-presence.ts';
import { createLiveChannel, type LiveChannel } from './sockets/live-channel.ts';
import type { Adapter } from './sockets/socket-server.ts';
import { chatStorage } from './storage.ts';
import { type CardsStore, createCardsStore } from './store/cards.store.ts';
import { type ConversationsStore, createConversationsStore } from './store/conversations.store.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { createFilesStore } from './store/files.store.ts';
import { createMessagesStore, type MessagesStore, messagesCollection } from './store/messages.store.ts';
import { createUploadsStore } from './store/uploads.store.ts';
import { createAppendMessage } from './usecases/append-message.ts';
import { createClearNotifications } from './usecases/clear-notifications.ts';
import { createDeleteMessage } from './usecases/delete-message.ts';
import { createDropAttachment } from './usecases/drop-attachment.ts';
import { createEditMessage } from './usecases/edit-message.ts';
import { createEmptyMessage, type EmptyMessage } from './usecases/empty-message.ts';
import { createEraseMember } from './usecases/erase-member.ts';
import { createFollowConnection } from './usecases/follow-connection.ts';
import { createListContacts } from './usecases/list-contacts.ts';
import { createListMessages } from './usecases/list-messages.ts';
import { createRefreshThread, type RefreshThread, refreshAtOnce } from './usecases/refresh-thread.ts';
import { createSendMessage } from './usecases/send-message.ts';
import { createStoreAttachment } from './usecases/store-attachment.ts';
import { createSweepFiles } from './usecases/sweep-files.ts';

/** More contacts than these hear of a member's coming and going when they next look. */
const MAX_TOLD = 1_000;

export interface Chat extends Service {
  /** Live events were lost: every page here opens its socket again and reads what it missed. */
  resync(): Promise<void>;
}

interface Shared {
  messages: MessagesStore;
  conversations: ConversationsStore;
  refreshThread: RefreshThread;
  live: LiveChannel;
  links: FileLinks;
  view: ViewMessage;
}

/** What members do with messages, and what becomes of the files in them. */
function messageParts(config: ChatConfig, effects: ServiceEffects, parts: Shared) {
  const { clock, documents, ids, logger, objects, randomness, shared } = effects;
  const { messages, conversations, links, view } = parts;
  const { announcer } = parts.live;
  const files = createFilesStore(objects);
  const uploads = createUploadsStore(documents);
  const limiter = createLimiter(shared, config.limitFactor);
  const encodeImage = createImageEncoder({ maxBytes: MAX_ATTACHMENT_BYTES });
  const refresh = refreshAtOnce(parts.refreshThread, logger);
  const append = createAppendMessage(messages, conversations, clock, ids);
  const attaching = {
    store: createStoreAttachment(files, uploads, encodeImage, clock, randomness),
    countUpload: (userId: string) => limiter.require(uploadLimit, userId),
    ids,
  };
  const empty = createEmptyMessage(messages, createDropAttachment(files, uploads, clock), clock);
  return {
    routes: [
      listMessagesRoute(createListMessages(messages, conversations, view)),
      sendMessageRoute(createSendMessage(append, attaching, refresh, announcer, view)),
      updateMessageRoute(createEditMessage(messages, conversations, announcer, view, clock)),
      deleteMessageRoute(createDeleteMessage(messages, empty, refresh, announcer, view)),
      clearNotificationsRoute(createClearNotifications(messages, parts.conversations, parts.refreshThread)),
      getFileLinkRoute(messages, links),
      getFileRoute(files, links),
    ],
    jobs: [sweepFilesJob(createSweepFiles(messages, files, uploads, clock))],
    empty,
  };
}

function erasureParts(
  { clock, documents, logger }: ServiceEffects,
  { messages, conversations, live, view }: Shared,
  cards: CardsStore,
  empty: EmptyMessage,
  wake: () => void,
) {
  const erasures = createTasks({
    collection: documents.collection<TaskDocument>(erasuresSpec.name),
    clock,
    logger,
    wake,
    perform: createEraseMember(messages, conversations, cards, empty, live.announcer, view),
    told: (userId) => [userErased(userId)],
  });
  return { consumers: [onUserDeleted(erasures)], jobs: [eraseMembersJob(erasures)], workers: [erasures] };
}

/** `adapter` carries live events between processes; without one this process is alone. */
export async function createChat(
  config: ChatConfig,
  effects: ServiceEffects,
  adapter?: Adapter,
): Promise<Chat> {
  const { clock, documents, logger } = effects;
  // The relay only touches the fields every aggregate has.
  const aggregates = messagesCollection(documents) as unknown as Collection<AggregateDocument>;
  const erasures = documents.collection<AggregateDocument>(erasuresSpec.name);
  const relay = createRelay({ ...effects, source: 'chat', collections: [aggregates, erasures] });
  const messages = createMessagesStore(documents, clock, relay.wake);
  const conversations = createConversationsStore(documents);
  const cards = createCardsStore(documents);
  const revocations = createRevocations(clock, config.tokenLifetimeMs);
  const verifyToken = guardTokens(effects.verifyToken, revocations);
  const live = createLiveChannel({
    effects,
    verifyToken,
    revocations,
    allowedOrigins: config.allowedOrigins,
    limitFactor: config.limitFactor,
    socketJitterMs: config.socketJitterMs,
    contactsOf: (userId) => conversations.contactsOf(userId, MAX_TOLD),
    adapter,
  });
  const links = createFileLinks(config.fileKeys, () => clock.now());
  const view: ViewMessage = (message) => viewOfMessage(message, links.linkTo);
  const refreshThread = createRefreshThread(conversations, messages);
  const shared = { messages, conversations, refreshThread, live, links, view };
  const parts = messageParts(config, effects, shared);
  const erasure = erasureParts(effects, shared, cards, parts.empty, relay.wake);
  const follow = createFollowConnection(conversations, cards, live.announcer);
  const endSession = onSessionRevoked(revocations, live.announcer);

  const service = await assembleService(
    {
      name: 'chat',
      version: config.version,
      ...chatStorage,
      routes: [
        listContactsRoute(createListContacts(conversations, messages, cards, live.presence, view)),
        ...parts.routes,
      ],
      texts: chatTexts,
      consumers: [
        onConnectionRequested(follow, live.announcer),
        onConnectionAccepted(follow, live.announcer),
        onConnectionRejected(follow),
        onConnectionCancelled(follow),
        onConnectionRemoved(follow, live.announcer),
        onProfileUpdated(cards),
        onMessageSent(conversations, refreshThread),
        onMessageDeleted(refreshThread),
        ...erasure.consumers,
        readOnly(endSession),
      ],
      replays: [runReplay([endSession], logger)],
      jobs: [renewPresenceJob(live.presence), ...parts.jobs, ...erasure.jobs],
      relay,
      workers: erasure.workers,
      live,
    },
    { ...effects, verifyToken },
  );
  return { ...service, resync: live.resync };
}
