import type { Tracing } from '@kindred/chassis/telemetry/tracing';
import type { ChatServer, ChatSocket, ServerEvents } from './chat.socket.ts';

type Target = ReturnType<ChatServer['to']> | ChatSocket;

export type Emit = <E extends keyof ServerEvents>(
  target: Target,
  event: E,
  ...payload: Parameters<ServerEvents[E]>
) => void;

/** Says an event in a span of its own, in the trace of what caused it; what the client gets knows nothing of it. */
export function createEmit(tracing: Tracing): Emit {
  return (target, event, ...payload) => {
    const attributes = {
      'messaging.system': 'socket.io',
      'messaging.operation.name': 'emit',
      'messaging.operation.type': 'send',
      'messaging.destination.name': event,
    };
    tracing.span(`emit ${event}`, { kind: 'producer', attributes }, () => {
      target.emit(event, ...payload);
    });
  };
}
