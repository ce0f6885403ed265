import { spawn } from 'node:child_process';

export interface ToolResult {
  code: number;
  /** What it printed for further use. */
  output: string;
  /** What it said about itself. */
  words: string;
}

export interface ToolOptions {
  input?: string;
  /** Ends it after that; its code is then not 0. */
  deadlineMs?: number;
}

/** Starts a program that goes on until it is killed; what it prints can be read, what it says about itself is passed on. */
export const startTool = (program: string, args: readonly string[]) =>
  spawn(program, [...args], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Runs a program found on PATH to its end. @throws Error that names it when it is not there */
export function runTool(
  program: string,
  args: readonly string[],
  { deadlineMs, input = '' }: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { timeout: deadlineMs });
    let output = '';
    let words = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(`${program} is not on PATH`) : error),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output, words }));
    // A program that ends without reading everything has its reasons and says them.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** As runTool, and answers what it printed. @throws Error with its words when it did not end with 0 */
export async function mustRun(
  program: string,
  args: readonly string[],
  options?: ToolOptions,
): Promise<string> {
  const { code, output, words } = await runTool(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${words || output}`);
  return output;
}
