import { closeSync, createReadStream, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { run } from '../run.ts';

export interface Layer {
  files: readonly string[];
  /** Which of the given texts it holds. */
  holds(texts: readonly string[]): Promise<string[]>;
  /** Whether it holds a private key with its body, as a file would. */
  holdsPrivateKey(): Promise<boolean>;
}

const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/=]{40}/;
/** Longer than anything that is looked for, so that nothing hides where two pieces meet. */
const OVERLAP = 512;

function isZipped(path: string): boolean {
  const head = Buffer.alloc(2);
  const file = openSync(path, 'r');
  readSync(file, head, 0, head.length, 0);
  closeSync(file);
  return head.readUInt16BE() === 0x1f8b;
}

/** Its bytes as text, piece by piece, each beginning with the end of the one before. */
async function* pieces(path: string): AsyncGenerator<string> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  let end = '';
  for await (const chunk of isZipped(path) ? file.pipe(createGunzip()) : file) {
    const text = end + (chunk as Buffer).toString('latin1');
    yield text;
    end = text.slice(-OVERLAP);
  }
}

const aLayer = async (path: string): Promise<Layer> => ({
  files: (await run('tar', ['-tf', path])).split('\n').map((name) => name.replace(/^\.\//, '')),
  async holds(texts) {
    const found = new Set<string>();
    for await (const piece of pieces(path))
      for (const text of texts) if (piece.includes(text)) found.add(text);
    return [...found];
  },
  async holdsPrivateKey() {
    for await (const piece of pieces(path)) if (KEY.test(piece)) return true;
    return false;
  },
});

/** Hands over the layers an image adds to its base, as they would be pushed. */
export async function withLayers<T>(
  image: string,
  skipped: number,
  work: (layers: readonly Layer[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-layers-'));
  try {
    const archive = join(folder, 'image.tar');
    await run('docker', ['save', '--output', archive, image]);
    await run('tar', ['-xf', archive, '-C', folder]);
    const [saved] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { Layers: string[] }[];
    const paths = (saved?.Layers ?? []).slice(skipped).map((name) => join(folder, name));
    const layers: Layer[] = [];
    for (const path of paths) layers.push(await aLayer(path));
    return await work(layers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
