import type { Kubectl } from './kubectl.ts';

interface Node {
  status: { addresses: { type: string; address: string }[] };
}

interface Service {
  metadata: { name: string };
  spec: { ports: { name: string; nodePort?: number }[] };
}

/**
 * Where this machine reaches the gateway: `CLUSTER_DOOR`, else the NodePort on a node's own address.
 * @throws Error when there is neither
 */
export async function publicDoor(kubectl: Kubectl, release: string): Promise<string> {
  const given = process.env.CLUSTER_DOOR;
  if (given) return given.replace(/\/$/, '');
  const nodes = await kubectl.list<Node>('nodes');
  const addresses = nodes.flatMap(({ status }) => status.addresses);
  const node = addresses.find(({ type }) => type === 'InternalIP')?.address;
  const services = await kubectl.list<Service>('services');
  const gateway = services.find(({ metadata }) => metadata.name === `${release}-gateway`);
  const port = gateway?.spec.ports.find(({ name }) => name === 'http')?.nodePort;
  if (!node || !port) throw new Error('no way to the gateway from here: set CLUSTER_DOOR to its address');
  return `http://${node}:${port}`;
}
