import type { Cluster } from '../cluster.ts';
import type { Call } from './call.ts';
import type { DemoMember } from './members.ts';

/** Who knows whom, by place in the list: 0 is Mira, 1 is Clara. */
const connected: readonly [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 7],
  [1, 3],
  [1, 6],
  [1, 8],
];
const pending: readonly [number, number][] = [
  [5, 0],
  [10, 0],
  [12, 1],
  [9, 1],
];

const talk: readonly [number, number, string][] = [
  [1, 0, 'Hi Mira, the petrol station is empty in May. Want the wall behind the pumps?'],
  [0, 1, 'That wall has been on my mind since autumn. How tall is it?'],
  [1, 0, 'Four metres twenty. And there is a crane nobody needs.'],
  [2, 0, 'Your doors look great in the stairwell, by the way.'],
];

/** A few connections, open requests and messages, so that the two known members come home to something. */
export async function demoStories(
  cluster: Cluster,
  members: readonly DemoMember[],
  call: Call,
): Promise<void> {
  const { profiles, chat } = cluster.services;
  const pair = (a: number, b: number): [DemoMember, DemoMember] | undefined => {
    const [first, second] = [members[a], members[b]];
    return first && second ? [first, second] : undefined;
  };
  const request = (from: DemoMember, to: DemoMember) =>
    call(profiles.app, from, {
      method: 'POST',
      url: '/users/send-connection-request',
      body: { senderId: from.userId, receiverId: to.userId, action: 'send' },
    });

  for (const [a, b] of connected) {
    const found = pair(a, b);
    if (!found) continue;
    // Crossing requests connect: each asks the other.
    await request(found[0], found[1]);
    await request(found[1], found[0]);
  }
  for (const [a, b] of pending) {
    const found = pair(a, b);
    if (found) await request(found[0], found[1]);
  }
  for (const [index, [a, b, message]] of talk.entries()) {
    const found = pair(a, b);
    if (!found) continue;
    const [from, to] = found;
    const url = `/messages/send/${to.userId}`;
    await call(chat.app, from, { method: 'POST', url, body: { message }, key: `demo-talk-${index}` });
  }
}
