import type { Kubectl } from './kubectl.ts';

const kinds = [
  'pods',
  'deployments',
  'replicasets',
  'statefulsets',
  'jobs',
  'services',
  'endpointslices',
  'configmaps',
  'secrets',
  'serviceaccounts',
  'roles',
  'rolebindings',
  'persistentvolumeclaims',
  'networkpolicies',
  'poddisruptionbudgets',
  'horizontalpodautoscalers',
  'ingresses',
];
/** Kubernetes puts these into every namespace. */
const native = new Set(['ConfigMap kube-root-ca.crt', 'ServiceAccount default']);

/** Everything a namespace still holds that it did not hold when it was empty. */
export async function leftovers(kubectl: Kubectl): Promise<string[]> {
  const found = await kubectl.list<{ kind: string; metadata: { name: string } }>(kinds.join(','));
  return found.map(({ kind, metadata }) => `${kind} ${metadata.name}`).filter((name) => !native.has(name));
}
