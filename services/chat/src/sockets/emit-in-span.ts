import { sentMessages } from '@kindred/chassis/telemetry/instruments';
import type { Metrics } from '@kindred/chassis/telemetry/metrics';
import { silentMetrics } from '@kindred/chassis/telemetry/silent-metrics';
import { currentTrace, formatTraceparent } from '@kindred/chassis/telemetry/trace-context';
import type { Tracing } from '@kindred/chassis/telemetry/tracing';
import type { ChatServer, ChatSocket, ServerEvents } from './chat.socket.ts';

type Target = ReturnType<ChatServer['to']> | ChatSocket;

export type Emit = <E extends keyof ServerEvents>(
  target: Target,
  event: E,
  ...payload: Parameters<ServerEvents[E]>
) => void;

/** What stands behind the payload of an event whose trace is recorded: the page adds its own end of it. */
function traceForPage(tracing: Tracing): string[] {
  const context = currentTrace();
  return tracing.isRecording && context?.isSampled ? [formatTraceparent(context)] : [];
}

/** Says an event in a span of its own, in the trace of what caused it; nothing is added where nobody records it. */
export function createEmit(tracing: Tracing, metrics: Pick<Metrics, 'counter'> = silentMetrics): Emit {
  const count = metrics.counter(sentMessages);
  return (target, event, ...payload) => {
    const attributes = {
      'messaging.system': 'socket.io',
      'messaging.operation.name': 'emit',
      'messaging.operation.type': 'send',
      'messaging.destination.name': event,
    };
    tracing.span(`emit ${event}`, { kind: 'producer', attributes }, () => {
      // Beside what is documented: no reader takes more arguments than it knows.
      const told: unknown[] = [...payload, ...traceForPage(tracing)];
      target.emit(event, ...(told as typeof payload));
    });
    count({
      service: 'chat',
      messaging_system: 'socket.io',
      messaging_destination_name: event,
      error_type: '',
    });
  };
}
