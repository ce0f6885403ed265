// Does it stay well? A quiet rate for long, with talks beside it, within every goal to the end.
import { talk } from '../lib/chat.ts';
import { mixed } from '../lib/journeys.ts';
import { healthy, talking as talkingGoals } from '../lib/thresholds.ts';
import { durationOr, rate } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

const TALK_MS = 20_000;
const duration = durationOr('1h');

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    journeys: {
      executor: 'constant-arrival-rate',
      exec: 'journey',
      rate: rate(2),
      timeUnit: '1s',
      duration,
      preAllocatedVUs: 10,
      maxVUs: 50,
    },
    talks: { executor: 'constant-vus', exec: 'talking', vus: rate(2), duration, gracefulStop: '30s' },
  },
  thresholds: { ...talkingGoals, ...healthy },
};

export const journey = mixed;
export function talking(): void {
  talk(TALK_MS);
}
