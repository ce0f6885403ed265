import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusions } from './exclusions.ts';
import type { Edit, Guard } from './guard.ts';
import { removalOf } from './rules.ts';
import { parseSource, walk } from './syntax.ts';

/** A file in which every guard can be taken away at run time. */
export interface Armed {
  file: string;
  text: string;
}

export interface GuardsFound {
  guards: Guard[];
  files: Armed[];
  /** What looks like a guard and is left alone, by reason. */
  excluded: Map<string, number>;
}

interface Numbered extends Edit {
  id: number;
}

/** Edits lie within each other or apart: the inner ones are made first. */
function apply(bytes: Buffer, edits: readonly Numbered[], start = 0, end = bytes.length): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  const outer = inside.filter(
    (edit) => !inside.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
  );
  let text = '';
  let at = start;
  for (const edit of outer.toSorted((a, b) => a.start - b.start)) {
    const rest = inside.filter((other) => other !== edit);
    text +=
      bytes.subarray(at, edit.start).toString() +
      edit.code(edit.id, apply(bytes, rest, edit.start, edit.end));
    at = edit.end;
  }
  return text + bytes.subarray(at, end).toString();
}

const RUNTIME = "import '@kindred/chassis/errors/app-error';\n";

/** Every guard in the sources of the services and the door. */
export function findGuards(root: string): GuardsFound {
  const guards: Guard[] = [];
  const files: Armed[] = [];
  const excluded = new Map<string, number>();
  const sources = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .toSorted();
  for (const file of sources) {
    const { module, bytes, textOf, rangeOf, lineOf } = parseSource(readFileSync(join(root, file), 'utf8'));
    const edits: Numbered[] = [];
    walk(module, (node, path) => {
      if (!node.span && node.type !== 'KeyValueProperty') return;
      const text = textOf(node);
      const removal = removalOf(node, { file, text, path });
      if (!removal) return;
      const range = rangeOf(node);
      if (edits.some(({ start, end }) => start === range.start && end === range.end)) return;
      const why = exclusions.find((one) => one.file.test(file) && one.text.test(text))?.why;
      if (why !== undefined) return void excluded.set(why, (excluded.get(why) ?? 0) + 1);
      const id = guards.length + 1;
      guards.push({
        id,
        file,
        line: lineOf(node),
        kind: removal.kind,
        text: text.replace(/\s+/g, ' ').slice(0, 110),
      });
      edits.push({ id, ...range, code: removal.code });
    });
    if (edits.length > 0) files.push({ file, text: RUNTIME + apply(bytes, edits) });
  }
  return { guards, files, excluded };
}
