import { equalAnswersContract } from '../src/equal-answers/equal-answers.contract.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

equalAnswersContract(engineAdapters);
