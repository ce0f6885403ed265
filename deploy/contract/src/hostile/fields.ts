import type { PublicCall } from './public-calls.ts';

/** The keywords of a JSON Schema this corpus looks at. */
export interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  text?: 'line' | 'block';
  file?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

export type FieldKind =
  | 'amount'
  | 'choice'
  | 'cursor'
  | 'email'
  | 'file'
  | 'file-name'
  | 'flag'
  | 'html'
  | 'id'
  | 'line'
  | 'link-token'
  | 'list'
  | 'number'
  | 'object'
  | 'paragraphs'
  | 'password'
  | 'pattern'
  | 'search'
  | 'signature'
  | 'skills'
  | 'trap';

export type Place = 'path' | 'query' | 'body' | 'form';

export interface Field {
  call: PublicCall;
  place: Place;
  /** Names from the outside in; the first entry of a list is `0`. */
  path: readonly string[];
  kind: FieldKind;
  schema: Schema;
}

const ID = '^[0-9a-f]{24}$';

/** What a text without further rules is, by its name. */
const bareTexts: Readonly<Record<string, FieldKind>> = {
  cursor: 'cursor',
  expires: 'signature',
  file: 'file-name',
  signature: 'signature',
  token: 'link-token',
  website: 'trap',
};

function kindOfUnion(options: readonly Schema[]): FieldKind | undefined {
  if (options.some(({ file }) => file)) return 'file';
  if (options.some(({ type }) => type === 'number')) return 'amount';
  if (options.some(({ type }) => type === 'array')) return 'skills';
  if (options.every((option) => option.const !== undefined || option.enum)) return 'choice';
  return undefined;
}

function kindOfText(name: string, { format, pattern, text }: Schema): FieldKind | undefined {
  if (pattern === ID) return 'id';
  if (name === 'cursor') return 'cursor';
  if (pattern !== undefined) return 'pattern';
  if (format === 'email') return 'email';
  if (name === 'password') return 'password';
  if (name === 'about') return 'html';
  if (name === 'q') return 'search';
  if (text === 'line') return 'line';
  if (text === 'block') return 'paragraphs';
  return bareTexts[name];
}

function kindOf(name: string, schema: Schema): FieldKind | undefined {
  if (schema.anyOf) return kindOfUnion(schema.anyOf);
  if (schema.file) return 'file';
  if (schema.enum || schema.const !== undefined) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return 'object';
    case 'string':
      return kindOfText(name, schema);
    default:
      return undefined;
  }
}

interface Found {
  fields: Field[];
  /** Fields nothing is known about. */
  unknown: string[];
}

function addField(
  call: PublicCall,
  place: Place,
  path: readonly string[],
  name: string,
  schema: Schema,
  found: Found,
) {
  const kind = kindOf(name, schema);
  if (!kind) return void found.unknown.push(`${call.name} ${place} ${path.join('.')}`);
  found.fields.push({ call, place, path, kind, schema });
  // A form is flat.
  if (place === 'form') return;
  for (const [inner, its] of Object.entries(schema.properties ?? {}))
    addField(call, place, [...path, inner], inner, its, found);
  if (schema.items) addField(call, place, [...path, '0'], name, schema.items, found);
}

/** Every field of every call with its kind, and those without one. */
export function fieldsOf(calls: readonly PublicCall[]): Found {
  const found: Found = { fields: [], unknown: [] };
  const add = (call: PublicCall, place: Place, schema: Schema | undefined): void => {
    for (const [name, its] of Object.entries(schema?.properties ?? {}))
      addField(call, place, [name], name, its, found);
  };
  for (const call of calls) {
    const { body, multipart, params, query } = call.route;
    add(call, 'path', params as Schema | undefined);
    add(call, 'query', query as Schema | undefined);
    if (multipart !== 'only') add(call, 'body', body as Schema | undefined);
    if (multipart) add(call, 'form', body as Schema | undefined);
  }
  return found;
}
