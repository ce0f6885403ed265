import { mailsTo } from '@kindred/local/testing/mailbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { otherActors } from '../src/bad-input/actors.ts';
import { badAddresses } from '../src/bad-input/addresses.ts';
import { badBodies } from '../src/bad-input/bodies.ts';
import { races } from '../src/bad-input/races.ts';
import { openScene, type Scene, stateOf } from '../src/bad-input/scene.ts';
import { badSockets } from '../src/bad-input/sockets.ts';
import { badTokens } from '../src/bad-input/tokens.ts';

let scene: Scene;
let before: Record<string, string>;

beforeAll(async () => {
  scene = await openScene();
  before = await stateOf(scene);
});
afterAll(() => scene?.kindred.dispose());
afterEach(async () => {
  expect(await stateOf(scene)).toEqual(before);
});

for (const tests of [badBodies, badAddresses, otherActors, badTokens, badSockets, races]) tests(() => scene);

describe('at the end', () => {
  it('the process lives, is ready, has written no error and no mail to those it refused', async () => {
    const { kindred } = scene;
    expect(await kindred.isReady()).toBe(true);
    expect(kindred.output).not.toMatch(/"level":(50|60)/);
    expect(await mailsTo(kindred, 'never@example.com')).toEqual([]);
  });
});
