// Is a talk live? Pairs of open sockets, a message a second each, every one on the other's socket within 150 ms.
import { talk } from '../lib/chat.ts';
import { talking } from '../lib/thresholds.ts';
import { durationOr, rate } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

const TALK_MS = 15_000;

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    chat: { executor: 'constant-vus', vus: rate(10), duration: durationOr('1m'), gracefulStop: '30s' },
  },
  thresholds: talking,
};

export default function chat(): void {
  talk(TALK_MS);
}
