import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Compresses the built files once, so that the server never has to.
const dist = join(import.meta.dirname, '../dist');
const worthIt = /\.(js|css|html|svg|json|webmanifest)$/;
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!worthIt.test(name)) continue;
  const bytes = readFileSync(join(dist, name));
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(bytes, { params }));
}
