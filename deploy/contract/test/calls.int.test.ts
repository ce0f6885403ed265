import { callsContract } from '../src/story/calls.contract.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

callsContract('integration', () => embeddedAdapters);
