import { describeEvents } from '../src/events/event-suite.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

describeEvents(engineAdapters);
