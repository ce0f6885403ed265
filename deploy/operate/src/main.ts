#!/usr/bin/env node
import { ConfigError } from '@kindred/chassis/config/load-config';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { run } from './run.ts';

try {
  const { exitCode, lines } = await run(process.env, process.argv.slice(2), createSystemClock());
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  for (const line of lines) stream.write(`${line}\n`);
  process.exitCode = exitCode;
} catch (error) {
  const lines =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
