import { mkdir, writeFile } from 'node:fs/promises';
import { runCommand } from '../run-command.ts';
import { entryOf, problemsOf } from './check-release.ts';
import { readFacts } from './read-facts.ts';

const SBOM = '.cache/sbom.cdx.json';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is built into a release, by the lock file; development tools are left out. Answers how many components. */
async function writeSbom(): Promise<number> {
  const format = ['--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const { code, output } = await runCommand('npm', ['sbom', ...format, '--loglevel=error']);
  // npm may warn about its own configuration before the document.
  const document = output.slice(output.indexOf('{'));
  if (code !== 0) throw new Error(`npm sbom ended with ${code}: ${output.slice(0, 500)}`);
  const { bomFormat, components } = JSON.parse(document.slice(0, document.lastIndexOf('}') + 1)) as {
    bomFormat: string;
    components: unknown[];
  };
  if (bomFormat !== 'CycloneDX') throw new Error('npm sbom wrote no CycloneDX document');
  await mkdir('.cache', { recursive: true });
  await writeFile(SBOM, document);
  return components.length;
}

const facts = await readFacts();
const { version } = facts;
const problems = problemsOf(facts);
say(`${SBOM}: ${await writeSbom()} components`);
for (const problem of problems) say(`✗ ${problem}`);
if (problems.length > 0) {
  say(`${problems.length} to mend before ${version} can be released; nothing was changed.`);
  process.exit(1);
}
say(`${version} is ready. Nothing was changed; the steps:

  make test && make test-engines
  git tag -s v${version} -m "Kindred ${version}"
  make images                        images carry ${version} as tag and label
  docker push kindred/services:${version} kindred/gateway:${version}   to your registry
  git push origin v${version}        with ${SBOM} and this text:

${entryOf(facts.changelog, version)}`);
