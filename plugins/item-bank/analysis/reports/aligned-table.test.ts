import { expect, it } from 'vitest';
import { alignedTable } from './aligned-table.ts';

const headings = ['item', 'a', 'SE', 'difficulty'];
const rows = [
  ['one', '1.25', '0.1', '-0.3'],
  ['twelve', '0.9', '0.25', '10'],
];

it('aligns the first column left and figures right', () => {
  expect(alignedTable(headings, rows, 80)).toBe(
    ['item       a    SE  difficulty', 'one     1.25   0.1        -0.3', 'twelve   0.9  0.25          10'].join('\n'),
  );
});

it('wraps columns that do not fit, and repeats the first column', () => {
  expect(alignedTable(headings, rows, 20)).toBe(
    [
      'item       a    SE',
      'one     1.25   0.1',
      'twelve   0.9  0.25',
      '',
      'item    difficulty',
      'one           -0.3',
      'twelve          10',
    ].join('\n'),
  );
  // Even in the narrowest terminal, each column appears once.
  expect(alignedTable(headings, rows, 3).match(/difficulty/g)).toHaveLength(1);
});
