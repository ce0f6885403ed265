import type { Dashboard } from './dashboard.ts';

/** What flows between services, to members' pages and to mailboxes. */
export const eventsAndMail: Dashboard = {
  uid: 'kindred-events',
  title: 'Kindred: events, sockets and mail',
  panels: [
    {
      title: 'Events sent',
      about: 'To topics and to live channels, per second.',
      unit: 'ops',
      queries: [
        {
          expr: 'sum by (messaging_system, messaging_destination_name) (rate(messaging_client_sent_messages_total[$__rate_interval]))',
          legend: '{{messaging_system}} {{messaging_destination_name}}',
        },
      ],
    },
    {
      title: 'Effects of events',
      about: 'Nineteen in twenty are applied within this time.',
      unit: 's',
      queries: [
        {
          expr: 'histogram_quantile(0.95, sum by (service, effect, le) (rate(messaging_process_duration_seconds_bucket[$__rate_interval])))',
          legend: '{{service}} {{effect}}',
        },
      ],
    },
    {
      title: 'From what happened until it was applied',
      about: 'Nineteen in twenty; more than a second means that somebody waits.',
      unit: 's',
      queries: [
        {
          expr: 'histogram_quantile(0.95, sum by (service, effect, le) (rate(kindred_event_delay_seconds_bucket[$__rate_interval])))',
          legend: '{{service}} {{effect}}',
        },
      ],
    },
    {
      title: 'Consumer lag',
      about: 'Events a service has not taken in.',
      unit: 'short',
      queries: [{ expr: 'max by (service, topic) (kindred_consumer_lag)', legend: '{{service}} {{topic}}' }],
    },
    {
      title: 'Consumers in their groups',
      about: '1 is well; 0 means that a service hears nothing.',
      unit: 'short',
      queries: [{ expr: 'min by (service) (kindred_bus_connected)', legend: '{{service}}' }],
    },
    {
      title: 'Parked events',
      about: 'Put aside in the last hour; each is looked at and redriven.',
      unit: 'short',
      queries: [
        {
          expr: 'sum by (service, effect) (increase(kindred_events_parked_total[1h]))',
          legend: '{{service}} {{effect}}',
        },
      ],
    },
    {
      title: 'Mails that wait',
      about: 'Zero most of the time.',
      unit: 'short',
      queries: [{ expr: 'max(kindred_mail_queue)', legend: 'mails' }],
    },
    {
      title: 'Mails by outcome',
      about: 'Postponed: the mail server is away. Failed: refused for good.',
      unit: 'ops',
      queries: [
        { expr: 'sum by (outcome) (rate(kindred_mails_total[$__rate_interval]))', legend: '{{outcome}}' },
      ],
    },
  ],
};
