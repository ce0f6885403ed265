/** Middle of the list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Subject {
  name: string;
  request(): Promise<void>;
}

const WARM_UP = 200;
const BATCH = 200;
const ROUNDS = 15;

async function microsecondsPerRequest(subject: Subject): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < BATCH; i += 1) await subject.request();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / BATCH;
}

/** CPU time per request of each subject, in microseconds: batches in turn, so that drift of the machine hits all alike. */
export async function measureInTurn(subjects: readonly Subject[]): Promise<Map<string, number>> {
  for (const subject of subjects) for (let i = 0; i < WARM_UP; i += 1) await subject.request();
  const samples = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) samples.get(subject.name)?.push(await microsecondsPerRequest(subject));
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}
