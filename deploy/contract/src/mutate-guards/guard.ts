/** One place of the code that keeps somebody out, and the same place without it. */
export interface Guard {
  id: number;
  /** From the root of the project. */
  file: string;
  line: number;
  kind: string;
  /** The guard as it is written, on one line. */
  text: string;
}

/** A replacement of bytes. `code` says what stands there when guard `id` can be taken away. */
export interface Edit {
  start: number;
  end: number;
  code(id: number, inner: string): string;
}

export interface Found {
  kind: string;
  edit: Edit;
  line: number;
  text: string;
}
