import type { Keys } from '@kindred/operate/folder/keys';
import type { Cast } from '../cast.ts';
import { goodInput } from '../good-input.ts';
import type { Parts } from '../make-request.ts';
import type { Pair } from '../pair.ts';
import type { PublicCall } from '../public-calls.ts';

export interface Scene {
  calls: readonly PublicCall[];
  cast: Cast;
  keys: Keys;
}

/** Pairs of one theme over all calls. */
export type Attack = (scene: Scene) => Pair[];

/** A call as its member would make it. */
export const goodParts = (call: PublicCall, cast: Cast): Parts => ({
  call,
  input: goodInput(call, cast),
  token: call.door.access === 'public' ? undefined : cast.me.token,
});

/** Calls that are asked for a body of JSON. */
export const takesJson = ({ route, door }: PublicCall): boolean =>
  door.method !== 'GET' && route.multipart !== 'only';

export const hasBody = ({ route }: PublicCall): boolean =>
  route.body !== undefined && route.multipart !== 'only';
