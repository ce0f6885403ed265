import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { exampleOf, FILE_EXAMPLE } from './example.ts';
import { closed, file, id } from './schemas.ts';

it('is made of what the parts name', () => {
  const schema = closed({
    _id: id(),
    kind: Type.Union([Type.Null(), Type.Literal('pdf')]),
    limit: Type.Integer({ minimum: 1, default: 50 }),
    names: Type.Array(Type.String({ examples: ['Mira', 'Otto'] })),
    createdAt: Type.String({ format: 'date-time' }),
    image: file(),
    isOpen: Type.Boolean(),
  });
  expect(exampleOf(schema)).toEqual({
    _id: '64f1c0ffee0000000000abcd',
    kind: 'pdf',
    limit: 50,
    names: ['Mira'],
    createdAt: expect.stringMatching(/Z$/),
    image: FILE_EXAMPLE,
    isOpen: true,
  });
});

it('names the part that has none', () => {
  const schema = closed({ user: closed({ name: Type.String() }) });
  expect(() => exampleOf(schema, 'answer')).toThrow('answer.user.name names no example');
});
