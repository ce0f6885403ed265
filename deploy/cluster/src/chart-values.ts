import { fileURLToPath } from 'node:url';

/** What `make test-cluster` installs: the trial set, small requests, no limits in the way, a door on the node. */
export const testValues = fileURLToPath(new URL('../values.yaml', import.meta.url));
