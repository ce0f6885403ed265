import { createServer } from 'node:net';

/** @throws Error in one sentence when something else listens there. */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is already taken' : `cannot be used (${error.code ?? error.message})`;
      reject(new Error(`Port ${port} ${why}; set ${variable} to another one.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
