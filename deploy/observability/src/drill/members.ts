import { anImage } from '@kindred/chassis/testing/images';
import { type Account, freshAccount } from '@kindred/e2e/account';
import type { Running } from '@kindred/local/testing/running';

const names = ['ann', 'bob', 'cem', 'dora', 'eli'];

/** Five members, each with a name of their own. */
export async function makeMembers(kindred: Running): Promise<Account[]> {
  const members: Account[] = [];
  for (const name of names) {
    const named = { firstname: name, lastname: 'Drill' };
    members.push(await freshAccount(kindred, `${name}@example.com`, 'artist', named));
  }
  return members;
}

/** Gives a member a picture; answers where it is. */
export async function uploadPicture(kindred: Running, members: readonly Account[]): Promise<string> {
  const [member] = members;
  if (!member) throw new Error('there is no member');
  const form = new FormData();
  form.append('profileImage', new Blob([new Uint8Array(await anImage())], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`${kindred.url}/users/update-profile-pic/${member.userId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${member.token}` },
    body: form,
  });
  // The owner answers by its own schema.
  const { user } = (await answer.json()) as { user: { profileImage: string } };
  return new URL(user.profileImage, kindred.url).pathname;
}
