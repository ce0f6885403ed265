import { expect, test } from 'vitest';
import { partitionOf } from './messages.ts';

// Hashes from the test of Kafka's own Java client (UtilsTest.testMurmur2).
test.each([
  ['21', -973932308],
  ['foobar', -790332482],
  ['a-little-bit-long-string', -985981536],
  ['a-little-bit-longer-string', -1486304829],
  ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
])('the key %s lands where any other client looks for it', (key, murmur2) => {
  for (const partitions of [1, 6, 97])
    expect(partitionOf(key, partitions)).toBe((murmur2 & 0x7fffffff) % partitions);
});
