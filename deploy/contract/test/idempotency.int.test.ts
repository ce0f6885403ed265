import { idempotencyContract } from '../src/idempotency/idempotency.contract.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

idempotencyContract(() => embeddedAdapters);
