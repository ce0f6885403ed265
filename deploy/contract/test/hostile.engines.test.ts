import { describeHostile } from '../src/hostile/hostile-suite.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

describeHostile('engines', engineAdapters);
