import { checkEverything } from './check.ts';
import type { FleetBed } from './fleet-bed.ts';
import type { Ledger } from './ledger.ts';
import type { Cast } from './load.ts';
import { recompute } from './recompute.ts';
import { say } from './say.ts';
import { settle } from './settle.ts';
import { closeStores } from './stores.ts';
import type { Promised } from './table.ts';

const MOST_SHOWN = 10;

/** Lets everything come to rest, reads it back through the public door and recomputes what was derived. */
export async function judge(
  bed: FleetBed,
  ledger: Ledger,
  cast: Cast,
  settleMs: number,
): Promise<Promised[]> {
  const settled = await settle(bed, settleMs);
  const findings = await checkEverything(bed.door(), ledger, cast);
  const stores = await bed.openStores();
  const drift = await recompute(stores);
  await closeStores(stores);
  const lists = { ...findings, drift: drift.differences, unexpected: ledger.unexpected };
  for (const [kind, list] of Object.entries({ ...lists, restless: settled.restless })) {
    for (const entry of list.slice(0, MOST_SHOWN)) say(`${kind}: ${entry}`);
  }
  for (const [reason, count] of ledger.reasons) say(`without an answer, or 503: ${count} times ${reason}`);
  const none = (name: string, list: readonly string[]): Promised => ({
    name,
    value: list.length,
    isKept: list.length === 0,
  });
  return [
    { name: 'acknowledged writes', value: ledger.acknowledged },
    { name: 'writes without an answer, or 503', value: ledger.unknown },
    none('answers no outage explains', ledger.unexpected),
    none('lost', findings.lost),
    none('doubled', findings.doubled),
    none('shown wrong', findings.wrong),
    { name: 'documents recomputed', value: drift.compared },
    none('different from recomputation', drift.differences),
    { name: 'mails kept', value: bed.mailbox.mails() },
    { name: 'mails that came twice, same Message-ID', value: bed.mailbox.repeats() },
    { name: 'seconds until at rest', value: settled.seconds.toFixed(1) },
    none('not at rest after that', settled.restless),
    { name: 'dead letters', value: settled.deadLetters, isKept: settled.deadLetters === 0 },
  ];
}
