import { embeddedAdapters } from '../src/testing/adapters.ts';
import { idempotencyContract } from '../src/testing/idempotency/idempotency.contract.ts';

idempotencyContract(() => embeddedAdapters);
