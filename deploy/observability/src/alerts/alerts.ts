import type { Alert } from './alert.ts';
import { engineAlerts } from './engines.alerts.ts';
import { eventAlerts } from './events.alerts.ts';
import { requestAlerts } from './requests.alerts.ts';

export const alerts: readonly Alert[] = [...requestAlerts, ...eventAlerts, ...engineAlerts];
