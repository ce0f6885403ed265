import { createTrial } from './trial.ts';

/** Runs in the copy: takes the guards of its argument away one by one and says what noticed. */
const guards = (process.argv[2] ?? '').split(',').map(Number);
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const trial = await createTrial();
const wrong = await trial.explore();
say({ explored: wrong });
for (const guard of guards) say({ guard, by: (await trial.noticedBy(guard)) ?? null });
await trial.close();
process.exit(0);
