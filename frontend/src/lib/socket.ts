import type { Socket } from 'socket.io-client';
import type { LiveEvent, LiveEvents, LiveHub } from './live-hub.ts';
import { reportShown } from './trace-report.ts';
import { onceTurnedTo } from './while-seen.ts';

const serverEvents = [
  'newMessage',
  'messageUpdate',
  'messageDeleted',
  'lastMessage',
  'getOnlineUsers',
  'notification',
  'pendingRequest',
  'connectionChanged',
] as const satisfies LiveEvent[];

const firstRetryMs = 1_000;
const longestRetryMs = 5_000;
const giveUpAttemptMs = 20_000;

type Member = { token: string; userId: string };

/** Opens the live channel and keeps it open for ever; returns the function that ends it. */
export function openLiveChannel(hub: LiveHub, member: Member): () => void {
  let isEnded = false;
  let socket: Socket | undefined;
  let stopWaiting = () => {};
  const again = (work: () => void) => {
    if (isEnded) return;
    const timer = setTimeout(work, longestRetryMs);
    stopWaiting = () => clearTimeout(timer);
  };
  const load = () => {
    import('socket.io-client').then(
      ({ io }) => {
        if (isEnded) return;
        const opened = io(options(member));
        socket = opened;
        const connect = () => void opened.connect();
        wire(hub, opened, {
          soon: () => again(connect),
          whenTurnedTo: () => {
            if (!isEnded) stopWaiting = onceTurnedTo(connect);
          },
        });
      },
      () => again(load),
    );
  };
  load();
  return () => {
    isEnded = true;
    stopWaiting();
    socket?.disconnect();
  };
}

function options({ token, userId }: Member) {
  return {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    query: { userId },
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    reconnectionDelay: firstRetryMs,
    reconnectionDelayMax: longestRetryMs,
    timeout: giveUpAttemptMs,
    forceNew: true,
  };
}

type Reconnect = { soon: () => void; whenTurnedTo: () => void };

/** The library retries by itself except when the server closed or refused: then `reconnect` does. */
function wire(hub: LiveHub, socket: Socket, reconnect: Reconnect): void {
  let wasConnected = false;
  let isSurplus = false;
  socket.on('connect', () => {
    isSurplus = false;
    hub.emit('connected', { isReconnect: wasConnected });
    wasConnected = true;
  });
  socket.on('connect_error', () => {
    if (socket.active) return;
    hub.emit('refused', {});
    reconnect.soon();
  });
  socket.on('sessionEnded', (end: LiveEvents['sessionEnded']) => {
    isSurplus = end.reason === 'too-many';
    if (!isSurplus) hub.emit('sessionEnded', end);
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    // One page too many: coming back at once, it would push out another, which would come back in its turn.
    if (isSurplus) reconnect.whenTurnedTo();
    else reconnect.soon();
  });
  for (const event of serverEvents) forward(hub, socket, event);
}

function forward<E extends LiveEvent>(hub: LiveHub, socket: Socket, event: E): void {
  socket.on<string>(event, (payload: LiveEvents[E], trace?: unknown) => {
    const from = performance.now();
    hub.emit(event, payload);
    reportShown(event, trace, from);
  });
}
