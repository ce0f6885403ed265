import { guardTokens } from '@kindred/chassis/auth/guard-tokens';
import { createRevocations } from '@kindred/chassis/auth/revocations';
import { runReplay } from '@kindred/chassis/consumers/replay';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { Collection } from '@kindred/chassis/ports/documents';
import type { ChatConfig } from './config.ts';
import { onConnectionAccepted } from './consumers/on-connection-accepted.open-conversation.ts';
import { onConnectionCancelled } from './consumers/on-connection-cancelled.notify-pair.ts';
import { onConnectionRejected } from './consumers/on-connection-rejected.notify-pair.ts';
import { onConnectionRemoved } from './consumers/on-connection-removed.close-conversation.ts';
import { onConnectionRequested } from './consumers/on-connection-requested.notify-receiver.ts';
import { onMessageSent } from './consumers/on-message-sent.update-conversation.ts';
import { onProfileUpdated } from './consumers/on-profile-updated.refresh-card.ts';
import { onSessionRevoked } from './consumers/on-session-revoked.end-session.ts';
import { chatTexts } from './http/chat.texts.ts';
import { clearNotificationsRoute } from './http/clear-notifications.route.ts';
import { listContactsRoute } from './http/list-contacts.route.ts';
import { listMessagesRoute } from './http/list-messages.route.ts';
import { sendMessageRoute } from './http/send-message.route.ts';
import { renewPresenceJob } from './jobs/every-20-seconds.renew-presence.ts';
import { createLiveChannel } from './sockets/live-channel.ts';
import type { Adapter } from './sockets/socket-server.ts';
import { chatStorage } from './storage.ts';
import { createCardsStore } from './store/cards.store.ts';
import { createConversationsStore } from './store/conversations.store.ts';
import { createMessagesStore, messagesCollection } from './store/messages.store.ts';
import { createClearNotifications } from './usecases/clear-notifications.ts';
import { createFollowConnection } from './usecases/follow-connection.ts';
import { createListContacts } from './usecases/list-contacts.ts';
import { createListMessages } from './usecases/list-messages.ts';
import { createSendMessage } from './usecases/send-message.ts';

/** More contacts than these hear of a member's coming and going when they next look. */
const MAX_TOLD = 1_000;

export interface Chat extends Service {
  /** Live events were lost: every page here opens its socket again and reads what it missed. */
  resync(): Promise<void>;
}

/** `adapter` carries live events between processes; without one this process is alone. */
export async function createChat(
  config: ChatConfig,
  effects: ServiceEffects,
  adapter?: Adapter,
): Promise<Chat> {
  const { bus, clock, documents, ids, isSoleOwner, logger, tracing } = effects;
  // The relay only touches the fields every aggregate has.
  const aggregates = messagesCollection(documents) as unknown as Collection<AggregateDocument>;
  const relay = createRelay({
    source: 'chat',
    collections: [aggregates],
    bus,
    clock,
    ids,
    logger,
    isSoleOwner,
    tracing,
  });
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
  const follow = createFollowConnection(conversations, cards, live.announcer);

  const service = await assembleService(
    {
      name: 'chat',
      version: config.version,
      ...chatStorage,
      routes: [
        listContactsRoute(createListContacts(conversations, messages, cards, live.presence)),
        listMessagesRoute(createListMessages(messages, conversations)),
        sendMessageRoute(createSendMessage(messages, conversations, live.announcer, clock, ids)),
        clearNotificationsRoute(createClearNotifications(messages)),
      ],
      texts: chatTexts,
      consumers: [
        onConnectionRequested(follow, live.announcer),
        onConnectionAccepted(follow, live.announcer),
        onConnectionRejected(follow),
        onConnectionCancelled(follow),
        onConnectionRemoved(follow, live.announcer),
        onProfileUpdated(cards),
        onMessageSent(conversations),
      ],
      replays: [runReplay([onSessionRevoked(revocations, live.announcer)], logger)],
      jobs: [renewPresenceJob(live.presence)],
      relay,
      live,
    },
    { ...effects, verifyToken },
  );
  return { ...service, resync: live.resync };
}
