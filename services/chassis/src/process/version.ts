import { readFileSync } from 'node:fs';
import { text } from '../config/load-config.ts';

/** Of this release: every package of the house carries the same; `make release` holds them to it. */
const { version: packageVersion } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** What a process calls itself on its health, in traces and in its OpenAPI document. */
export const versionVariable = text('KINDRED_VERSION', packageVersion);
