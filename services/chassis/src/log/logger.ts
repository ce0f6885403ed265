import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
} from 'pino';
import { currentTrace } from '../telemetry/trace-context.ts';
import { mask } from './mask.ts';

/** Already masked when a serializer sees it. */
const asIs = (value: unknown): unknown => value;

/** Trace and request of every line, whoever writes it. */
function whereabouts(): Record<string, unknown> {
  const context = currentTrace();
  if (!context) return {};
  const { traceId, spanId, requestId } = context;
  return requestId === undefined ? { traceId, spanId } : { requestId, traceId, spanId };
}

/** Also what a child is bound to: pino writes that without asking anybody. */
function maskChildren(logger: Logger): Logger {
  const { child } = logger;
  return Object.assign(logger, {
    child(this: Logger, bindings: Bindings, options?: ChildLoggerOptions): Logger {
      return Reflect.apply(child, this, [Object(mask(bindings)), options]);
    },
  });
}

/**
 * JSON lines on standard output, or on `destination`. The one place where personal data and secrets are masked:
 * in fields of any depth, in errors, in messages, in what a child logger is bound to.
 */
export function createLogger(level: string, service: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    mixin: whereabouts,
    serializers: { req: asIs, res: asIs, err: asIs },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args;
        const fields = first instanceof Error ? { err: mask(first) } : mask(first);
        Reflect.apply(method, this, [fields, ...rest.map(mask)]);
      },
    },
  };
  return maskChildren(destination ? pino(options, destination) : pino(options));
}
