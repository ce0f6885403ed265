import type { Instrument } from './metrics.ts';

/** Names of OpenTelemetry's semantic conventions, dots as underscores; `service` is its `service.name`. */
export const databaseDurations: Instrument = {
  name: 'db_client_operation_duration_seconds',
  help: 'Duration of database operations',
  labels: ['service', 'db_system_name', 'db_operation_name', 'db_collection_name', 'error_type'],
};

export const objectDurations: Instrument = {
  name: 'kindred_objects_operation_duration_seconds',
  help: 'Duration of operations on stored files',
  labels: ['service', 'operation', 'error_type'],
};

export const sentMessages: Instrument = {
  name: 'messaging_client_sent_messages_total',
  help: 'Events sent to the bus and to live channels',
  labels: ['service', 'messaging_system', 'messaging_destination_name', 'error_type'],
};

export const processDurations: Instrument = {
  name: 'messaging_process_duration_seconds',
  help: 'Duration of the effects of events',
  labels: ['service', 'messaging_destination_name', 'effect', 'error_type'],
};

export const eventDelays: Instrument = {
  name: 'kindred_event_delay_seconds',
  help: 'Time from what happened until a consumer had applied it',
  labels: ['service', 'effect'],
};
export const DELAY_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 60, 300, 1_800];

export const consumerLag: Instrument = {
  name: 'kindred_consumer_lag',
  help: 'Events of a topic that a service has not taken in yet',
  labels: ['service', 'topic'],
};

export const projectionAge: Instrument = {
  name: 'kindred_projection_age_seconds',
  help: 'How far what a service keeps of a topic is behind it; 0 when nothing waits',
  labels: ['service', 'topic'],
};

export const outboxAge: Instrument = {
  name: 'kindred_outbox_age_seconds',
  help: 'Age of the oldest event seen waiting in the documents of a service; 0 when none waits',
  labels: ['service'],
};

export const busConnected: Instrument = {
  name: 'kindred_bus_connected',
  help: '1 while all consumers of a service are working members of their groups',
  labels: ['service'],
};

export const sharedStateAlone: Instrument = {
  name: 'kindred_shared_state_alone',
  help: '1 while a process goes on without the store it shares with others',
  labels: [],
};
