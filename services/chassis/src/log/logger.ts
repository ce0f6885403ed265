import { type Logger, pino } from 'pino';

/** Fields that never reach a log line, at any depth we write. */
const secretFields = ['password', 'token', 'email', 'authorization', 'text', 'html', 'to', 'replyTo'];

/** JSON lines on standard output; personal data and secrets are masked here, in one place. */
export function createLogger(level: string, service: string): Logger {
  return pino({
    level,
    base: { service },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`]),
      censor: '[masked]',
    },
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
  });
}
