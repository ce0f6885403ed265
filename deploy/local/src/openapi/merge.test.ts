import { expect, it } from 'vitest';
import { mergeOpenApi } from './merge.ts';

const card = { title: 'Card', type: 'object', properties: { name: { type: 'string' } } };
const one = { paths: { '/a': { get: { responses: { 200: { schema: card } } } } } };
const two = { paths: { '/a': { put: { responses: { 200: { schema: { type: 'array', items: card } } } } } } };

it('puts every titled shape once into the components', () => {
  const merged = mergeOpenApi([one, two], '1');
  expect(merged).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/a': {
        get: { responses: { 200: { schema: { $ref: '#/components/schemas/Card' } } } },
        put: { responses: { 200: { schema: { items: { $ref: '#/components/schemas/Card' } } } } },
      },
    },
    components: { schemas: { Card: { type: 'object', properties: { name: { type: 'string' } } } } },
  });
});

it('refuses two calls under one path and two shapes under one name', () => {
  expect(() => mergeOpenApi([one, one], '1')).toThrow('get /a stands twice');
  const other = { paths: { '/b': { get: { schema: { ...card, properties: {} } } } } };
  expect(() => mergeOpenApi([one, other], '1')).toThrow('two different schemas are called Card');
});
