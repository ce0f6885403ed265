import { until } from '@kindred/chassis/testing/until';
import type { Kubectl } from './kubectl.ts';

const BACK_MS = 240_000;

interface Pod {
  metadata: { name: string; deletionTimestamp?: string; labels: Record<string, string> };
  status: { conditions?: { type: string; status: string }[] };
}

const isReady = ({ metadata, status }: Pod): boolean =>
  !metadata.deletionTimestamp &&
  (status.conditions ?? []).some((one) => one.type === 'Ready' && one.status === 'True');

/** Takes every pod that is there now away, one after the other; the next one when the last one is replaced. */
export async function killEveryPod(
  kubectl: Kubectl,
  selector: string,
  onKilled: (name: string) => void,
): Promise<number> {
  const pods = () => kubectl.list<Pod>('pods', '-l', selector);
  const before = await pods();
  for (const { metadata } of before) {
    await kubectl('delete', 'pod', metadata.name, '--wait=false');
    await until(
      async () => {
        const now = await pods();
        const isGone = now.every((pod) => pod.metadata.name !== metadata.name);
        return isGone && now.filter(isReady).length >= before.length;
      },
      BACK_MS,
      `a pod in place of ${metadata.name}`,
    );
    onKilled(metadata.name);
  }
  return before.length;
}
