import type { TSchema } from 'typebox';

/** Stands in examples for the bytes of a file. */
export const FILE_EXAMPLE = '(the bytes of a file)';
const TIME_EXAMPLE = '2026-11-01T18:30:00.000Z';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** What the schema itself names: its example, its only value, its first choice, what is meant when it is absent. */
function named(schema: Schema): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0];
  return schema.const ?? firstOf(schema.enum) ?? schema.default;
}

/**
 * An example made of what the parts of a schema name, so that a field has one example wherever it appears.
 * @throws Error naming the place of a part that names none
 */
export function exampleOf(schema: TSchema, at = 'schema'): unknown {
  return build({ ...schema }, at);
}

function build(schema: Schema, at: string): unknown {
  const known = named(schema);
  if (known !== undefined) return known;
  if (schema.file === true) return FILE_EXAMPLE;
  if (schema.format === 'date-time') return TIME_EXAMPLE;
  const choices = schemasIn(schema.anyOf);
  const choice = choices.find(({ type }) => type !== 'null') ?? choices[0];
  if (choice) return build(choice, at);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array' && isSchema(schema.items)) return [build(schema.items, `${at}[]`)];
  if (schema.type === 'object') return ofFields(schema.properties, at);
  throw new Error(`${at} names no example`);
}

function ofFields(properties: unknown, at: string): Schema {
  const fields = Object.entries(isSchema(properties) ? properties : {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (isSchema(field) ? [[name, build(field, `${at}.${name}`)]] : [])),
  );
}
