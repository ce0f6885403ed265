import { productPlace } from '../src/revocation/product-place.ts';
import { describeRevocation, sayRevocation } from '../src/revocation/revocation-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

const oneProcess = describeRevocation('in one process on files', () => productPlace(embeddedAdapters));
sayRevocation('revocation', { 'one process': oneProcess });
