// What happens beyond the measure? The rate grows fivefold, then falls; nothing may fail that was not refused in words.
import { mixed } from '../lib/journeys.ts';
import { overloaded } from '../lib/thresholds.ts';
import { rate } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

const step = __ENV.DURATION || '30s';

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    stress: {
      executor: 'ramping-arrival-rate',
      startRate: rate(4),
      timeUnit: '1s',
      preAllocatedVUs: 50,
      maxVUs: 300,
      stages: [
        { target: rate(8), duration: step },
        { target: rate(20), duration: step },
        { target: rate(20), duration: step },
        { target: rate(4), duration: step },
      ],
    },
  },
  thresholds: overloaded,
};

export default mixed;
