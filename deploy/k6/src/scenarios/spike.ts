// What if everybody comes at once? From quiet to eightfold within seconds and back; nothing may fail.
import { mixed } from '../lib/journeys.ts';
import { overloaded } from '../lib/thresholds.ts';
import { rate } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

const peak = __ENV.DURATION || '15s';

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    spike: {
      executor: 'ramping-arrival-rate',
      startRate: rate(2),
      timeUnit: '1s',
      preAllocatedVUs: 50,
      maxVUs: 300,
      stages: [
        { target: rate(2), duration: peak },
        { target: rate(16), duration: '5s' },
        { target: rate(16), duration: peak },
        { target: rate(2), duration: '5s' },
        { target: rate(2), duration: peak },
      ],
    },
  },
  thresholds: overloaded,
};

export default mixed;
