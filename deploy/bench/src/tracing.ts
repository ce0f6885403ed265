import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { embeddedAdapters } from '@kindred/contract/testing/adapters';
import { type Product, startProduct } from '@kindred/contract/testing/product';
import { measureInTurn, type Subject } from './cpu.ts';

const sinkMain = fileURLToPath(new URL('./tracing/span-sink.main.ts', import.meta.url));
/** What 10 % of the traces, the share of every new process, may add. */
const MOST = 1.1;

async function startSink() {
  const child = spawn(process.execPath, [sinkMain], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout, 'data');
  return { url: String(chunk).trim(), stop: () => child.kill('SIGKILL') };
}

/** Messages through the door: two services' spans, the database's, the bus' and the live channel's. */
async function aSubject(name: string, env: Readonly<Record<string, string>>) {
  const product: Product = await startProduct({ adapters: embeddedAdapters, limitFactor: 1_000_000, env });
  const [ada, bob] = [await product.members.make(), await product.members.make()];
  await product.members.connect(ada, bob);
  const path = `/messages/send/${bob.userId}`;
  const subject: Subject = {
    name,
    async request() {
      const { status, text } = await product.call({
        method: 'POST',
        path,
        token: ada.token,
        body: { message: 'hello' },
      });
      if (status !== 201) throw new Error(`${status} ${text}`);
    },
    settle: () => product.cluster.services.chat.flush(),
  };
  return { subject, stop: () => product.stop() };
}

/** What tracing costs: CPU per message, client included, with no collector, at 10 % and at 100 %, in one run. */
export async function benchTracing(say: (line: string) => void): Promise<boolean> {
  const sink = await startSink();
  const at = (percent: string) => ({ KINDRED_OTLP_URL: sink.url, KINDRED_TRACE_PERCENT: percent });
  const products = [
    await aSubject('no collector', {}),
    await aSubject('10 %', at('10')),
    await aSubject('100 %', at('100')),
  ];
  const costs = await measureInTurn(products.map(({ subject }) => subject));
  await Promise.all(products.map(({ stop }) => stop()));
  sink.stop();
  const none = costs.get('no collector') ?? Number.NaN;
  for (const [name, micros] of costs)
    say(
      `tracing, ${name}: ${micros.toFixed(0)} µs of CPU per message, ${(micros / none).toFixed(2)}×, ${(micros - none).toFixed(0)} µs more`,
    );
  return (costs.get('10 %') ?? Number.NaN) / none <= MOST;
}
