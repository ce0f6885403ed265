import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[] };

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

/** What the first load of the landing page in English asks for; the start of the app is an import of `main`. */
const ofLanding = [
  'src/main.tsx',
  'src/pages/landing.page.tsx',
  'src/texts/en/common.ts',
  'src/texts/en/landing.ts',
];

function readManifest(dist: URL): Map<string, Chunk> {
  const manifest: unknown = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const entries = Object.entries(manifest ?? {});
  return new Map(entries.flatMap(([key, chunk]) => (isChunk(chunk) ? [[key, chunk] as const] : [])));
}

/** Every script of the first load of `/`, with its gzip size in bytes. */
export function firstLoadScripts(dist: URL): Map<string, number> {
  const manifest = readManifest(dist);
  const sizes = new Map<string, number>();
  const visit = (key: string) => {
    const chunk = manifest.get(key);
    if (chunk === undefined) throw new Error(`${key} is not in the manifest; build the app first`);
    if (sizes.has(chunk.file)) return;
    sizes.set(chunk.file, gzipSync(readFileSync(new URL(chunk.file, dist)), { level: 9 }).length);
    chunk.imports?.forEach(visit);
  };
  for (const key of ofLanding) visit(key);
  return sizes;
}
