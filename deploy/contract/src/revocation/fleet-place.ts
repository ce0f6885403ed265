import type { StoredDocument } from '@kindred/chassis/ports/documents';
import { freshAccount } from '@kindred/e2e/account';
import { aFleetBehindDoors } from '@kindred/engines/testing/degradation-bed';
import { nextMail } from '@kindred/local/testing/mailbox';
import { sendCall } from '../testing/send-call.ts';
import type { Place } from './place.ts';

/** Two processes of identity, chat and the door each; each door knows one chat process alone. */
export async function fleetPlace(isSharedAway: boolean): Promise<Place> {
  const bed = await aFleetBehindDoors({
    replicas: { identity: 2, chat: 2, gateway: 2 },
    pairsChat: true,
  });
  const { urls } = bed.fleet;
  const first = bed.through(0);
  let emails = 0;
  return {
    urls,
    call: (door, wanted) => sendCall(urls[door] ?? '', wanted),
    stop: () => bed.dispose(),
    signUp() {
      emails += 1;
      const name = { firstname: `Ada ${emails}`, lastname: 'Berg' };
      return freshAccount(first, `ada${emails}@revocation.example`, 'artist', name);
    },
    mailTo: async (email, count) => (await nextMail(first, email, count)).text,
    async makeAdmin(userId) {
      const accounts = await bed.stored<StoredDocument>('identity', 'accounts');
      await accounts.updateOne({ _id: userId }, { $set: { isAdmin: true } });
    },
    async shareNothing(isAway) {
      if (!isSharedAway) return;
      await (isAway ? bed.doors.shared.refuse() : bed.doors.shared.open());
    },
  };
}
