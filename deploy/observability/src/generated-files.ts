import { alerts } from './alerts/alerts.ts';
import { ruleFile } from './alerts/rule-file.ts';
import { type Dashboard, drawDashboard } from './dashboards/dashboard.ts';
import { enginesAndProcesses } from './dashboards/engines.dashboard.ts';
import { eventsAndMail } from './dashboards/events.dashboard.ts';
import { overview } from './dashboards/overview.dashboard.ts';
import { requestsByRoute } from './dashboards/requests.dashboard.ts';

export const dashboards: readonly Dashboard[] = [
  overview,
  requestsByRoute,
  eventsAndMail,
  enginesAndProcesses,
];

/** Files below `deploy/observability` that are made from what is described here. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['alerts.yml', ruleFile(alerts)],
    ...dashboards.map((dashboard): [string, string] => [
      `grafana/dashboards/${dashboard.uid}.json`,
      drawDashboard(dashboard),
    ]),
  ]);
