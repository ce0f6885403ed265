import type { Alert } from './alert.ts';

const QUARTER_HOUR = 900;

/** What members notice late: events that wait, projections that are old, mail that does not go. */
export const eventAlerts: readonly Alert[] = [
  {
    name: 'OutboxStale',
    severity: 'page',
    expr: ({ age }) => `max by (service) (kindred_outbox_age_seconds) > ${age(60)}`,
    forSeconds: 60,
    summary: 'Events of {{ $labels.service }} wait in its documents for more than a minute.',
  },
  {
    name: 'ConsumerLagHigh',
    severity: 'ticket',
    expr: () => 'max by (service, topic) (kindred_consumer_lag) > 100',
    forSeconds: 300,
    summary: 'More than a hundred events of {{ $labels.topic }} wait for {{ $labels.service }}.',
  },
  {
    name: 'ProjectionStale',
    severity: 'page',
    expr: ({ age }) => `max by (service, topic) (kindred_projection_age_seconds) > ${age(60)}`,
    forSeconds: 60,
    summary: 'What {{ $labels.service }} knows of {{ $labels.topic }} is more than a minute old.',
  },
  {
    name: 'BusDisconnected',
    severity: 'page',
    expr: () => 'kindred_bus_connected == 0',
    forSeconds: 120,
    summary: 'Consumers of {{ $labels.service }} at {{ $labels.instance }} are not in their groups.',
  },
  {
    name: 'EventsParked',
    severity: 'ticket',
    expr: ({ range }) =>
      `sum by (service, effect) (increase(kindred_events_parked_total[${range(QUARTER_HOUR)}])) > 0`,
    forSeconds: 0,
    summary: '{{ $labels.service }} could not apply an event ({{ $labels.effect }}) and put it aside.',
  },
  {
    name: 'MailQueueStale',
    severity: 'page',
    expr: ({ age }) => `max(kindred_mail_queue_age_seconds) > ${age(300)}`,
    forSeconds: 60,
    summary: 'The oldest mail has waited for more than five minutes.',
  },
  {
    name: 'MailsGivenUp',
    severity: 'ticket',
    expr: ({ range }) => `sum(increase(kindred_mails_total{outcome="failed"}[${range(QUARTER_HOUR)}])) > 0`,
    forSeconds: 0,
    summary: 'A mail was refused for good or became too old.',
  },
];
