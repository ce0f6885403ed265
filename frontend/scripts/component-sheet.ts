import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface SheetServer {
  /** Where the sheet of all parts answers, both themes side by side; `?theme=dark` shows one. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the sheet of all parts as development does, on a free port. */
export async function serveComponentSheet(): Promise<SheetServer> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
    cacheDir: fileURLToPath(new URL('../../.cache/vite-sheet', import.meta.url)),
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/components.html`, close: () => server.close() };
}
