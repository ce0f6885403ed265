import type { ErrorKind } from '../errors/app-error.ts';
import type { Route, RouteErrors } from './route.ts';

/** A schema's own refusals; which of them depends on what was sent. */
const schemaCodes = [
  'required',
  'unknown-field',
  'wrong-type',
  'invalid-format',
  'not-allowed-value',
  'too-long',
];
const bodyCodes = ['invalid-json', 'bad-characters', 'too-short', 'too-many-items', 'out-of-range'];
const tokenCodes = ['token-invalid', 'token-expired', 'session-ended'];

function commonErrors({ access, params, query, body, multipart }: Route): RouteErrors[] {
  const missing = access === 'member' ? ['token-missing'] : [];
  return [
    { 'too-many': ['too-many'], unavailable: ['unavailable'] },
    ...(access === 'public' ? [] : [{ unauthenticated: [...missing, ...tokenCodes] }]),
    ...(params || query || body ? [{ invalid: ['bad-request', ...schemaCodes] }] : []),
    ...(body
      ? [{ invalid: bodyCodes, 'too-large': ['too-large'], 'unsupported-media': ['unsupported-media'] }]
      : []),
    ...(multipart && body ? [{ unavailable: ['too-busy'] }] : []),
  ];
}

/** Everything a call may be refused with: what follows from access, input and limits, and what it names itself. */
export function errorsOf(route: Route): Map<ErrorKind, string[]> {
  const errors = new Map<ErrorKind, string[]>();
  for (const some of [...commonErrors(route), route.errors ?? {}]) {
    // The keys of the type are the keys of the object.
    for (const [kind, codes] of Object.entries(some) as [ErrorKind, readonly string[]][]) {
      errors.set(kind, [...new Set([...(errors.get(kind) ?? []), ...codes])]);
    }
  }
  return errors;
}
