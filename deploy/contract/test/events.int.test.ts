import { describeEvents } from '../src/events/event-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

describeEvents(() => embeddedAdapters);
