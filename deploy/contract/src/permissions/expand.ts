import { type Actor, ANY, type Group, groups, type Line, type Place, type Rights } from './notation.ts';

/** What a call must answer to one actor, for one place of the id and one state of the object. */
export interface Cell {
  call: string;
  actor: Actor;
  place: Place;
  state: string;
  status: number;
  code: string | undefined;
  /** The answer about this state is the same, byte for byte. */
  sameAs: string | undefined;
  /** Name of what a success shows. */
  sees: string | undefined;
}

const ANSWER = /^(\d{3})(?: ([a-z-]+))?(?: = ([a-z '-]+))?$/;
const SUCCESS = /^(2\d\d)(?: sees ([a-z '-]+))?$/;

const manyOf = <T extends string>(oneOrMore: T | readonly T[]): readonly T[] =>
  typeof oneOrMore === 'string' ? [oneOrMore] : oneOrMore;

const isGroup = (who: Actor | Group): who is Group => who in groups;

const actorsOf = (who: Line[0]): Actor[] =>
  manyOf(who).flatMap((one): readonly Actor[] => (isGroup(one) ? groups[one] : [one]));

function answerOf(text: string): Pick<Cell, 'status' | 'code' | 'sameAs' | 'sees'> {
  const [, success, sees] = SUCCESS.exec(text) ?? [];
  if (success) return { status: Number(success), code: undefined, sameAs: undefined, sees };
  const [, status, code, sameAs] = ANSWER.exec(text) ?? [];
  if (!status || !code) throw new TypeError(`no answer can be read from "${text}"`);
  return { status: Number(status), code, sameAs, sees: undefined };
}

const product = (call: string, [who, where, state, answer]: Line): Cell[] =>
  actorsOf(who).flatMap((actor) =>
    manyOf(where).flatMap((place) =>
      manyOf(state).map((one) => ({ call, actor, place, state: one, ...answerOf(answer) })),
    ),
  );

const tokenCodes = {
  visitor: 'token-missing',
  forged: 'token-invalid',
  'signed-out': 'session-ended',
  suspended: 'session-ended',
  deleted: 'session-ended',
} as const;

/** The token comes before everything else: every place of the call with its first state, every state with its first place. */
function refusalsOf({ call, needs, lines }: Rights): Cell[] {
  if (needs === 'open') return [];
  const [, firstPlaces = 'none', firstStates = ANY] = lines[0] ?? [];
  const [place = 'none'] = manyOf(firstPlaces);
  const [state = ANY] = manyOf(firstStates);
  const pairs = new Map<string, { place: Place; state: string }>();
  const add = (one: { place: Place; state: string }) => pairs.set(`${one.place}|${one.state}`, one);
  for (const [, where] of lines) for (const one of manyOf(where)) add({ place: one, state });
  for (const [, , about] of lines) for (const one of manyOf(about)) add({ place, state: one });
  const refused = needs === 'token' ? groups['no session'] : groups['bad token'];
  return refused.flatMap((actor) =>
    [...pairs.values()].map((pair) => ({
      call,
      actor,
      ...pair,
      ...answerOf(`401 ${tokenCodes[actor]}`),
    })),
  );
}

export const nameOf = ({ call, actor, place, state }: Cell): string =>
  `${call} · ${actor} · ${place} · ${state}`;

/** All cells of a table. @throws TypeError for a cell that is listed twice, or an answer that cannot be read */
export function expand(table: readonly Rights[]): Cell[] {
  const cells = table.flatMap((rights) => [
    ...refusalsOf(rights),
    ...rights.lines.flatMap((line) => product(rights.call, line)),
  ]);
  const seen = new Set<string>();
  for (const name of cells.map(nameOf)) {
    if (seen.has(name)) throw new TypeError(`listed twice: ${name}`);
    seen.add(name);
  }
  return cells;
}
