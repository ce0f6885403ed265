import type { Cluster } from '../cluster.ts';
import type { DemoMember } from '../demo/members.ts';

/** Confirmed accounts under the members' own ids. */
export async function registerMembers(
  { services: { identity } }: Cluster,
  members: readonly DemoMember[],
): Promise<void> {
  for (const { userId, email, role, categories } of members)
    await identity.registerAccount({
      userId,
      email,
      role,
      categories,
      password: 'two inks make a third',
      terms: { accepted: true, version: 'test' },
      locale: 'en',
      confirmation: 'none',
      idempotencyKey: userId,
    });
}
