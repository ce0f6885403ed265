import { describeHostile } from '../src/hostile/hostile-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

describeHostile('integration', () => embeddedAdapters);
