import type { Dashboard } from './dashboard.ts';

const requests = 'http_server_request_duration_seconds';

/** At a glance: is it well. */
export const overview: Dashboard = {
  uid: 'kindred-overview',
  title: 'Kindred: at a glance',
  panels: [
    {
      title: 'Processes that answer',
      about: 'One line per part; it drops when a replica is gone.',
      unit: 'short',
      queries: [{ expr: 'sum by (process) (up{job="kindred"})', legend: '{{process}}' }],
    },
    {
      title: 'Requests at the door',
      about: 'All calls of the public, by class of status.',
      unit: 'reqps',
      queries: [
        {
          expr: `sum by (http_response_status_code) (rate(${requests}_count{service="gateway"}[$__rate_interval]))`,
          legend: '{{http_response_status_code}}',
        },
      ],
    },
    {
      title: 'Duration at the door',
      about: 'Half, nineteen in twenty and ninety-nine in a hundred requests are faster than this.',
      unit: 's',
      queries: [0.5, 0.95, 0.99].map((share) => ({
        expr: `histogram_quantile(${share}, sum by (le) (rate(${requests}_bucket{service="gateway"}[$__rate_interval])))`,
        legend: `p${share * 100}`,
      })),
    },
    {
      title: 'Share of failed requests',
      about: 'Answers of 500 and above; good is nothing.',
      unit: 'percentunit',
      queries: [
        {
          expr: `sum by (service) (rate(${requests}_count{http_response_status_code=~"5.."}[$__rate_interval])) / sum by (service) (rate(${requests}_count[$__rate_interval]))`,
          legend: '{{service}}',
        },
      ],
    },
    {
      title: 'Live channels',
      about: 'Open pages of signed-in members.',
      unit: 'short',
      queries: [{ expr: 'sum(kindred_live_sockets)', legend: 'sockets' }],
    },
    {
      title: 'How far behind',
      about:
        'Events in documents, projections and mails: seconds since the oldest that waits. Good is below one.',
      unit: 's',
      queries: [
        { expr: 'max by (service) (kindred_outbox_age_seconds)', legend: 'outbox of {{service}}' },
        {
          expr: 'max by (service) (kindred_projection_age_seconds)',
          legend: 'projections of {{service}}',
        },
        { expr: 'max(kindred_mail_queue_age_seconds)', legend: 'mails' },
      ],
    },
  ],
};
