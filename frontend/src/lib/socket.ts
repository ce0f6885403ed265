import type { Socket } from 'socket.io-client';
import type { LiveEvent, LiveEvents, LiveHub } from './live-hub.ts';

const serverEvents = [
  'newMessage',
  'messageUpdate',
  'messageDeleted',
  'lastMessage',
  'getOnlineUsers',
  'notification',
  'pendingRequest',
  'connectionChanged',
  'sessionEnded',
] as const satisfies LiveEvent[];

const firstRetryMs = 1_000;
const longestRetryMs = 5_000;
const giveUpAttemptMs = 20_000;

type Member = { token: string; userId: string };

/** Opens the live channel and keeps it open for ever; returns the function that ends it. */
export function openLiveChannel(hub: LiveHub, member: Member): () => void {
  let isEnded = false;
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (work: () => void, afterMs: number) => {
    if (!isEnded) timer = setTimeout(work, afterMs);
  };
  const load = () => {
    import('socket.io-client').then(
      ({ io }) => {
        if (isEnded) return;
        const opened = io(options(member));
        socket = opened;
        wire(hub, opened, () => again(() => opened.connect(), longestRetryMs));
      },
      () => again(load, longestRetryMs),
    );
  };
  load();
  return () => {
    isEnded = true;
    clearTimeout(timer);
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

/** The library retries by itself except when the server closed or refused: then `reconnect` does. */
function wire(hub: LiveHub, socket: Socket, reconnect: () => void): void {
  let wasConnected = false;
  socket.on('connect', () => {
    hub.emit('connected', { isReconnect: wasConnected });
    wasConnected = true;
  });
  socket.on('connect_error', () => {
    if (!socket.active) reconnect();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnect();
  });
  for (const event of serverEvents) forward(hub, socket, event);
}

function forward<E extends LiveEvent>(hub: LiveHub, socket: Socket, event: E): void {
  socket.on<string>(event, (payload: LiveEvents[E]) => hub.emit(event, payload));
}
