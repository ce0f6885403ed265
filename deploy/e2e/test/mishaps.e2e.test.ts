import { afterAll, beforeAll } from 'vitest';
import { accountMishaps } from '../src/mishaps/account.ts';
import { chatMishaps } from '../src/mishaps/chat.ts';
import { haste } from '../src/mishaps/haste.ts';
import { homeMishaps } from '../src/mishaps/home.ts';
import { signInMishaps } from '../src/mishaps/sign-in.ts';
import { routeStates } from '../src/mishaps/states.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

for (const tests of [signInMishaps, accountMishaps, chatMishaps, homeMishaps, haste, routeStates])
  tests(() => stage);
