import exec from 'k6/execution';
import { get, post, put } from './calls.ts';
import { cast, memberOf } from './cast.ts';

const words = ['design', 'music', 'studio', 'paint'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Somebody who looks around and signs in nowhere. */
export function visit(): void {
  get('landing page', '/');
  get('hub: newest page', '/users/all-the-users?limit=50');
  get('Top five', '/users/all-the-users?sort=rating&limit=5&role=artist');
  get('hub: a word', `/users/all-the-users?limit=50&q=${pick(words)}`);
  get('best ratings', '/ratings/get-best-ratings');
  get('a profile', `/users/single-user/${pick(cast).userId}`);
}

/** A member who comes home, reads and writes. */
export function live(): void {
  const me = memberOf(exec.vu.idInTest);
  get('own profile', '/users/loggeduser', me);
  get('contacts', '/chats/finduserconnections/', me);
  get('offers', '/offers?limit=20', me);
  get('a conversation', `/messages/get/${me.otherId}?limit=50`, me);
  post(
    'send a message',
    `/messages/send/${me.otherId}`,
    { message: `load ${exec.scenario.iterationInTest}` },
    me,
  );
  if (exec.scenario.iterationInTest % 10 === 0)
    put(
      'change a title',
      `/users/update/${me.userId}`,
      { title: `title ${exec.scenario.iterationInTest}` },
      me,
    );
}

/** Nine who look and read, one who writes, as the hub is used. */
export function mixed(): void {
  if (exec.scenario.iterationInTest % 3 === 0) live();
  else visit();
}
