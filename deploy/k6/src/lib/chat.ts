import { check } from 'k6';
import exec from 'k6/execution';
import { Counter, Rate, Trend } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';
import { post } from './calls.ts';
import { memberOf, type SeededMember } from './cast.ts';
import { DISCONNECT, decode, encodeConnect, PONG, socketPath } from './engine-io.ts';
import { socketUrl } from './variables.ts';

const socketsOpened = new Counter('kindred_sockets');
/** Of sockets that were asked for: how many the product let in. */
const socketsTaken = new Rate('kindred_sockets_taken');
/** From before the call that sends it to the other member's socket. */
const toOtherSocket = new Trend('kindred_message_to_socket', true);
/** Of acknowledged messages: how many the other member's socket had when both left. */
const arrived = new Rate('kindred_messages_arrived');

const GRACE_MS = 3_000;
const SEND_EVERY_MS = 1_000;

interface Listener {
  close(): void;
}

function listen(member: SeededMember, onReady: () => void, onMessage: (id: string) => void): Listener {
  const socket = new WebSocket(`${socketUrl}${socketPath({ userId: member.userId })}`, null, {
    headers: { Origin: socketUrl.replace(/^ws/, 'http') },
  });
  let isTaken = false;
  socketsOpened.add(1);
  socket.onmessage = (message) => {
    if (!message) return;
    const packet = decode(String(message.data));
    if (packet.kind === 'open') socket.send(encodeConnect({ token: member.token }));
    if (packet.kind === 'ping') socket.send(PONG);
    if (packet.kind === 'connected') {
      isTaken = true;
      socketsTaken.add(true);
      onReady();
    }
    if (packet.kind === 'event' && packet.name === 'newMessage')
      onMessage((packet.args[0] as { _id: string })._id);
  };
  socket.onclose = () => {
    if (!isTaken) socketsTaken.add(false);
  };
  return {
    close() {
      socket.send(DISCONNECT);
      socket.close();
    },
  };
}

/** Two members who talk for a while, each with an open socket; every message must reach the other's. */
export function talk(forMs: number): void {
  const me = memberOf(exec.vu.idInTest * 2);
  const other = memberOf(exec.vu.idInTest * 2 + 1);
  const sentAt = new Map<string, number>();
  const heardAt = new Map<string, number>();
  let ready = 0;

  const note = (id: string): void => {
    const sent = sentAt.get(id);
    const heard = heardAt.get(id);
    if (sent !== undefined && heard !== undefined) toOtherSocket.add(heard - sent);
  };
  const say = (): void => {
    const before = Date.now();
    const answer = post(
      'send a message',
      `/messages/send/${me.otherId}`,
      { message: `said at ${before}` },
      me,
    );
    if (answer.status !== 201 && answer.status !== 200) return;
    const { _id } = answer.json() as { _id: string };
    sentAt.set(_id, before);
    note(_id);
  };
  const begin = (): void => {
    ready += 1;
    if (ready < 2) return;
    const saying = setInterval(say, SEND_EVERY_MS);
    setTimeout(() => clearInterval(saying), forMs);
    setTimeout(() => {
      for (const id of sentAt.keys()) arrived.add(heardAt.has(id));
      check(sentAt, { 'somebody talked': ({ size }) => size > 0 });
      mine.close();
      theirs.close();
    }, forMs + GRACE_MS);
  };
  const mine = listen(me, begin, () => {});
  const theirs = listen(other, begin, (id) => {
    if (heardAt.has(id)) return;
    heardAt.set(id, Date.now());
    note(id);
  });
}
