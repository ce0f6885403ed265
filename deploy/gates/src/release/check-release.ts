export interface ReleaseFacts {
  /** Of the whole house: the root's package.json. */
  version: string;
  /** Versions of every workspace, by its path. */
  packages: Readonly<Record<string, string>>;
  /** Versions packages ask of each other: `<who> → <whom>`. */
  asked: Readonly<Record<string, string>>;
  changelog: string;
  /** What git says is changed and not committed, one line each. */
  changes: readonly string[];
  /** Tags there are. */
  tags: readonly string[];
}

const SEMVER = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The entry of a version in the changelog, without its title; undefined where there is none or nothing in it. */
export function entryOf(changelog: string, version: string): string | undefined {
  const entries = changelog.split(/^## /m).slice(1);
  const entry = entries.find((text) => text.startsWith(`${version} `) || text.startsWith(`${version}\n`));
  return entry?.slice(entry.indexOf('\n') + 1).trim() || undefined;
}

/** Everything that keeps a version from being released, one sentence each. */
export function problemsOf({ asked, changelog, changes, packages, tags, version }: ReleaseFacts): string[] {
  const other = (versions: Readonly<Record<string, string>>): string[] =>
    Object.entries(versions)
      .filter(([, own]) => own !== version)
      .map(([where, own]) => `${where} has version ${own}, the house has ${version}.`);
  return [
    ...(SEMVER.test(version) ? [] : [`${version} is no semantic version.`]),
    ...other(packages),
    ...other(asked),
    ...(entryOf(changelog, version) ? [] : [`CHANGELOG.md has no entry for ${version}.`]),
    ...(/^## .*\d{4}-\d{2}-\d{2}/m.test(changelog) ? [] : ['The entries of CHANGELOG.md carry no date.']),
    ...(changes.length === 0 ? [] : [`Not committed: ${changes.slice(0, 5).join(', ')}.`]),
    ...(tags.includes(`v${version}`) ? [`v${version} is tagged already.`] : []),
  ];
}
