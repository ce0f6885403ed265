import { expect, it } from 'vitest';
import { compare, listNames, type Shape } from './shape.ts';

const shape: Shape = {
  fields: { success: 'yes', users: { name: 'users', list: { fields: { _id: 'id', about: 'text' } } } },
};
const _id = 'a'.repeat(24);

it('welcomes more than is documented and tells which lists had entries', () => {
  const answer = { success: true, users: [{ _id, about: '', more: 1 }], total: 1 };
  expect(compare(shape, answer)).toEqual({ problems: [], filled: ['users'] });
  expect(compare(shape, { success: true, users: [] })).toEqual({ problems: [], filled: [] });
  expect(listNames(shape)).toEqual(['users']);
});

it.each([
  [{ users: [] }, 'answer.success is no yes: nothing'],
  [{ success: true }, 'answer.users is no list: nothing'],
  [{ success: true, users: [{ _id }] }, 'answer.users[0].about is no text: nothing'],
  [{ success: true, users: [{ _id: 'A', about: '' }] }, 'answer.users[0]._id is no id: "A"'],
  [null, 'answer is no object: null'],
])('names what is missing or of another type: %j', (answer, problem) => {
  expect(compare(shape, answer).problems).toEqual([problem]);
});
