import type { Shape } from './shape.ts';

/** What a client puts into a field of a body. */
export type Field = 'text' | 'id' | 'number' | 'words' | 'file' | 'names';

export type Body =
  | { kind: 'none' }
  | {
      kind: 'json' | 'multipart';
      fields: Readonly<Record<string, Field>>;
      /** The fields are documented as a choice: any of them may be sent alone. */
      isPartial?: true;
    };

/** One row of the specification's point 7. */
export interface DocumentedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Letter for letter, with its slash at the end where it has one, without its query. */
  path: string;
  /** Parameters that may stand behind the path. */
  query?: readonly string[];
  body: Body;
  /** What the app reads of a success; where the document says "not shown", what the decisions give instead. */
  answer: Shape;
}

export const noBody: Body = { kind: 'none' };
export const json = (fields: Readonly<Record<string, Field>>): Body => ({ kind: 'json', fields });
export const form = (fields: Readonly<Record<string, Field>>): Body => ({ kind: 'multipart', fields });

/** `success` and what else a call answers. */
export const succeeds = (fields: Readonly<Record<string, Shape>> = {}): Shape => ({
  fields: { success: 'yes', ...fields },
});
