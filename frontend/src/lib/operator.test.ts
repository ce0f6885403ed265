import { expect, test } from 'vitest';
import { parseOperator } from './operator.ts';

const nobody = { name: '', address: [], email: '', register: '', vatId: '' };

test('reads what the server says of who runs the place', () => {
  const given = {
    name: 'A',
    address: ['Weg 1', 'Kiel'],
    email: 'a@b.example',
    register: 'HRB 1',
    vatId: 'DE1',
  };
  expect(parseOperator(JSON.stringify(given))).toEqual(given);
});

test.each([undefined, null, '', 'no json', 'null', '[]', '{"name":1,"address":"x"}'])(
  'knows nobody from %j',
  (content) => {
    expect(parseOperator(content)).toEqual(nobody);
  },
);
