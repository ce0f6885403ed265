import { pino } from 'pino';
import { createKafkaBus, type KafkaBusOptions } from '../../src/kafka/bus.ts';
import type { Bus } from '../../src/ports/bus.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { createSystemRandomness } from '../../src/system/randomness.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';

/** Buses that share topics and groups no other run uses. */
export function aKafkaBus(over: Partial<KafkaBusOptions> = {}): { prefix: string; open(): Bus } {
  const prefix = `${freshName('bus')}.`;
  const options: KafkaBusOptions = {
    brokers: readEngines().kafkaBrokers,
    clientId: 'bus-test',
    clock: createSystemClock(),
    randomness: createSystemRandomness(),
    logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    partitions: 4,
    replication: 1,
    retentionMs: 3_600_000,
    topicPrefix: prefix,
    ...over,
  };
  return { prefix, open: () => createKafkaBus(options) };
}
