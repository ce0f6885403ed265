import { afterAll, beforeAll } from 'vitest';
import { frames } from '../src/spec/frames.ts';
import { homes } from '../src/spec/homes.ts';
import { landingParts } from '../src/spec/landing-parts.ts';
import { profileParts } from '../src/spec/profile-parts.ts';
import { thresholds } from '../src/spec/thresholds.ts';
import { tutorial } from '../src/spec/tutorial.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

for (const tests of [landingParts, frames, thresholds, profileParts, homes, tutorial]) tests(() => stage);
