// Does a usual day pass within every goal? A steady rate of journeys, each six calls, one in three a member's.
import { mixed } from '../lib/journeys.ts';
import { healthy } from '../lib/thresholds.ts';
import { durationOr, rate } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    load: {
      executor: 'constant-arrival-rate',
      rate: rate(4),
      timeUnit: '1s',
      duration: durationOr('2m'),
      preAllocatedVUs: 20,
      maxVUs: 100,
    },
  },
  thresholds: healthy,
};

export default mixed;
