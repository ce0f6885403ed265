import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Engine = 'kafka' | 'redis' | 'objects' | 'documents';
export type EngineVerb = 'kill' | 'pause' | 'resume' | 'start';

/** Asks the program in ENGINES_CONTROL; resolves when it is done, a start when the engine answers. */
export async function controlEngine(verb: EngineVerb, engine: Engine, node = 1): Promise<void> {
  const program = process.env.ENGINES_CONTROL;
  if (!program) throw new Error('ENGINES_CONTROL names no program that kills and starts engines');
  await run(program, [verb, engine, String(node)]);
}
