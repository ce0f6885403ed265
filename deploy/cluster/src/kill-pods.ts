import { patience } from '@kindred/chassis/testing/patience';
import type { Kubectl } from './kubectl.ts';

const BACK_S = 240;

interface Pod {
  metadata: { name: string; deletionTimestamp?: string };
}

/** Takes every pod that is there now away, one after the other; the next one when the last one is replaced. */
export async function killEveryPod(
  kubectl: Kubectl,
  selector: string,
  onKilled: (name: string) => void,
): Promise<number> {
  const found = await kubectl.list<Pod>('pods', '-l', selector);
  // What an update before is still taking away is nobody's to replace.
  const pods = found.filter(({ metadata }) => !metadata.deletionTimestamp);
  const within = `--timeout=${Math.round(BACK_S * patience)}s`;
  for (const { metadata } of pods) {
    await kubectl('delete', 'pod', metadata.name, within);
    await kubectl('rollout', 'status', 'deployment', '-l', selector, within);
    onKilled(metadata.name);
  }
  return pods.length;
}
