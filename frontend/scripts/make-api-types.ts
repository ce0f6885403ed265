import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

// Writes src/lib/api-types.generated.ts from the OpenAPI document the services make of their own schemas.
const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const printed = execFileSync(process.execPath, [from('../../deploy/local/src/openapi.main.ts')], {
  encoding: 'utf8',
  maxBuffer: 20_000_000,
});
const { components } = JSON.parse(printed) as { components: { schemas: Record<string, object> } };
const schemas = JSON.parse(
  JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
) as Record<string, object>;
const names = Object.keys(schemas).sort();
const types = await compile(
  {
    title: 'ApiSchemas',
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions: schemas,
  } as never,
  'ApiSchemas',
  {
    bannerComment:
      '// Made from the OpenAPI document of the services by `make api-types`. Not edited by hand.',
    ignoreMinAndMaxItems: true,
  },
);
const target = from('../src/lib/api-types.generated.ts');
// What is the same keeps its time: nothing built from it is built again.
if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types);
