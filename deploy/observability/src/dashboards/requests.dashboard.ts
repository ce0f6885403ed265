import type { Dashboard } from './dashboard.ts';

const requests = 'http_server_request_duration_seconds';

/** Rate, errors and duration of every route of every service. */
export const requestsByRoute: Dashboard = {
  uid: 'kindred-requests',
  title: 'Kindred: requests by route',
  panels: [
    {
      title: 'Rate by route',
      about: 'Calls per second at the door, the busiest twenty routes.',
      unit: 'reqps',
      queries: [
        {
          expr: `topk(20, sum by (http_request_method, http_route) (rate(${requests}_count{service="gateway"}[$__rate_interval])))`,
          legend: '{{http_request_method}} {{http_route}}',
        },
      ],
    },
    {
      title: 'Errors by route',
      about: 'Answers of 500 and above per second, by the service that gave them.',
      unit: 'reqps',
      queries: [
        {
          expr: `sum by (service, http_route) (rate(${requests}_count{http_response_status_code=~"5.."}[$__rate_interval]))`,
          legend: '{{service}} {{http_route}}',
        },
      ],
    },
    {
      title: 'Duration by route',
      about: 'Nineteen in twenty are faster; the slowest twenty routes.',
      unit: 's',
      queries: [
        {
          expr: `topk(20, histogram_quantile(0.95, sum by (service, http_route, le) (rate(${requests}_bucket[$__rate_interval]))))`,
          legend: '{{service}} {{http_route}}',
        },
      ],
    },
    {
      title: 'Refused by route',
      about: 'Answers from 400 to 499 per second; 429 is a limit, 401 a session that ended.',
      unit: 'reqps',
      queries: [
        {
          expr: `sum by (http_response_status_code, http_route) (rate(${requests}_count{service="gateway",http_response_status_code=~"4.."}[$__rate_interval]))`,
          legend: '{{http_response_status_code}} {{http_route}}',
        },
      ],
    },
  ],
};
