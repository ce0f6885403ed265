import { embeddedAdapters } from '../src/testing/adapters.ts';
import { equalAnswersContract } from '../src/testing/equal-answers/equal-answers.contract.ts';

equalAnswersContract(() => embeddedAdapters);
