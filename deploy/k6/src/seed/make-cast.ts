import { randomBytes } from 'node:crypto';
import type { Door } from './door.ts';
import { SeedError } from './seed-error.ts';

export interface SeededMember {
  userId: string;
  email: string;
  token: string;
  otherId: string;
}

type Person = Omit<SeededMember, 'otherId'>;

const PASSWORD = 'a very long evening walk';

/** Registers, confirms by the mailed link, signs in and takes a name, as a member does. */
async function aPerson(door: Door, name: string, role: 'artist' | 'entrepreneur'): Promise<Person> {
  const email = `${name}@load.example`;
  const terms = { accepted: true, version: 'load' };
  await door.post('/users/register', { email, password: PASSWORD, role, categories: ['Music'], terms });
  await door.post(`/users/emailconfirm/${await door.mailedToken(email)}`, undefined);
  const { token, user } = await door.post('/users/signin', { email, password: PASSWORD });
  const person = { userId: String(user._id), email, token: String(token) };
  await door.untilTaken(
    'PUT',
    `/users/update/${person.userId}`,
    { firstname: name, lastname: 'Load' },
    token,
  );
  return person;
}

async function connect(door: Door, one: Person, other: Person): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const body = { senderId: from.userId, receiverId: to.userId, action: 'send' };
    await door.untilTaken('POST', '/users/send-connection-request', body, from.token);
  }
  await door.untilTaken('GET', `/messages/get/${other.userId}`, undefined, one.token);
}

/** Pairs of connected members, side by side in the list, made through the public door. @throws SeedError */
export async function makeCast(door: Door, pairs: number): Promise<SeededMember[]> {
  if (!Number.isInteger(pairs) || pairs < 1) throw new SeedError('PAIRS must be a whole number from 1 on.');
  const run = randomBytes(4).toString('hex');
  const cast: SeededMember[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const artist = await aPerson(door, `a${i}-${run}`, 'artist');
    const entrepreneur = await aPerson(door, `b${i}-${run}`, 'entrepreneur');
    await connect(door, artist, entrepreneur);
    cast.push({ ...artist, otherId: entrepreneur.userId }, { ...entrepreneur, otherId: artist.userId });
  }
  return cast;
}
