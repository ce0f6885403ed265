import type { Dashboard } from './dashboard.ts';

const database = 'db_client_operation_duration_seconds';
const objects = 'kindred_objects_operation_duration_seconds';

/** What the product stands on, and the processes themselves. */
export const enginesAndProcesses: Dashboard = {
  uid: 'kindred-engines',
  title: 'Kindred: engines and processes',
  panels: [
    {
      title: 'Database operations',
      about: 'Per second and service.',
      unit: 'ops',
      queries: [
        { expr: `sum by (service) (rate(${database}_count[$__rate_interval]))`, legend: '{{service}}' },
      ],
    },
    {
      title: 'Slowest database operations',
      about: 'Nineteen in twenty are faster; the slowest ten.',
      unit: 's',
      queries: [
        {
          expr: `topk(10, histogram_quantile(0.95, sum by (db_operation_name, db_collection_name, le) (rate(${database}_bucket[$__rate_interval]))))`,
          legend: '{{db_operation_name}} {{db_collection_name}}',
        },
      ],
    },
    {
      title: 'Database errors',
      about: 'By kind; good is nothing.',
      unit: 'ops',
      queries: [
        {
          expr: `sum by (service, error_type) (rate(${database}_count{error_type!=""}[$__rate_interval]))`,
          legend: '{{service}} {{error_type}}',
        },
      ],
    },
    {
      title: 'Stored files',
      about: 'Operations per second; with a kind of error those that failed.',
      unit: 'ops',
      queries: [
        {
          expr: `sum by (service, operation, error_type) (rate(${objects}_count[$__rate_interval]))`,
          legend: '{{service}} {{operation}} {{error_type}}',
        },
      ],
    },
    {
      title: 'Event loop',
      about:
        'Ninety-nine in a hundred turns are not later than this; above a tenth of a second members notice.',
      unit: 's',
      queries: [{ expr: 'nodejs_eventloop_lag_p99_seconds{job="kindred"}', legend: '{{process}}' }],
    },
    {
      title: 'Processor',
      about: 'Cores used.',
      unit: 'short',
      queries: [
        {
          expr: 'rate(process_cpu_seconds_total{job="kindred"}[$__rate_interval])',
          legend: '{{process}}',
        },
      ],
    },
    {
      title: 'Memory',
      about: 'Resident; it levels off.',
      unit: 'bytes',
      queries: [{ expr: 'process_resident_memory_bytes{job="kindred"}', legend: '{{process}}' }],
    },
    {
      title: 'Without the shared store',
      about: '1 while a process counts limits and presence alone.',
      unit: 'short',
      queries: [{ expr: 'max by (process) (kindred_shared_state_alone)', legend: '{{process}}' }],
    },
  ],
};
