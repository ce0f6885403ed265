import { type TObject, type TProperties, Type } from 'typebox';

/** A closed object: an unknown field is an error. `title` names it in the OpenAPI document. */
export const closed = <P extends TProperties>(properties: P, title?: string): TObject<P> =>
  Type.Object(properties, { additionalProperties: false, ...(title ? { title } : {}) });

const shownAs = (example: string | undefined) => (example === undefined ? {} : { examples: [example] });

/** A text that is answered as it is stored, with what it looks like. */
export const shownText = (example: string) => Type.String({ examples: [example] });

/** One line of text, NFC, no control or bidi-override characters. */
export const line = (maxLength: number, minLength = 0, example?: string) =>
  Type.String({ text: 'line', minLength, maxLength, ...shownAs(example) });

/** Text of several lines, otherwise as `line`. */
export const block = (maxLength: number, minLength = 0, example?: string) =>
  Type.String({ text: 'block', minLength, maxLength, ...shownAs(example) });

export const id = () => Type.String({ pattern: '^[0-9a-f]{24}$', examples: ['64f1c0ffee0000000000abcd'] });

/** RFC 5321: at most 254 characters. */
export const email = () =>
  Type.String({ format: 'email', maxLength: 254, text: 'line', examples: ['mira@example.com'] });

/** The bytes of an uploaded file. Its name and declared type never get this far. */
export const file = () =>
  Type.Unsafe<Uint8Array>({ file: true, contentMediaType: 'application/octet-stream' });

export const success = () => closed({ success: Type.Literal(true) }, 'Success');

export const errorSchema = closed(
  {
    success: Type.Literal(false),
    message: Type.String({ examples: ['Sign in to go on.'] }),
    errors: Type.Array(
      closed({
        message: Type.String({ examples: ['Sign in to go on.'] }),
        code: Type.String({ examples: ['token-missing'] }),
        field: Type.Optional(Type.String({ examples: ['email'] })),
      }),
    ),
  },
  'ErrorBody',
);
