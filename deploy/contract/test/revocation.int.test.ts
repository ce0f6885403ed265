import { productPlace } from '../src/revocation/product-place.ts';
import { describeRevocation, showRevocation } from '../src/revocation/revocation-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

const oneProcess = describeRevocation('in one process on files', () => productPlace(embeddedAdapters));
showRevocation('integration', { 'one process': oneProcess });
