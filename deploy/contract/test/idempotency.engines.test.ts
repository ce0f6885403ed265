import { idempotencyContract } from '../src/idempotency/idempotency.contract.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

idempotencyContract(engineAdapters);
