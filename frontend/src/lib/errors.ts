import type { ErrorBody } from './api-types.ts';

export type FieldMessage = { message: string; code: string; field?: string };

/** What every failed call looks like to the app. */
export type ApiError = {
  /** The HTTP status, or 'offline' when no answer came. */
  status: number | 'offline';
  messages: FieldMessage[];
  retryAfterSeconds?: number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toMessage(value: unknown): FieldMessage | null {
  if (!isRecord(value) || typeof value.message !== 'string' || value.message === '') return null;
  const message: FieldMessage = {
    message: value.message,
    code: typeof value.code === 'string' ? value.code : 'unknown',
  };
  return typeof value.field === 'string' ? { ...message, field: value.field } : message;
}

/** Reads the server's list; a lone message is wrapped; anything else gives an empty list. */
export function errorMessages(body: unknown): FieldMessage[] {
  if (!isRecord(body)) return [];
  const { errors, message }: Partial<ErrorBody> | Record<string, unknown> = body;
  const listed = Array.isArray(errors) ? errors.map(toMessage).filter((entry) => entry !== null) : [];
  if (listed.length > 0) return listed;
  const single = toMessage({ message });
  return single === null ? [] : [single];
}

export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (header === null || header === undefined || !/^\d{1,6}$/.test(header.trim())) return undefined;
  return Number(header);
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && Array.isArray(error.messages) && 'status' in error;
}

export const hasCode = (error: unknown, code: string) =>
  isApiError(error) && error.messages.some((entry) => entry.code === code);
