import { createEmbeddedBus } from '../../src/embedded/bus.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { busContract } from '../../src/testing/contract/bus.contract.ts';
import { aDataFolder } from './_data-folder.ts';

busContract('embedded', async () => {
  const folder = aDataFolder();
  const open = () => createEmbeddedBus({ path: folder.file('bus.sqlite'), clock: createSystemClock() });
  let bus = open();
  return {
    bus,
    async reopen() {
      await bus.close();
      bus = open();
      return bus;
    },
    async close() {
      await bus.close();
      folder.remove();
    },
  };
});
