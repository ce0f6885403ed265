import { isJsonObject, type Json, type JsonObject } from '../documents/json.ts';
import { segmentsOf } from '../documents/update-steps.ts';

type Container = JsonObject | Json[];

/** A place in a document that an update reads or writes. */
export interface Target {
  read(): Json | undefined;
  write(value: Json): void;
  remove(): void;
}

const INDEX = /^(0|[1-9]\d{0,5})$/;
const MAX_PADDING = 1_000;

function keyIn(container: Container, segment: string, path: string): string | number {
  if (!Array.isArray(container)) return segment;
  const index = Number(segment);
  if (!INDEX.test(segment) || index > container.length + MAX_PADDING)
    throw new TypeError(`cannot create field ${segment} of ${path} in an array`);
  return index;
}

function readIn(container: Container, key: string | number): Json | undefined {
  if (Array.isArray(container)) return container[Number(key)];
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

function writeIn(container: Container, key: string | number, value: Json): void {
  if (!Array.isArray(container)) {
    container[key] = value;
    return;
  }
  while (container.length < Number(key)) container.push(null);
  container[Number(key)] = value;
}

function containerOf(parent: Container, key: string | number, path: string): Container {
  const found = readIn(parent, key);
  if (isJsonObject(found) || Array.isArray(found)) return found;
  if (found !== undefined) throw new TypeError(`cannot create a field of ${path} in a scalar`);
  const made: JsonObject = {};
  writeIn(parent, key, made);
  return made;
}

/** The place for writing; objects on the way are made. @throws TypeError where MongoDB would refuse the path. */
export function targetAt(document: JsonObject, path: string): Target {
  const segments = segmentsOf(path);
  const last = segments.pop() ?? '';
  let container: Container = document;
  for (const segment of segments) container = containerOf(container, keyIn(container, segment, path), path);
  const [holder, key] = [container, keyIn(container, last, path)];
  return {
    read: () => readIn(holder, key),
    write: (value) => writeIn(holder, key, value),
    remove() {
      if (Array.isArray(holder)) writeIn(holder, key, null);
      else delete holder[key];
    },
  };
}

/** The place if there is a value, without making anything on the way. */
export function existingAt(document: JsonObject, path: string): Target | undefined {
  let found: Json | undefined = document;
  for (const segment of segmentsOf(path)) {
    if (Array.isArray(found)) found = INDEX.test(segment) ? found[Number(segment)] : undefined;
    else found = isJsonObject(found) && Object.hasOwn(found, segment) ? found[segment] : undefined;
  }
  return found === undefined ? undefined : targetAt(document, path);
}
