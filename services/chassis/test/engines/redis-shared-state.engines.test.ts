import { pino } from 'pino';
import { createRedisSharedState } from '../../src/redis/shared-state.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { sharedStateContract } from '../../src/testing/contract/shared-state.contract.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { patience } from '../../src/testing/patience.ts';
import { until } from '../../src/testing/until.ts';

sharedStateContract('redis', async () => {
  const shared = createRedisSharedState({
    url: readEngines().redisUrl,
    keyPrefix: `${freshName('contract')}:`,
    timeoutMs: 250 * patience,
    logger: pino({ level: 'silent' }),
  });
  await until(
    () =>
      shared.ping().then(
        () => true,
        () => false,
      ),
    10_000,
    'a connection to Redis',
  );
  return { shared, close: () => shared.close() };
});
