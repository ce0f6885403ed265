import { readFile } from 'node:fs/promises';
import { type Gate, verdict } from './gate.ts';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  link?: boolean;
}

/** Every platform package of the lock has its own entry, and the lock names no registry host. */
export const lockFile: Gate = {
  name: 'lock file',
  async run() {
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
        .map((name) => `${path || 'root'}: ${name} has no entry`),
    );
    const hosts = Object.entries(packages)
      .filter(([, { resolved, link }]) => !link && resolved?.includes('://'))
      .map(([path]) => `${path} names a host`);
    return verdict([...missing, ...hosts].slice(0, 20));
  },
};
