import { type Manifest, type PodSpec, podOf } from './manifests.ts';

type Check = (pod: PodSpec) => boolean;

type HoldsForOne = (container: PodSpec['containers'][number]) => boolean;

const everyContainer =
  (holds: HoldsForOne): Check =>
  ({ containers, initContainers = [] }) =>
    [...initContainers, ...containers].every(holds);

/** Of those that stay: what ends by itself is neither probed nor told to stop. */
const everyProcess =
  (holds: HoldsForOne): Check =>
  ({ containers }) =>
    containers.every(holds);

/** What every pod of the chart keeps to; the Job that makes keys alone may talk to the cluster. */
const ofPods: Readonly<Record<string, Check>> = {
  'a service account of its own': (pod) => !['', 'default'].includes(pod.serviceAccountName ?? ''),
  'no variables of other services': (pod) => pod.enableServiceLinks === false,
  'a numeric user, never root': ({ securityContext: own }) =>
    Number(own?.runAsUser) > 0 && own?.runAsNonRoot === true,
  'the default seccomp profile': (pod) => pod.securityContext?.seccompProfile?.type === 'RuntimeDefault',
  'a root that is only read': everyContainer((one) => one.securityContext?.readOnlyRootFilesystem === true),
  'no escalation': everyContainer((one) => one.securityContext?.allowPrivilegeEscalation === false),
  'no capability': everyContainer((one) => one.securityContext?.capabilities?.drop?.join() === 'ALL'),
  'an explicit tag, pulled once': everyContainer(
    ({ image, imagePullPolicy }) => /:(?!latest$)[\w.-]+$/.test(image) && imagePullPolicy === 'IfNotPresent',
  ),
};

/** What every process of the product keeps to besides. */
const ofProcesses: Readonly<Record<string, Check>> = {
  '45 s to end': (pod) => pod.terminationGracePeriodSeconds === 45,
  'a pause before SIGTERM': everyProcess((one) => (one.lifecycle?.preStop?.sleep?.seconds ?? 0) > 0),
  'probes that ask for the process alone': everyProcess(
    ({ livenessProbe, readinessProbe, startupProbe }) =>
      livenessProbe?.httpGet?.path === '/health/live' &&
      startupProbe?.httpGet?.path === '/health/live' &&
      readinessProbe?.httpGet?.path === '/health/ready',
  ),
  'replicas on different nodes and zones': (pod) => pod.topologySpreadConstraints?.length === 2,
};

const broken = (promises: Readonly<Record<string, Check>>, pod: PodSpec): string[] =>
  Object.entries(promises)
    .filter(([, holds]) => !holds(pod))
    .map(([name]) => name);

const selects = (manifest: Manifest, labels: Readonly<Record<string, string>>): boolean => {
  const { podSelector, selector } = manifest.spec ?? {};
  const wanted = Object.entries((podSelector ?? selector)?.matchLabels ?? {});
  return wanted.length > 0 && wanted.every(([name, value]) => labels[name] === value);
};

/** Promises of the chart that rendered objects break, one line each; `hasPolicies` where network policies are wanted. */
export function brokenPromises(manifests: readonly Manifest[], hasPolicies: boolean): string[] {
  const names = new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
  return manifests.flatMap((manifest) => {
    const { kind, metadata, spec } = manifest;
    const pod = podOf(manifest);
    if (!pod) return [];
    const found = broken(ofPods, pod);
    const mayAsk = metadata.name.endsWith('-make-keys');
    if (!mayAsk && pod.automountServiceAccountToken !== false) found.push('no token');
    if (!names.has(`ServiceAccount ${pod.serviceAccountName}`)) found.push('a service account that exists');
    const labels = spec?.template?.metadata.labels;
    const chosenBy = (wanted: string): boolean =>
      labels !== undefined && manifests.some((other) => other.kind === wanted && selects(other, labels));
    if (hasPolicies && labels && !chosenBy('NetworkPolicy')) found.push('a network policy');
    if (kind === 'Deployment') {
      found.push(...broken(ofProcesses, pod));
      if (spec?.strategy?.rollingUpdate?.maxUnavailable !== 0) found.push('none missing during an update');
      if (!chosenBy('PodDisruptionBudget')) found.push('a disruption budget');
    }
    return found.map((promise) => `${kind} ${metadata.name} breaks: ${promise}`);
  });
}
