export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-media'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

export interface ErrorDetail {
  /** Stable slug; the text in the reader's language is looked up by it. */
  code: string;
  field?: string;
  /** Values for `{placeholders}` in the text. */
  params?: Readonly<Record<string, string | number>>;
}

/** An answer that is not a success. Thrown anywhere, turned into a response in one place (http/error-handler.ts). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly details: readonly ErrorDetail[];
  /** Seconds after which a try makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ErrorKind,
    detail: string | ErrorDetail | readonly ErrorDetail[],
    retryAfterSeconds?: number,
  ) {
    const details =
      typeof detail === 'string' ? [{ code: detail }] : Array.isArray(detail) ? detail : [detail];
    super(details.map((d: ErrorDetail) => d.code).join(', '));
    this.kind = kind;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What cannot be answered now and may be asked again after `retryAfterSeconds`; the cause is for the log alone. */
export const unavailable = (retryAfterSeconds: number, cause?: unknown): AppError =>
  Object.assign(
    new AppError('unavailable', 'unavailable', retryAfterSeconds),
    cause === undefined ? {} : { cause },
  );
