import type { Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import {
  MessageDeletedSchema,
  MessageSentSchema,
  MessageUpdatedSchema,
} from '../gen/kindred/chat/v1/events_pb.ts';
import {
  SessionRevokedSchema,
  UserDeletedSchema,
  UserErasedSchema,
  UserPasswordChangedSchema,
  UserPasswordResetRequestedSchema,
  UserRegisteredSchema,
  UserReinstatedSchema,
  UserSuspendedSchema,
  UserVerifiedSchema,
} from '../gen/kindred/identity/v1/events_pb.ts';
import {
  ApplicationWithdrawnSchema,
  OfferAppliedSchema,
  OfferCreatedSchema,
  OfferDeletedSchema,
  OfferUpdatedSchema,
} from '../gen/kindred/offers/v1/events_pb.ts';
import {
  ConnectionAcceptedSchema,
  ConnectionCancelledSchema,
  ConnectionRejectedSchema,
  ConnectionRemovedSchema,
  ConnectionRequestedSchema,
  ProfileUpdatedSchema,
} from '../gen/kindred/profiles/v1/events_pb.ts';
import {
  RatingAddedSchema,
  RatingRemovedSchema,
  RatingReplacedSchema,
} from '../gen/kindred/ratings/v1/events_pb.ts';

export interface EventType<M extends Message = Message> {
  /** Wire name: aggregate, dot, past tense. */
  type: string;
  topic: string;
  schema: GenMessage<M>;
}

/** One topic per aggregate; the key is the aggregate's id, so order per aggregate holds. */
export const topics = {
  user: 'kindred.user.v1',
  session: 'kindred.session.v1',
  profile: 'kindred.profile.v1',
  connection: 'kindred.connection.v1',
  message: 'kindred.message.v1',
  offer: 'kindred.offer.v1',
  rating: 'kindred.rating.v1',
} as const;

const event = <M extends Message>(type: string, topic: string, schema: GenMessage<M>): EventType<M> => ({
  type,
  topic,
  schema,
});

/** Every event of the house, as code; events.catalog.yaml tells who sends and who listens. */
export const events = {
  userRegistered: event('user.registered', topics.user, UserRegisteredSchema),
  userVerified: event('user.verified', topics.user, UserVerifiedSchema),
  userPasswordResetRequested: event(
    'user.password-reset-requested',
    topics.user,
    UserPasswordResetRequestedSchema,
  ),
  userPasswordChanged: event('user.password-changed', topics.user, UserPasswordChangedSchema),
  userSuspended: event('user.suspended', topics.user, UserSuspendedSchema),
  userReinstated: event('user.reinstated', topics.user, UserReinstatedSchema),
  userDeleted: event('user.deleted', topics.user, UserDeletedSchema),
  userErased: event('user.erased', topics.user, UserErasedSchema),
  sessionRevoked: event('session.revoked', topics.session, SessionRevokedSchema),
  profileUpdated: event('profile.updated', topics.profile, ProfileUpdatedSchema),
  connectionRequested: event('connection.requested', topics.connection, ConnectionRequestedSchema),
  connectionAccepted: event('connection.accepted', topics.connection, ConnectionAcceptedSchema),
  connectionRejected: event('connection.rejected', topics.connection, ConnectionRejectedSchema),
  connectionCancelled: event('connection.cancelled', topics.connection, ConnectionCancelledSchema),
  connectionRemoved: event('connection.removed', topics.connection, ConnectionRemovedSchema),
  messageSent: event('message.sent', topics.message, MessageSentSchema),
  messageUpdated: event('message.updated', topics.message, MessageUpdatedSchema),
  messageDeleted: event('message.deleted', topics.message, MessageDeletedSchema),
  offerCreated: event('offer.created', topics.offer, OfferCreatedSchema),
  offerUpdated: event('offer.updated', topics.offer, OfferUpdatedSchema),
  offerDeleted: event('offer.deleted', topics.offer, OfferDeletedSchema),
  offerApplied: event('offer.applied', topics.offer, OfferAppliedSchema),
  applicationWithdrawn: event('application.withdrawn', topics.offer, ApplicationWithdrawnSchema),
  ratingAdded: event('rating.added', topics.rating, RatingAddedSchema),
  ratingReplaced: event('rating.replaced', topics.rating, RatingReplacedSchema),
  ratingRemoved: event('rating.removed', topics.rating, RatingRemovedSchema),
} as const;
