import { expect, test } from 'vitest';
import { type ConnectionAction, type ConnectionState, type Decision, decide } from './connection.ts';

const actions = ['toggle', 'send', 'cancel', 'accept', 'reject', 'remove'] as const;
const none: ConnectionState = { status: 'none' };
const pendingOf = (requesterId: string): ConnectionState => ({ status: 'pending', requesterId });
const connectedBy = (requesterId: string): ConnectionState => ({ status: 'connected', requesterId });

const to = (next: ConnectionState, event: string) => ({ kind: 'changed', next, event });
const unchanged = { kind: 'unchanged' };
const refused = { kind: 'refused', code: 'no-request' };

/** What A's command does: [from nothing, from A's request, from B's request, from a connection B began]. */
const table: Record<ConnectionAction, readonly unknown[]> = {
  toggle: [
    to(pendingOf('A'), 'requested'),
    to(none, 'cancelled'),
    to(connectedBy('B'), 'accepted'),
    unchanged,
  ],
  send: [to(pendingOf('A'), 'requested'), unchanged, to(connectedBy('B'), 'accepted'), unchanged],
  cancel: [unchanged, to(none, 'cancelled'), unchanged, unchanged],
  accept: [refused, refused, to(connectedBy('B'), 'accepted'), unchanged],
  reject: [unchanged, to(none, 'cancelled'), to(none, 'rejected'), unchanged],
  remove: [unchanged, unchanged, unchanged, to(none, 'removed')],
};
const states = [none, pendingOf('A'), pendingOf('B'), connectedBy('B')];

test.each(actions)('%s does what the page of decisions says from every state', (action) => {
  expect(states.map((state) => decide(state, { action, actorId: 'A' }))).toEqual(table[action]);
});

interface Step {
  action: ConnectionAction;
  actorId: string;
}
const steps: Step[] = actions.flatMap((action) => ['A', 'B'].map((actorId) => ({ action, actorId })));
const isRetrySafe = ({ action }: Step): boolean => action !== 'toggle';

/** Laws that hold after any step from any state two members can reach. */
function checkLaws(state: ConnectionState, step: Step, decision: Decision): void {
  if (decision.kind !== 'changed') return;
  const { next, event } = decision;
  const isEnd = event === 'cancelled' || event === 'rejected' || event === 'removed';
  expect(next.status === 'none').toBe(isEnd);
  if (next.status === 'connected') expect(state).toEqual(pendingOf(step.actorId === 'A' ? 'B' : 'A'));
  if (event === 'requested') expect(next).toEqual(pendingOf(step.actorId));
  if (isRetrySafe(step)) {
    const again = decide(next, step);
    expect(again.kind === 'changed').toBe(false);
  }
}

/** A linear congruential generator: the same sequences on every run. */
function* picks(seed: number): Generator<Step> {
  for (let value = seed; ; ) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    yield steps[(value >>> 8) % steps.length] ?? { action: 'send', actorId: 'A' };
  }
}

test('no sequence of commands of two members breaks a law, and a repeated command changes nothing', () => {
  const reached = new Set<string>();
  for (let seed = 1; seed <= 500; seed += 1) {
    let state: ConnectionState = none;
    let count = 0;
    for (const step of picks(seed)) {
      const decision = decide(state, step);
      checkLaws(state, step, decision);
      if (decision.kind === 'changed') state = decision.next;
      reached.add(JSON.stringify(state));
      count += 1;
      if (count === 60) break;
    }
  }
  expect(reached.size).toBe(5);
});

test('two members always connect when both ask, in either order', () => {
  for (const [first, second] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    const asked = decide(none, { action: 'send', actorId: first });
    const state = asked.kind === 'changed' ? asked.next : none;
    expect(decide(state, { action: 'send', actorId: second })).toEqual(to(connectedBy(first), 'accepted'));
  }
});
