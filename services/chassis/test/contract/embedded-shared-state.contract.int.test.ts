import { createEmbeddedSharedState } from '../../src/embedded/shared-state.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { sharedStateContract } from '../../src/testing/contract/shared-state.contract.ts';

sharedStateContract('embedded', async () => {
  const shared = createEmbeddedSharedState({ clock: createSystemClock() });
  return { shared, close: () => shared.close() };
});
