import { busContract } from '../../src/testing/contract/bus.contract.ts';
import { aKafkaBus } from './_kafka-bed.ts';

busContract('kafka', async () => {
  const bed = aKafkaBus();
  let bus = bed.open();
  return {
    bus,
    async reopen() {
      await bus.close();
      bus = bed.open();
      return bus;
    },
    close: () => bus.close(),
  };
});
