import type { Alert } from './alert.ts';

const FIVE_MINUTES = 300;

const shareOfErrors = (metric: string, range: string): string =>
  `sum by (service) (rate(${metric}{error_type!=""}[${range}])) / sum by (service) (rate(${metric}[${range}])) > 0.05`;

/** What the product stands on. */
export const engineAlerts: readonly Alert[] = [
  {
    name: 'DatabaseFailing',
    severity: 'page',
    expr: ({ range }) => shareOfErrors('db_client_operation_duration_seconds_count', range(FIVE_MINUTES)),
    forSeconds: 60,
    summary: 'More than 5 % of the database operations of {{ $labels.service }} fail.',
  },
  {
    name: 'ObjectsFailing',
    severity: 'page',
    expr: ({ range }) =>
      shareOfErrors('kindred_objects_operation_duration_seconds_count', range(FIVE_MINUTES)),
    forSeconds: 60,
    summary: 'More than 5 % of the operations of {{ $labels.service }} on stored files fail.',
  },
  {
    name: 'SharedStateGone',
    severity: 'ticket',
    expr: () => 'kindred_shared_state_alone == 1',
    forSeconds: 60,
    summary:
      '{{ $labels.process }} at {{ $labels.instance }} goes on without the store it shares with others.',
  },
];
