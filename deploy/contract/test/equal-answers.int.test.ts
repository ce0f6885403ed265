import { equalAnswersContract } from '../src/equal-answers/equal-answers.contract.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

equalAnswersContract(() => embeddedAdapters);
