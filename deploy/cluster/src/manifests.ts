import { parseAllDocuments } from 'yaml';

/** What a rendered object is asked about; everything else in it is the cluster's business. */
export interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec?: {
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    strategy?: { rollingUpdate?: { maxUnavailable?: number } };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  } & Partial<PodSpec>;
}

export interface PodSpec {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsUser?: number; runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  topologySpreadConstraints?: unknown[];
  /** Run to their end, one after the other, before the others start. */
  initContainers?: readonly Container[];
  containers: readonly Container[];
}

interface Probe {
  httpGet?: { path: string };
}

interface Container {
  name: string;
  image: string;
  command?: readonly string[];
  imagePullPolicy: string;
  securityContext?: {
    readOnlyRootFilesystem?: boolean;
    allowPrivilegeEscalation?: boolean;
    capabilities?: { drop?: readonly string[] };
  };
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

/** The objects of a rendered chart. */
export const readManifests = (yaml: string): Manifest[] =>
  parseAllDocuments(yaml)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);

/** The pod an object makes, if it makes one. */
export function podOf({ kind, spec }: Manifest): PodSpec | undefined {
  if (kind === 'Pod') return spec as PodSpec;
  return spec?.template?.spec;
}
