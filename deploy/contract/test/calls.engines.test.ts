import { callsContract } from '../src/story/calls.contract.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

callsContract('engines', engineAdapters);
