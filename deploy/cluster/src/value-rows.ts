import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** One value of the chart, or a group that is described as a whole. */
export interface ValueRow {
  name: string;
  /** As JSON. */
  fallback: string;
  meaning: string;
}

const LONGEST = 60;

/** The words of the comment lines before a key that begin with `# --`. */
function meaningOf(comment: string | null | undefined): string {
  const text = comment ?? '';
  const at = text.lastIndexOf(' -- ');
  return at < 0
    ? ''
    : text
        .slice(at + 4)
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ');
}

/** A map's first comment belongs to its first pair, which the parser gives to the map. */
const commentsOf = (map: YAMLMap): (string | null | undefined)[] =>
  map.items.map(({ key }, index) => {
    const own = isScalar(key) ? key.commentBefore : undefined;
    return index === 0 ? (own ?? map.commentBefore) : own;
  });

function rowsOf(map: YAMLMap, prefix: string): ValueRow[] {
  const comments = commentsOf(map);
  return map.items.flatMap(({ key, value }: Pair, index) => {
    const name = `${prefix}${isScalar(key) ? key.value : key}`;
    const meaning = meaningOf(comments[index]);
    if (isMap(value) && value.items.length > 0 && !meaning) return rowsOf(value, `${name}.`);
    const whole = JSON.stringify(isScalar(value) ? value.value : (value as { toJSON(): unknown }).toJSON());
    const fallback = whole.length > LONGEST ? 'see `values.yaml`' : `\`${whole}\``;
    return [{ name, fallback, meaning }];
  });
}

/** Every value of a chart's `values.yaml` in its order, with what its comment says. */
export function valueRows(yaml: string): ValueRow[] {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) throw new Error('values are no map');
  // A document's first comment lies before its first key.
  return rowsOf(contents, '');
}
