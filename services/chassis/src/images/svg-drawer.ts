import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors/app-error.ts';
import { createFewAtOnce } from './few-at-once.ts';

/** A drawing of our own as PNG. @throws AppError unavailable `too-busy` */
export type DrawSvg = (svg: string) => Promise<Uint8Array>;

const AT_ONCE = { running: 1, waiting: 8 };
const DEADLINE_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
const drawing = fileURLToPath(new URL('./draw-svg.main.ts', import.meta.url));

const draw: DrawSvg = (svg) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [drawing],
      { encoding: 'buffer', timeout: DEADLINE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES },
      (error, png) => {
        if (!error) return resolve(png);
        reject(Object.assign(new AppError('unavailable', 'too-busy', RETRY_AFTER_SECONDS), { cause: error }));
      },
    );
    // A child that ended early says so by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(svg);
  });

/**
 * Draws in a process of its own, one at a time: in this one the reader of SVG stays shut, because here strangers'
 * images are read, and what takes too long can be ended there.
 */
export function createSvgDrawer(): DrawSvg {
  const fewAtOnce = createFewAtOnce(AT_ONCE);
  return (svg) => fewAtOnce(() => draw(svg));
}
