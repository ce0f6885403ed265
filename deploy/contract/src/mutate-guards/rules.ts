import type { Edit } from './guard.ts';
import { lastName, type Node, nodeAt } from './syntax.ts';

/** What is left of a node when it is taken away; undefined where a rule does not speak of it. */
export interface Removal {
  kind: string;
  code: Edit['code'];
}

interface Place {
  file: string;
  text: string;
  path: readonly Node[];
}

type Rule = (node: Node, place: Place) => Removal | undefined;

const REFUSALS =
  /^(?:new AppError\(\s*'(?:unauthenticated|forbidden|not-found|conflict|invalid)'|new AppError\('unavailable', 'profile-not-ready'|no[A-Z]\w*\()/;

/** `throw` of a refusal: nothing is thrown. */
const refusal: Rule = (node, { text }) => {
  const thrown = text.replace(/^throw\s+/, '');
  if (node.type !== 'ThrowStatement' || !REFUSALS.test(thrown)) return undefined;
  return { kind: 'refusal', code: (id, inner) => `if (guards.refuses(${id})) ${inner}` };
};

/** What is handed over may wait for something, so it is made outside. */
const unrefused: Edit['code'] = (id, inner) => {
  const open = inner.indexOf('(');
  const given = inner.slice(open + 1, inner.lastIndexOf(')'));
  return `guards.unrefused(${id}, (...given) => ${inner.slice(0, open)}(...given), [${given}])`;
};

/** `requireX(…)`: whatever it refuses is let through. */
const check: Rule = (node) => {
  const name = node.type === 'CallExpression' ? lastName(node) : '';
  if (!/^(?:require|ensure)[A-Z]/.test(name)) return undefined;
  return { kind: 'check', code: unrefused };
};

/** The access of a row of the door or of a route: everybody. */
const access: Rule = (node, { text, file }) => {
  const isRow = /routes\.table\.ts$|\.route\.ts$/.test(file) && node.type === 'KeyValueProperty';
  const [, value] = /^access: '(member|optional)'$/.exec(isRow ? text : '') ?? [];
  if (!value) return undefined;
  return {
    kind: 'access',
    code: (id) => `get access() { return guards.value(${id}, '${value}', 'public'); }`,
  };
};

/** What each of these says when nobody is kept out. */
const letThrough = new Map(
  Object.entries({
    isVisible: true,
    isShown: true,
    isCreatorShown: true,
    isOnDisplay: true,
    isParticipant: true,
    isKnown: true,
    isOpen: true,
    isVerified: true,
    isReadable: true,
    mayRead: true,
    isAdmin: true,
    isRevoked: false,
    isSuspended: false,
    isDeleted: false,
    isEmailHidden: false,
  }),
);

const negations = new Set([
  'UnaryExpression',
  'ParenthesisExpression',
  'AwaitExpression',
  'OptionalChainingExpression',
]);

/** In the test of a branch, beside `&&` and `||`, or as what an arrow function answers. */
function isAsked(node: Node, path: readonly Node[]): boolean {
  let below = node;
  for (const above of path.toReversed()) {
    if (above.type === 'IfStatement' || above.type === 'ConditionalExpression') return above.test === below;
    if (above.type === 'BinaryExpression') return above.operator === '&&' || above.operator === '||';
    if (above.type === 'ArrowFunctionExpression') return above.body === below;
    if (above.type === 'ReturnStatement' || (above.type === 'UnaryExpression' && above.operator === '!'))
      return true;
    if (!negations.has(above.type)) return false;
    below = above;
  }
  return false;
}

const said = (kind: string, answer: boolean): Removal => ({
  kind,
  code: (id, inner) => `guards.says(${id}, ${answer}, ${inner})`,
});

/** A predicate that decides who sees or does something: it always lets through. */
const predicate: Rule = (node, { path }) => {
  const isRead = ['CallExpression', 'MemberExpression', 'Identifier', 'OptionalChainingExpression'].includes(
    node.type,
  );
  const answer = letThrough.get(isRead ? lastName(node) : '');
  const parent = path.at(-1);
  const isPart = parent?.type === 'MemberExpression' || parent?.type === 'OptionalChainingExpression';
  const isCallee = parent?.type === 'CallExpression' && parent.callee === node;
  if (answer === undefined || isPart || isCallee || !isAsked(node, path)) return undefined;
  return said('predicate', answer);
};

/** `.filter(isVisible)`: nothing is left out. */
const filter: Rule = (node, { path }) => {
  const call = path.findLast(({ type }) => type === 'CallExpression');
  const isGiven =
    node.type === 'Identifier' && letThrough.get(lastName(node)) === true && lastName(call) === 'filter';
  if (!isGiven || path.at(-1) !== call) return undefined;
  return { kind: 'filter', code: (id, inner) => `((...one) => guards.says(${id}, true, ${inner}(...one)))` };
};

const callers = new Set(['callerId', 'readerId', 'actorId', 'userId', 'raterId', 'applicantId']);
const states = new Set(['deletedAt']);
const folders = /src\/(http|usecases|domain|sockets|auth)\//;

/** A comparison with who calls, or with being deleted: everybody is the one, nothing is gone. */
const comparison: Rule = (node, { file }) => {
  const { operator } = node;
  if (node.type !== 'BinaryExpression' || (operator !== '===' && operator !== '!==') || !folders.test(file))
    return undefined;
  const names = [lastName(nodeAt(node, 'left')), lastName(nodeAt(node, 'right'))];
  const literals = ['NullLiteral', 'StringLiteral', 'NumericLiteral'];
  const hasLiteral = [nodeAt(node, 'left'), nodeAt(node, 'right')].some((side) =>
    literals.includes(side?.type ?? ''),
  );
  const isAboutCaller =
    names.some((name) => callers.has(name)) && !hasLiteral && !names.includes('undefined');
  if (!isAboutCaller && !names.some((name) => states.has(name))) return undefined;
  return said('comparison', operator === '===');
};

const ENDS = /^(?:guardInbound|endWhenRevoked|endRevoked|sessionsEnded|revokeSession|revokeBefore)$/;

/** Doors, rooms and ends of the live channel: no door, everybody's room, no end. */
const live: Rule = (node, { text, file, path }) => {
  if (node.type === 'ReturnStatement' && /sockets\/handshake\.ts$/.test(file) && text === 'return false;')
    return { kind: 'socket door', code: (id, inner) => `if (guards.stands(${id})) ${inner}` };
  if (node.type !== 'CallExpression') return undefined;
  const name = lastName(node);
  if (/^io\.to\(/.test(text) && name === 'to')
    return { kind: 'room', code: (id, inner) => `guards.room(${id}, io, ${inner})` };
  if (ENDS.test(name) && path.at(-1)?.type !== 'CallExpression')
    return { kind: 'end of a session', code: (id, inner) => `(guards.stands(${id}) ? ${inner} : undefined)` };
  return undefined;
};

const owned = new Set([
  'receiverId',
  'senderId',
  'members',
  'applicantId',
  'userId',
  'createdBy',
  'raterId',
  'ratedUserId',
  'requesterId',
  'isUnread',
  'state',
  'deletedAt',
  'isRemoved',
  'isDeleted',
]);

/** A condition of a query that says whose or which: all of them. */
const query: Rule = (node, { file, path }) => {
  const isField = node.type === 'KeyValueProperty' || node.type === 'Identifier';
  if (!/\.store\.ts$/.test(file) || !isField || path.at(-1)?.type !== 'ObjectExpression') return undefined;
  const call = path.findLast(({ type }) => type === 'CallExpression');
  const isQuery = /^(?:find|findOne|countUpTo|count)$/.test(lastName(call));
  const name = node.type === 'Identifier' ? lastName(node) : String(nodeAt(node, 'key')?.value);
  const isInFirst = path.at(-2) === undefined || !path.some(({ type }) => type === 'SpreadElement');
  if (!isQuery || !isInFirst || !owned.has(name)) return undefined;
  return { kind: 'query', code: (id, inner) => `...(guards.stands(${id}) ? { ${inner} } : {})` };
};

const rules: readonly Rule[] = [refusal, check, access, filter, predicate, comparison, live, query];

/** The first rule that knows a node. */
export const removalOf: Rule = (node, place) => {
  for (const rule of rules) {
    const removal = rule(node, place);
    if (removal) return removal;
  }
  return undefined;
};
