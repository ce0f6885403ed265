/** Middle of the list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Subject {
  name: string;
  request(): Promise<void>;
  /** Resolves when nothing that a request began is left to do; part of what it costs. */
  settle?: () => Promise<void>;
}

const WARM_UP = 60;
const BATCH = 60;
const ROUNDS = 9;

async function repeat({ request, settle }: Subject, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await request();
  await settle?.();
}

async function microsecondsPerRequest(subject: Subject): Promise<number> {
  const before = process.cpuUsage();
  await repeat(subject, BATCH);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / BATCH;
}

/** CPU time per request of each subject, in microseconds: batches in turn, so that drift of the machine hits all alike. */
export async function measureInTurn(subjects: readonly Subject[]): Promise<Map<string, number>> {
  for (const subject of subjects) await repeat(subject, WARM_UP);
  const samples = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) samples.get(subject.name)?.push(await microsecondsPerRequest(subject));
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}
