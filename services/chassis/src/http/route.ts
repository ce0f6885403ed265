import type { Static, TSchema } from 'typebox';
import type { Caller } from '../auth/caller.ts';
import type { ErrorKind } from '../errors/app-error.ts';
import type { RouteLimit } from '../limits/told-limit.ts';
import type { Locale } from './locale.ts';

/** `public`: no token is looked at. `optional`: a valid token tells who. `member`: a token is required. */
export type Access = 'public' | 'optional' | 'member';

type CallerOf<A extends Access> = A extends 'member'
  ? Caller
  : A extends 'optional'
    ? Caller | undefined
    : undefined;
type Part<S> = S extends TSchema ? Static<S> : undefined;

export interface RouteInput<A extends Access, P, Q, B> {
  params: Part<P>;
  query: Part<Q>;
  body: Part<B>;
  caller: CallerOf<A>;
  locale: Locale;
  clientIp: string;
  /** The Idempotency-Key header, at most 200 characters. */
  idempotencyKey: string | undefined;
}

/** Codes of refusals by their kind. */
export type RouteErrors = Readonly<Partial<Record<ErrorKind, readonly string[]>>>;

export interface RouteDefinition<A extends Access, P, Q, B, R extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:params`. */
  path: string;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** Status of a success; 200 when absent. */
  status?: 200 | 201;
  /** Body limit in bytes; 64 kB when absent. */
  bodyLimit?: number;
  /** Takes the body as a multipart form too, or as nothing else where it holds a file. */
  multipart?: true | 'only';
  /** What this call may be refused with besides what follows from access, input and limits. */
  errors?: RouteErrors;
  /** Who of those `access` lets in may call, where not all may. */
  rights?: string;
  /** Limits counted here and not at the door, because they need what the body says. */
  limits?: readonly RouteLimit[];
  /** The answer is the same for everybody whose caller is not looked at: it carries an ETag, and 304 to who has it. */
  isSameForAll?: true;
  /** Besides, its bytes are kept for who shows no token, until something is written or a second has passed. */
  isKept?: true;
  handle(input: RouteInput<A, P, Q, B>): Promise<Static<R>>;
}

/** A route with its types forgotten, as a service lists it. */
export interface Route extends Omit<RouteDefinition<Access, TSchema, TSchema, TSchema, TSchema>, 'handle'> {
  handle(input: never): Promise<unknown>;
}

export function route<
  const A extends Access,
  R extends TSchema,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(definition: RouteDefinition<A, P, Q, B, R>): Route {
  // Types are checked above; the list of a service holds routes of many types.
  return definition as unknown as Route;
}
