import { expect, test } from 'vitest';
import type { Manifest } from './manifests.ts';
import { brokenPromises } from './promises.ts';

const labels = { component: 'chat' };
const probe = (path: string) => ({ httpGet: { path: `/health/${path}` } });

/** A process that keeps every promise, with the objects around it. */
function aChart(): { manifests: Manifest[]; deployment: Manifest } {
  const deployment: Manifest = {
    kind: 'Deployment',
    metadata: { name: 'kindred-chat' },
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: {
        metadata: { labels },
        spec: {
          serviceAccountName: 'kindred-chat',
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: 45,
          securityContext: {
            runAsUser: 1000,
            runAsNonRoot: true,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          topologySpreadConstraints: [{}, {}],
          containers: [
            {
              name: 'chat',
              image: 'kindred/services:1.0.0',
              imagePullPolicy: 'IfNotPresent',
              securityContext: {
                readOnlyRootFilesystem: true,
                allowPrivilegeEscalation: false,
                capabilities: { drop: ['ALL'] },
              },
              lifecycle: { preStop: { sleep: { seconds: 5 } } },
              startupProbe: probe('live'),
              livenessProbe: probe('live'),
              readinessProbe: probe('ready'),
            },
          ],
        },
      },
    },
  };
  const around: Manifest[] = [
    { kind: 'ServiceAccount', metadata: { name: 'kindred-chat' } },
    {
      kind: 'PodDisruptionBudget',
      metadata: { name: 'a' },
      spec: { selector: { matchLabels: labels } } as never,
    },
    {
      kind: 'NetworkPolicy',
      metadata: { name: 'b' },
      spec: { podSelector: { matchLabels: labels } } as never,
    },
  ];
  return { manifests: [deployment, ...around], deployment };
}

test('a process with everything around it breaks nothing', () => {
  expect(brokenPromises(aChart().manifests, true)).toEqual([]);
});

test('each thing taken away is named', () => {
  const { deployment, manifests } = aChart();
  const pod = deployment.spec?.template?.spec;
  const [container] = pod?.containers ?? [];
  if (!pod || !container) throw new Error('there is a pod');
  container.image = 'kindred/services:latest';
  container.livenessProbe = probe('ready');
  pod.automountServiceAccountToken = true;
  pod.terminationGracePeriodSeconds = 30;
  const without = manifests.filter(({ kind }) => kind !== 'NetworkPolicy' && kind !== 'ServiceAccount');
  expect(brokenPromises(without, true).map((line) => line.split('breaks: ')[1])).toEqual([
    'an explicit tag, pulled once',
    'no token',
    'a service account that exists',
    'a network policy',
    '45 s to end',
    'probes that ask for the process alone',
  ]);
});

test('what runs before a process keeps to the same, but for probes and the pause', () => {
  const { deployment, manifests } = aChart();
  const pod = deployment.spec?.template?.spec;
  const [container] = pod?.containers ?? [];
  if (!pod || !container) throw new Error('there is a pod');
  const { image, imagePullPolicy, name, securityContext } = container;
  pod.initContainers = [{ name, image, imagePullPolicy, securityContext }];
  expect(brokenPromises(manifests, true)).toEqual([]);
  pod.initContainers = [{ name, image: 'kindred/services:latest', imagePullPolicy }];
  expect(brokenPromises(manifests, true).map((line) => line.split('breaks: ')[1])).toEqual([
    'a root that is only read',
    'no escalation',
    'no capability',
    'an explicit tag, pulled once',
  ]);
});

test('the Job that makes keys alone may talk to the cluster', () => {
  const { deployment, manifests } = aChart();
  const pod = deployment.spec?.template?.spec;
  if (!pod) throw new Error('there is a pod');
  pod.automountServiceAccountToken = true;
  deployment.metadata.name = 'kindred-make-keys';
  expect(brokenPromises(manifests, true)).toEqual([]);
});
