interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
}

export type LockedPackages = Readonly<Record<string, Locked>>;

/** Where a package finds another: in its own folder, else in one above it. */
function find(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** Paths of all packages that the given workspaces need to run, themselves and the links to them included, by the lock file. */
export function productionPackages(packages: LockedPackages, workspaces: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const links = Object.entries(packages).flatMap(([path, { link, resolved = '' }]) =>
    link && workspaces.includes(resolved) ? [path] : [],
  );
  const waiting = [...workspaces, ...links];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = packages[path];
    if (!entry || reached.has(path)) continue;
    reached.add(path);
    if (entry.link && entry.resolved) waiting.push(entry.resolved);
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const name of Object.keys(wanted)) {
      const found = find(packages, path, name);
      if (found) waiting.push(found);
    }
  }
  return reached;
}

/** Paths of the packages among the files of an image, as the lock file writes them. */
export function packagesAmong(files: Iterable<string>): string[] {
  const manifest = /^app\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/;
  return [...files].flatMap((file) => {
    const path = manifest.exec(file)?.[1];
    return path ? [path] : [];
  });
}
