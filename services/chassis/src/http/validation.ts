import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { ErrorDetail } from '../errors/app-error.ts';
import { normalizeText } from './text.ts';

const MAX_DETAILS = 20;

/** A checker that knows the house's keywords; one for bodies takes them as they are. */
export function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    strict: true,
  });
  // ajv-formats is CommonJS: its default export is typed as the module, not the function.
  (addFormats as unknown as (target: Ajv, formats: string[]) => void)(ajv, ['email', 'date-time']);
  ajv.addKeyword({
    keyword: 'file',
    errors: false,
    validate: (_isFile: true, value: unknown) => value instanceof Uint8Array,
  });
  ajv.addKeyword({
    keyword: 'text',
    type: 'string',
    modifying: true,
    before: 'maxLength',
    errors: false,
    validate: (kind: 'line' | 'block', value: string, _schema: unknown, at?: TextPlace) => {
      const text = normalizeText(value, kind);
      if (text === undefined) return false;
      if (at?.parentData) at.parentData[at.parentDataProperty] = text;
      return true;
    },
  });
  return ajv;
}

interface TextPlace {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}

interface ReadSchema {
  properties?: Readonly<Record<string, { type?: string }>>;
}

type Validate = ((part: Record<string, unknown>) => boolean | { error: ErrorObject[] }) & {
  errors?: ErrorObject[] | null;
};

/** Ajv reads hex and exponents too, and applies no limit to what becomes infinite. */
const PLAIN_INTEGER = /^-?\d{1,15}$/;

function withPlainIntegers({ properties = {} }: ReadSchema, validate: ReturnType<Ajv['compile']>): Validate {
  const names = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
  const read: Validate = (part) => {
    const wrong = names.filter((name) => typeof part[name] === 'string' && !PLAIN_INTEGER.test(part[name]));
    const isValid = validate(part) === true;
    read.errors = validate.errors ?? null;
    if (wrong.length === 0) return isValid;
    return {
      error: wrong.map((name) => ({ keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: {} })),
    };
  };
  return read;
}

/** Bodies are taken as they are; path and query arrive as text and are read by their schema. */
export function installValidation(app: FastifyInstance): void {
  const strict = createAjv(false);
  const reading = createAjv(true);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return strict.compile(schema as object);
    return withPlainIntegers(schema as ReadSchema, reading.compile(schema as object));
  });
}

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown-field',
  type: 'wrong-type',
  file: 'wrong-type',
  maxLength: 'too-long',
  minLength: 'too-short',
  maxItems: 'too-many-items',
  uniqueItems: 'repeated-items',
  enum: 'not-allowed-value',
  const: 'not-allowed-value',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  text: 'bad-characters',
  pattern: 'invalid-format',
};

type ValidationError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

function toDetail(error: ValidationError, context: string | undefined): ErrorDetail {
  const named = String(error.params.missingProperty ?? error.params.additionalProperty ?? '');
  const path = [...error.instancePath.split('/').slice(1), named].filter(Boolean).join('.');
  const code =
    error.keyword === 'format' && error.params.format === 'email' ? 'invalid-email' : codes[error.keyword];
  const limit = error.params.limit;
  return {
    code: code ?? 'invalid-format',
    field: path === '' ? (context ?? 'body') : path,
    ...(typeof limit === 'number' ? { params: { limit } } : {}),
  };
}

/** One detail per field, the first of each, at most twenty. */
export function validationDetails(
  errors: readonly ValidationError[],
  context: string | undefined,
): ErrorDetail[] {
  const byField = new Map<string, ErrorDetail>();
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'if') continue;
    const detail = toDetail(error, context);
    if (!byField.has(detail.field ?? '')) byField.set(detail.field ?? '', detail);
  }
  const details = [...byField.values()].slice(0, MAX_DETAILS);
  return details.length > 0 ? details : [{ code: 'bad-request' }];
}
