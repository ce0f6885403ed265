import { afterAll, beforeAll } from 'vitest';
import { browserWays } from '../src/session-edges/browser-ways.ts';
import { doubleClicks } from '../src/session-edges/double-clicks.ts';
import { guards } from '../src/session-edges/guards.ts';
import { keptWords } from '../src/session-edges/kept-words.ts';
import { outages } from '../src/session-edges/outages.ts';
import { sessions } from '../src/session-edges/sessions.ts';
import { timers } from '../src/session-edges/timers.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

for (const tests of [sessions, guards, browserWays, keptWords, doubleClicks, timers, outages])
  tests(() => stage);
