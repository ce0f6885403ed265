import type { Page } from 'playwright-core';

export interface Watched {
  hosts: Set<string>;
  violations: string[];
  policies: Set<string>;
}

/** Every host a page asks, every breach of its policy, and the policy of every document. */
export async function watchNetwork(page: Page): Promise<Watched> {
  const watched: Watched = { hosts: new Set(), violations: [], policies: new Set() };
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') watched.hosts.add(host);
  });
  page.on('websocket', (socket) => void watched.hosts.add(new URL(socket.url()).host));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document')
      watched.policies.add(response.headers()['content-security-policy'] ?? 'none');
  });
  await page.exposeFunction('tellViolation', (text: string) => void watched.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const tell = (window as unknown as { tellViolation(text: string): void }).tellViolation;
      tell(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return watched;
}

const directive = (policy: string, name: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([found]) => found === name)
    ?.slice(1) ?? [];

/** What is wrong with a policy that must allow nothing inline, nothing evaluated and nothing from anywhere else. */
export function laxities(policy: string): string[] {
  const wanted = [
    ['default-src', "'none'"],
    ...['script-src', 'style-src', 'font-src', 'connect-src', 'form-action'].map((name) => [name, "'self'"]),
    ...['base-uri', 'frame-ancestors', 'object-src'].map((name) => [name, "'none'"]),
  ] as [string, string][];
  return [
    ...(/unsafe-|\*|https?:/.test(policy) ? [policy] : []),
    ...wanted
      .filter(([name, only]) => directive(policy, name).join(' ') !== only)
      .map(([name]) => `${name} ${directive(policy, name).join(' ')}`),
  ];
}
