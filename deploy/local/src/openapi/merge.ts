import { inside, isObject, type Json, type JsonObject } from '@kindred/chassis/http/json-tree';

/** Moves every titled object schema into `components` and leaves a reference, so that each shape stands once. */
function hoist(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((entry) => hoist(entry, schemas));
  if (!isObject(value)) return value;
  const walked = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, hoist(entry, schemas)]),
  );
  const { title } = walked;
  if (typeof title !== 'string' || walked.type !== 'object') return walked;
  const { title: _, ...schema } = walked;
  const known = schemas[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`two different schemas are called ${title}`);
  }
  schemas[title] = schema;
  return { $ref: `#/components/schemas/${title}` };
}

/** One OpenAPI 3.1 document out of those of all services. @throws Error when two define one path or one name. */
export function mergeOpenApi(documents: readonly object[], version: string): JsonObject {
  const schemas: JsonObject = {};
  const paths: JsonObject = {};
  for (const document of documents) {
    // Documents come from @fastify/swagger: plain JSON.
    const { paths: own } = JSON.parse(JSON.stringify(document)) as { paths?: JsonObject };
    for (const [path, operations] of Object.entries(own ?? {})) {
      const merged = { ...inside(paths[path]) };
      for (const [method, operation] of Object.entries(inside(operations))) {
        if (merged[method]) throw new Error(`${method} ${path} stands twice`);
        merged[method] = hoist(operation, schemas);
      }
      paths[path] = merged;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kindred', version, description: 'Your next fateful connection: every public call.' },
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
