import { inside, type Json, type JsonObject } from '@kindred/chassis/http/json-tree';
import { describeRow } from '@kindred/gateway/openapi/describe-row';
import type { PublicRoute } from '@kindred/gateway/routes.table';

const listed = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/**
 * The document as the public sees it: each row of the door's table under its own path, with who may call and every
 * limit that counts it. @throws Error for a row no service documents
 */
export function withDoor(document: JsonObject, rows: readonly PublicRoute[]): JsonObject {
  const known = inside(document.paths);
  const paths: JsonObject = {};
  for (const row of rows) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
    const method = row.method.toLowerCase();
    // Services answer with and without a slash at the end; the table names what it lets through.
    const operations = inside(known[path] ?? known[path.replace(/\/$/, '')]);
    if (!operations[method]) throw new Error(`${row.method} ${row.path} is not documented`);
    const operation = inside(operations[method]);
    const { access, bodyBytes, limits, who } = describeRow(row);
    paths[path] = {
      ...inside(paths[path]),
      [method]: {
        ...operation,
        'x-rights': { access, who: operation['x-rights'] ?? who },
        'x-limits': {
          bodyBytes,
          counted: [...limits.map((limit): JsonObject => ({ ...limit })), ...listed(operation['x-limits'])],
        },
      },
    };
  }
  return { ...document, paths };
}
