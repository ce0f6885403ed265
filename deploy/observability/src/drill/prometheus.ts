import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@kindred/chassis/testing/until';
import { freePorts } from '@kindred/local/testing/kindred';
import { stringify } from 'yaml';

const READY_MS = 60_000;
const SEEN_OFTEN = 5;

export interface Target {
  process: string;
  /** host:port */
  address: string;
}

/** As deploy/observability/prometheus.yml, for processes on loopback and with another rhythm. */
const configuration = (targets: readonly Target[], everyMs: number): string =>
  stringify({
    global: { scrape_interval: `${everyMs}ms`, evaluation_interval: `${everyMs}ms` },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      {
        job_name: 'kindred',
        scrape_timeout: `${everyMs}ms`,
        static_configs: targets.map(({ process, address }) => ({ targets: [address], labels: { process } })),
      },
    ],
  });

/** A real Prometheus on a folder of its own. @throws Error when there is none on PATH */
export async function startPrometheus(targets: readonly Target[], rules: string, everyMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-drill-'));
  writeFileSync(join(folder, 'prometheus.yml'), configuration(targets, everyMs));
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const [port = 0] = await freePorts(1);
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const failed = once(child, 'error').then(([error]) => {
    throw error;
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      (answer) => answer.ok,
      () => {
        if (child.exitCode !== null) throw new Error(`prometheus ended: ${said}`);
        return false;
      },
    );
  await Promise.race([until(isReady, READY_MS, 'Prometheus'), failed]);
  const query = async (expr: string): Promise<number> => {
    const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`);
    // Prometheus' documented answer.
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1] ?? 0);
  };
  // What grew before it was first seen has not grown.
  const isSeen = async () => (await query('min(sum_over_time(up[1m]))')) >= SEEN_OFTEN;
  await until(isSeen, READY_MS, 'every process seen');
  return {
    /** Names of the alerts that fire now. */
    async firing(): Promise<Set<string>> {
      const answer = await fetch(`${url}/api/v1/alerts`);
      // Prometheus' documented answer.
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return new Set(
        data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? labels.alertname : [])),
      );
    },
    async stop(): Promise<void> {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
