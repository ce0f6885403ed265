/** What a documented value is, as plainly as the documents say it. */
export type Shape = keyof typeof leaves | ListShape | FieldsShape;

export interface ListShape {
  list: Shape;
  /** A list proves nothing about its entries while it is empty: under this name it must have been seen filled. */
  name: string;
}

export interface FieldsShape {
  fields: Readonly<Record<string, Shape>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const leaves = {
  text: isText,
  textOrNull: (value: unknown) => value === null || isText(value),
  /** Where a picture or a file is: an address on our own side, or none. */
  urlOrNull: (value: unknown) => value === null || (isText(value) && /^(\/|https?:\/\/)\S+$/.test(value)),
  url: (value: unknown) => isText(value) && /^(\/|https?:\/\/)\S+$/.test(value),
  id: (value: unknown) => isText(value) && /^[0-9a-f]{24}$/.test(value),
  token: (value: unknown) => isText(value) && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value),
  role: (value: unknown) => value === 'artist' || value === 'entrepreneur',
  level: (value: unknown) =>
    isText(value) && ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent'].includes(value),
  offerType: (value: unknown) => value === 'offer' || value === 'seeking',
  offerStatus: (value: unknown) => value === 'open' || value === 'closed',
  stars: (value: unknown) => [1, 2, 3, 4, 5].includes(value as number),
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  numberOrNull: (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value)),
  count: (value: unknown) => Number.isInteger(value) && (value as number) >= 0,
  yes: (value: unknown) => value === true,
  time: (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value)),
} as const satisfies Record<string, (value: unknown) => boolean>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Finding {
  /** One line for everything that is missing or of another type. */
  problems: string[];
  /** Names of the lists that had entries. */
  filled: string[];
}

const none: Finding = { problems: [], filled: [] };
const join = (findings: readonly Finding[]): Finding => ({
  problems: findings.flatMap(({ problems }) => problems),
  filled: findings.flatMap(({ filled }) => filled),
});

/** Compares an answer with what is documented; more than is documented is welcome. */
export function compare(shape: Shape, value: unknown, at = 'answer'): Finding {
  if (typeof shape === 'string') {
    return leaves[shape](value) ? none : { ...none, problems: [`${at} is no ${shape}: ${shown(value)}`] };
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return { ...none, problems: [`${at} is no list: ${shown(value)}`] };
    const entries = join(value.map((entry, place) => compare(shape.list, entry, `${at}[${place}]`)));
    return value.length > 0 ? { ...entries, filled: [shape.name, ...entries.filled] } : entries;
  }
  if (!isRecord(value)) return { ...none, problems: [`${at} is no object: ${shown(value)}`] };
  return join(
    Object.entries(shape.fields).map(([field, inner]) => compare(inner, value[field], `${at}.${field}`)),
  );
}

const SHOWN = 60;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);

/** Every list a shape speaks of. */
export function listNames(shape: Shape): string[] {
  if (typeof shape === 'string') return [];
  if ('list' in shape) return [shape.name, ...listNames(shape.list)];
  return Object.values(shape.fields).flatMap(listNames);
}
