import { expect, test } from 'vitest';
import type { Cell, Gradebook } from '../../contract.ts';
import { sortRows } from './sort-rows.ts';

const cell = (state: Cell['state'], more: Partial<Cell> = {}): Cell => ({
  ...{ state, isLate: false, doneAt: null, isHeld: false, result: null, answers: null },
  ...more,
});
const row = (id: string, first: Cell | null): Gradebook['rows'][number] => ({
  ...{ id, firstName: id, lastName: '', username: id },
  cells: [first],
});
const rows = [
  row('a', cell('done', { answers: { correct: 9, graded: 10 } })),
  row('b', null),
  row('c', cell('late')),
  row('d', cell('done', { answers: { correct: 2, graded: 10 } })),
  row('e', cell('working')),
];
const ids = (sorted: Gradebook['rows']) => sorted.map(({ id }) => id).join('');

test('rows are sorted by name, or by the state and the result in an assignment, and back', () => {
  expect(ids(sortRows(rows, { column: null, isDescending: true }))).toBe('edcba');
  expect(ids(sortRows(rows, { column: 0, isDescending: false }))).toBe('cedab');
  expect(ids(sortRows(rows, { column: 0, isDescending: true }))).toBe('badec');
});
