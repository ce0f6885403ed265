import { once } from 'node:events';
import { startTool } from './run-tool.ts';

/** The cluster's own API on loopback, with the rights of whoever runs this: the way to a service from outside. */
export async function startApiProxy() {
  const child = startTool('kubectl', ['proxy', '--port=0']);
  const [first] = await once(child.stdout, 'data');
  const [, address] = /Starting to serve on (\S+)/.exec(String(first)) ?? [];
  if (!address) throw new Error(`kubectl proxy said: ${first}`);
  return {
    /** Where a port of a service answers. */
    of: (namespace: string, service: string, port: number): string =>
      `http://${address}/api/v1/namespaces/${namespace}/services/${service}:${port}/proxy`,
    async stop(): Promise<void> {
      child.kill();
      await once(child, 'exit');
    },
  };
}
