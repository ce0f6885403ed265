import { embeddedAdapters } from '../src/testing/adapters.ts';
import { callsContract } from '../src/testing/story/calls.contract.ts';

callsContract('integration', () => embeddedAdapters);
