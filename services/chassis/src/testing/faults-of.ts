import type { TSchema } from 'typebox';
import { FILE_EXAMPLE } from '../http/example.ts';
import { createAjv } from '../http/validation.ts';

/** What is wrong with an example by its own schema; nothing when it fits. Files stand as words in examples. */
export function faultsOf(schema: TSchema, example: unknown): string[] {
  const value = JSON.parse(JSON.stringify(example ?? null), (_, inner: unknown) =>
    inner === FILE_EXAMPLE ? new Uint8Array(1) : inner,
  ) as unknown;
  const validate = createAjv(false).compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
