import { expect, test } from 'vitest';
import { readManifests } from './manifests.ts';
import { brokenStagger } from './stagger.ts';

/** As the chart renders it: who does not wait has no container for it. */
const aDeployment = (name: string, waits?: string): string => `---
kind: Deployment
metadata: { name: ${name} }
spec:
  template:
    metadata: { labels: {} }
    spec:
      ${waits ? `initContainers: [{ name: wait, command: [sleep, "${waits}"] }]` : ''}
      containers: []
`;

test('each process waits longer than the one before it, by the same', () => {
  const manifests = readManifests(aDeployment('c', '10') + aDeployment('a') + aDeployment('b', '5'));
  expect(brokenStagger(manifests, 5)).toEqual([]);
  expect(brokenStagger(manifests, 6)).toEqual(['b waits 5 s, not 6 s', 'c waits 10 s, not 12 s']);
});

test('none waits unless told to', () => {
  const manifests = readManifests(aDeployment('a') + aDeployment('b'));
  expect(brokenStagger(manifests, 0)).toEqual([]);
  expect(brokenStagger(manifests, 5)).toEqual(['b waits 0 s, not 5 s']);
});
