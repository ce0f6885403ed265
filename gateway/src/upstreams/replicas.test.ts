import { expect, it } from 'vitest';
import { createReplicas } from './replicas.ts';

const [a, b] = [new URL('http://a:1'), new URL('http://b:1')];

it('takes the replicas in turn', () => {
  const replicas = createReplicas([a, b], { monotonic: () => 0 });
  expect([replicas.inTurn()[0], replicas.inTurn()[0], replicas.inTurn()[0]]).toEqual([a, b, a]);
});

it('lets one rest that leaves or failed, yet keeps it as the last resort', () => {
  let now = 0;
  const replicas = createReplicas([a, b], { monotonic: () => now });
  replicas.leaves(a);
  expect(replicas.inTurn()).toEqual([b, a]);
  expect(replicas.inTurn()).toEqual([b, a]);
  now = 8_001;
  expect(replicas.inTurn()).toEqual([a, b]);
  replicas.failed(b);
  expect(replicas.inTurn()).toEqual([a, b]);
  now += 1_001;
  expect(replicas.inTurn()).toEqual([a, b]);
  expect(replicas.inTurn()).toEqual([b, a]);
});
