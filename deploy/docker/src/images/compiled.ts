import { run } from '../run.ts';
import { confined, inside } from './confinement.ts';

/** What is wrong with the code an image carries compiled: its processes load it, whatever user made it. */
export async function brokenCompiled(image: string): Promise<string[]> {
  const find = 'find "$NODE_COMPILE_CACHE" 2>/dev/null';
  const script = `${find} -type f | wc -l; ${find} ! -readable || true`;
  const found = await run('docker', inside(image, script, ...confined, '--user=1000:1000'));
  const [count, ...unreadable] = found.split('\n');
  return [
    ...(Number(count) > 0 ? [] : ['carries nothing compiled']),
    ...unreadable.slice(0, 5).map((path) => `cannot read what it carries compiled (${path})`),
  ];
}
