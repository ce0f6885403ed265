import { Kindred } from '@kindred/local/testing/kindred';
import { type Account, demoAccount } from '../account.ts';
import { type Answer, type Call, call } from '../call.ts';

type Send = (path: string, request?: Omit<Call, 'method'>) => Promise<Answer>;

/** A running Kindred and two members of it who are connected and have talked. */
export interface Scene {
  kindred: Kindred;
  mira: Account;
  clara: Account;
  post: Send;
  put: Send;
}

/** Tests are collected before the scene stands; they ask for it when they run. */
export type AtScene = () => Scene;

export async function openScene(): Promise<Scene> {
  const kindred = await Kindred.start();
  const [mira, clara] = await Promise.all([
    demoAccount(kindred, 'artist'),
    demoAccount(kindred, 'entrepreneur'),
  ]);
  return {
    kindred,
    mira,
    clara,
    post: (path, request) => call(kindred, path, { method: 'POST', ...request }),
    put: (path, request) => call(kindred, path, { method: 'PUT', ...request }),
  };
}

/** All that the two can see of themselves, of each other and of their talk. */
export async function stateOf({ kindred, mira, clara }: Scene): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const { email, token, userId } of [mira, clara]) {
    const other = userId === mira.userId ? clara.userId : mira.userId;
    for (const path of ['/users/loggeduser', '/chats/finduserconnections/', `/messages/get/${other}`]) {
      const answer = await call(kindred, path, { token });
      state[`${email} ${path}`] =
        `${answer.status} ${answer.text.replaceAll(/"isOnline":(true|false)/g, '')}`;
    }
  }
  return state;
}
