import { describeEvents } from '../src/events/event-suite.ts';
import { showEvents } from '../src/events/figure.ts';
import { describeReplays } from '../src/events/replay-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

const checked = new Set<string>();
describeEvents(() => embeddedAdapters, checked);
describeReplays(() => embeddedAdapters, checked);
showEvents('integration', checked);
