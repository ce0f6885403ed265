import { fleetPlace } from '../src/revocation/fleet-place.ts';
import { productPlace } from '../src/revocation/product-place.ts';
import { describeRevocation, showRevocation } from '../src/revocation/revocation-suite.ts';
import { placeWithoutSharedStore } from '../src/revocation/shared-door.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

const figures = {
  'one process on engines': describeRevocation('in one process', () => productPlace(engineAdapters())),
  'its shared store dead': describeRevocation('in one process without the shared store', () =>
    placeWithoutSharedStore(engineAdapters()),
  ),
  'two processes each': describeRevocation('in two processes each', () => fleetPlace(false)),
  'two processes each, shared store dead': describeRevocation(
    'in two processes each without the shared store',
    () => fleetPlace(true),
  ),
};
showRevocation('engines', figures);
