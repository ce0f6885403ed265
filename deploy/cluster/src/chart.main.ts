import { chartFolder } from './chart-folder.ts';
import { lint } from './kube-score.ts';
import { conforms } from './kubeconform.ts';
import { readManifests } from './manifests.ts';
import { brokenPromises } from './promises.ts';
import { refusedValues } from './refused-values.ts';
import { render } from './render.ts';
import { requireTools } from './require-tools.ts';
import { runTool } from './run-tool.ts';
import { brokenStagger } from './stagger.ts';
import { valueSets } from './value-sets.ts';

const LEAST_SETS = 6;

requireTools('helm', 'kubeconform', 'kube-score');
const problems: string[] = [];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const note = (where: string, found: readonly string[]): void =>
  void problems.push(...found.map((each) => `${where}: ${each}`));

let [objects, checks, findings, broken] = [0, 0, 0, 0];
for (const { accepted, name, path, staggerSeconds } of valueSets) {
  const linted = await runTool('helm', ['lint', '--strict', '--quiet', '--values', path, chartFolder]);
  if (linted.code !== 0) note(`${name}, helm lint`, [linted.output + linted.words]);
  const yaml = await render(path);
  const conformance = await conforms(yaml);
  note(`${name}, kubeconform`, conformance.problems);
  const manifests = readManifests(yaml);
  if (conformance.valid + conformance.skipped !== manifests.length)
    note(name, [`${manifests.length} objects were rendered, ${conformance.valid} are valid`]);
  const policy = await lint(yaml, accepted);
  note(`${name}, kube-score`, policy.findings);
  const promises = brokenPromises(
    manifests,
    manifests.some(({ kind }) => kind === 'NetworkPolicy'),
  );
  note(`${name}, promises`, promises);
  note(`${name}, starts`, brokenStagger(manifests, staggerSeconds));
  objects += conformance.valid;
  checks += policy.checks;
  findings += policy.findings.length;
  broken += promises.length;
  say(
    `${name}: ${conformance.valid} objects valid, ${conformance.skipped} of other APIs, ${policy.findings.length} findings`,
  );
}
if (valueSets.length < LEAST_SETS) note('values', [`only ${valueSets.length} sets`]);

if (!valueSets.some(({ staggerSeconds }) => staggerSeconds > 0))
  note('values', ['no set lets processes start one after the other']);

const [complete] = valueSets;
for (const { named, values } of refusedValues) {
  // What is missing is shown on its own; everything else on a set that is complete.
  const base = named.endsWith('is missing') ? [] : ['--values', complete?.path ?? ''];
  const { code, words } = await runTool(
    'helm',
    ['template', 'kindred', chartFolder, ...base, '--values', '-'],
    { input: JSON.stringify(values) },
  );
  const isNamed = words.replaceAll("'", '').replaceAll('.', '/').includes(named.replaceAll('.', '/'));
  if (code === 0 || !isNamed) note('not refused', [`${JSON.stringify(values)}: ${words}`]);
}

for (const problem of problems) say(`FAIL ${problem}`);
say(`helm lint: ${valueSets.length} value sets`);
say(`values: ${refusedValues.length} bad ones tried`);
say(`kubeconform: ${objects} objects valid`);
say(`kube-score: ${checks} checks answered, ${findings} findings`);
say(`promises of the chart: ${broken} broken`);
say(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
