import { type Cell, expand, nameOf } from '../permissions/expand.ts';
import { permissions } from '../permissions/table.ts';
import { embeddedAdapters } from '../testing/adapters.ts';
import { openDoors } from '../testing/permissions/doors.ts';
import { prepare, tryCell } from '../testing/permissions/try-cells.ts';
import { makeWorld, type World } from '../testing/permissions/world.ts';
import { startProduct } from '../testing/product.ts';

/** One thing that must be right while every guard stands. */
interface Try {
  name: string;
  isRefused: boolean;
  isRight(world: World): Promise<boolean>;
}

const MOST_TRIES = 60;

/** Refusals first: they are what a missing guard lets through. Spread over calls, since a guard may serve many. */
function chosen(tries: readonly Try[]): Try[] {
  const refused = tries.filter(({ isRefused }) => isRefused);
  const step = Math.max(1, Math.ceil(refused.length / MOST_TRIES));
  const spread = refused.filter((_, index) => index % step === 0);
  const granted = tries.filter(({ isRefused }) => !isRefused);
  const wide = Math.max(1, Math.ceil(granted.length / MOST_TRIES));
  return [...spread, ...granted.filter((_, index) => index % wide === 0)];
}

const isUncalled = (cell: Cell): boolean => cell.status === 401 && cell.code !== 'invalid-credentials';

/** Services check the token again; that its session has ended is known at the outer door and to chat's sockets. */
const doorsFor = ({ code }: Cell): readonly ('outer' | 'inner')[] =>
  code === 'session-ended' ? ['outer'] : ['outer', 'inner'];

/** What each guard, taken away, makes go wrong: the tries that reach it are made without it, until one is wrong. */
export async function createTrial() {
  const product = await startProduct({ adapters: embeddedAdapters });
  const doors = await openDoors(product);
  let world = await makeWorld(product);
  const cells = expand(permissions);
  const tries: Try[] = cells.flatMap((cell) => [
    {
      name: nameOf(cell),
      isRefused: cell.status >= 400,
      isRight: async (inWorld) => (await tryCell(inWorld, cell)) === undefined,
    },
    ...(isUncalled(cell) && cell.place !== 'query'
      ? doorsFor(cell).map((door) => ({
          name: `${nameOf(cell)} at the ${door} door alone`,
          isRefused: true,
          isRight: async (inWorld: World) =>
            (await doors[door](cell.call, (await prepare(inWorld, cell)).request)) === 401,
        }))
      : []),
  ]);
  const reaching = new Map<number, Set<Try>>();
  const { state } = globalThis.guards;

  const isRight = (one: Try): Promise<boolean> => one.isRight(world).catch(() => false);
  const isWrongWithout = async (guard: number, one: Try): Promise<boolean> => {
    state.removed = guard;
    const right = await isRight(one);
    state.removed = 0;
    return !right;
  };

  return {
    /** Makes every try with every guard in place. Answers the wrong ones. */
    async explore(): Promise<string[]> {
      const wrong: string[] = [];
      for (const one of tries) {
        state.reached = (id) => reaching.set(id, (reaching.get(id) ?? new Set()).add(one));
        if (await isRight(one)) continue;
        wrong.push(one.name);
        for (const reached of reaching.values()) reached.delete(one);
      }
      state.reached = () => {};
      return wrong;
    },
    /** The try that notices, or undefined. What an earlier removal broke is mended first. */
    async noticedBy(guard: number): Promise<string | undefined> {
      for (const one of chosen([...(reaching.get(guard) ?? [])])) {
        if (!(await isWrongWithout(guard, one))) continue;
        if (await isRight(one)) return one.name;
        world = await makeWorld(product);
        if (!(await isRight(one))) continue;
        if (await isWrongWithout(guard, one)) return one.name;
      }
      return undefined;
    },
    async close(): Promise<void> {
      await doors.close();
      await product.stop();
    },
  };
}
