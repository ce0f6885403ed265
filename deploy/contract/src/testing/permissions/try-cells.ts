import { type Cell, nameOf } from '../../permissions/expand.ts';
import type { Answer } from '../send-call.ts';
import { type Ask, callOf } from './scene.ts';
import { scenes } from './scenes/all.scenes.ts';
import { shows } from './views.ts';
import type { World } from './world.ts';

/** A cell whose answer is not the one the table says. */
export interface Wrong {
  cell: string;
  wanted: string;
  got: string;
}

function askOf(world: World, { actor, place, state }: Pick<Cell, 'actor' | 'place' | 'state'>): Ask {
  const { actors } = world.cast;
  const me = actor === 'visitor' ? actors.owner : actors[actor];
  const foreign = me.userId === actors.owner.userId ? actors.member : actors.owner;
  return { world, actor, me, foreign, place, state };
}

/** The request of a cell; what has to be there is there. */
export async function prepare(world: World, cell: Cell, state = cell.state) {
  const scene = scenes[cell.call];
  if (!scene) throw new TypeError(`nobody knows how to make ${cell.call}`);
  const ask = askOf(world, { ...cell, state });
  return { ask, request: await callOf(cell.call, scene, ask) };
}

const codeOf = ({ json }: Answer): string | undefined =>
  (json as { errors?: { code?: string }[] } | undefined)?.errors?.[0]?.code;

async function isRight(world: World, cell: Cell, ask: Ask, answer: Answer): Promise<boolean> {
  if (answer.status !== cell.status) return false;
  if (cell.code !== undefined && codeOf(answer) !== cell.code) return false;
  if (cell.sees !== undefined && !(await shows(cell.sees, answer, ask))) return false;
  if (cell.sameAs === undefined) return true;
  const { request } = await prepare(world, cell, cell.sameAs);
  return (await world.product.call(request)).text === answer.text;
}

/** Everything of the owner that others could have changed, as one text. */
async function ownersState({ as, cast, offers }: World): Promise<string> {
  const { owner, connected, parted, 'other party': other } = cast.actors;
  const paths = [
    '/users/loggeduser',
    `/ratings/get-for-user/${owner.userId}`,
    ...[connected, parted, other].map(({ userId }) => `/messages/get/${userId}`),
    ...[offers.open, offers.closed, offers.toApply].map((id) => `/offers/find/${id}`),
  ];
  const answers = await Promise.all(paths.map((path) => as(owner, 'GET', path)));
  // Signed addresses are made anew for every answer.
  return answers.map(({ text }) => text.replace(/expires=\d+&signature=[\w-]+/g, '')).join('\n');
}

/** The answer of one cell, where it is not the one the table says. */
export async function tryCell(world: World, cell: Cell): Promise<Wrong | undefined> {
  const { ask, request } = await prepare(world, cell);
  const answer = await world.product.call(request);
  if (await isRight(world, cell, ask, answer)) return undefined;
  const wanted = [
    cell.status,
    cell.code,
    cell.sameAs && `= ${cell.sameAs}`,
    cell.sees && `sees ${cell.sees}`,
  ];
  return {
    cell: nameOf(cell),
    wanted: wanted.filter(Boolean).join(' '),
    got: `${answer.status} ${answer.text.slice(0, 200)}`,
  };
}

const isRefused = ({ status }: Cell): boolean => status >= 400;

/** Tries the cells of one call: all refusals first, which together may change nothing of the owner's. */
export async function tryCells(world: World, cells: readonly Cell[]) {
  const wrong: Wrong[] = [];
  const tryAll = async (some: readonly Cell[]): Promise<void> => {
    for (const cell of some) {
      const found = await tryCell(world, cell);
      if (found) wrong.push(found);
    }
  };
  const refused = cells.filter(isRefused);
  const isQuiet = !cells.some(({ call }) => scenes[call]?.isSetPerCell);
  const before = isQuiet ? await ownersState(world) : '';
  await tryAll(refused);
  const after = isQuiet ? await ownersState(world) : '';
  if (before !== after) wrong.push({ cell: `refusals of ${cells[0]?.call}`, wanted: before, got: after });
  await tryAll(cells.filter((cell) => !isRefused(cell)));
  return wrong;
}
