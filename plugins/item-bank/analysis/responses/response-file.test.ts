import path from 'node:path';
import { Readable } from 'node:stream';
import { notPresented } from 'psychometrics';
import { describe, expect, it } from 'vitest';
import type { ResponseFileOptions } from './response-file.ts';
import { maxLineLength, readResponseFile, readResponses } from './response-file.ts';

/** Reads text that comes in pieces, as a file does. */
const read = (text: string, options?: ResponseFileOptions) =>
  readResponses(Readable.from(text.match(/[\s\S]{1,7}/g) ?? []), options);

/** The message of what is wrong. */
const wrong = (text: string, options?: ResponseFileOptions) =>
  read(text, options).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a response file', () => {
  it('has a row a person, and blanks where an item was not presented', async () => {
    const { matrix, names, people } = await read('A,B,C\n1,0,1\n,1,0\n0, ,1\n');
    expect(names).toEqual(['A', 'B', 'C']);
    expect({ items: matrix.items, rows: matrix.rows, people }).toEqual({ items: 3, rows: 3, people: 3 });
    expect(Array.from(matrix.responses)).toEqual([1, 0, 1, notPresented, 1, 0, 0, notPresented, 1]);
    expect(matrix.counts).toBeUndefined();
  });

  it('may count patterns in a column of that name', async () => {
    const { matrix, people } = await read('A,count,B\n1,3,0\n0,12,1');
    expect(Array.from(matrix.responses)).toEqual([1, 0, 0, 1]);
    expect(Array.from(matrix.counts ?? [])).toEqual([3, 12]);
    expect(people).toBe(15);
  });

  it.each([
    ['semicolons', 'A;B\n1;0\n0;1\n'],
    ['tabs', 'A\tB\n1\t0\n0\t1\n'],
    ['a byte order mark', '\uFEFFA,B\n1,0\n0,1\n'],
    ['carriage returns', 'A,B\r\n1,0\r\n0,1\r\n'],
    ['quotation marks', '"A","B"\n"1","0"\n"0","1"\n'],
    ['blank lines at the end', 'A,B\n1,0\n0,1\n\n\n'],
  ])('may have %s', async (_, text) => {
    const { names, matrix } = await read(text);
    expect(names).toEqual(['A', 'B']);
    expect(Array.from(matrix.responses)).toEqual([1, 0, 0, 1]);
  });

  it('may spell the column of counts as spreadsheets do', async () => {
    const { people, names } = await read('A,Count,B\n1,3,0\n0,12,1');
    expect({ people, names }).toEqual({ people: 15, names: ['A', 'B'] });
  });

  it('may have points where the model is graded', async () => {
    const { matrix } = await read('A,B\n0,1\n1,0\n2,1\n', { graded: true });
    expect(Array.from(matrix.responses)).toEqual([0, 1, 1, 0, 2, 1]);
    expect(await wrong('A,B\n0,1\n1,0\n2,1\n')).toContain('row 4, column A: "2" is not 0, 1 or blank');
  });

  it('may have columns of another kind, when they are asked for', async () => {
    const { labels, names } = await read('group,A,B\nnorth,1,0\n south ,0,1\n', { labels: ['group'] });
    expect(labels).toEqual({ group: ['north', 'south'] });
    expect(names).toEqual(['A', 'B']);
    expect(await wrong('A,B\n1,0\n0,1\n', { labels: ['group'] })).toContain('row 1: there is no column group');
  });

  it('is read from a disk', async () => {
    let bytes = 0;
    const file = path.join(import.meta.dirname, 'examples/lsat6.csv');
    const { people, matrix } = await readResponseFile(file, {}, (more) => {
      bytes += more;
    });
    expect({ people, rows: matrix.rows, items: matrix.items }).toEqual({ people: 1000, rows: 30, items: 5 });
    expect(bytes).toBeGreaterThan(300);
    await expect(readResponseFile('/nowhere/at-all.csv')).rejects.toThrow(
      '/nowhere/at-all.csv cannot be read: there is no such file',
    );
    await expect(readResponseFile(import.meta.dirname)).rejects.toThrow('cannot be read: it is a folder');
  });
});

describe('what is wrong is named by row and column', () => {
  it.each([
    ['A,B\n1,x\n0,1\n', 'row 2, column B: "x" is not 0, 1 or blank'],
    ['A,B\n1,NA\n0,1\n', 'row 2, column B: "NA" is not 0, 1 or blank'],
    ['A,B\n1,0.5\n0,1\n', '"0.5" is not'],
    ['A,B\n1,-1\n0,1\n', '"-1" is not'],
    ['A,B\n1,0\n0\n', 'row 3: 1 cell where the header has 2'],
    ['A,B\n1,0,1\n0,1\n', 'row 2: 3 cells where the header has 2'],
    ['A,B,A\n1,0,1\n0,1,0\n', 'row 1, column 3 (A): the name is that of column 1 as well'],
    ['A,,B\n1,0,1\n0,1,0\n', 'row 1, column 2: the column has no name'],
    ['A,count\n1,2.5\n0,1\n', 'row 2, column count: "2.5" is not a whole number'],
    ['A,count\n1,\n0,1\n', 'row 2, column count: "" is not'],
    [
      'A,count\n1,9\n0,99999999999\n1,5\n',
      'row 3, column count: the counts up to here are more than 1,000,000,000 people',
    ],
    ['count\n1\n', 'there is no column of an item'],
    ['A,B\n', 'there are no rows below the header'],
    ['A,B\n1,1\n0,1\n', 'item B has no variance: every response is 1'],
    ['A,B\n1,\n0,\n', 'item B has no variance: it was presented to no person'],
    ['A,B\n1,"0\n0,1\n', 'quotation marks'],
    ['P\0K,B\n1,0\n', 'not text in UTF-8'],
    ['A\u001b[2J,B\n1,0\n', 'the file is no table with a header'],
    ['1,0,1\n0,1,1\n', 'row 1: it holds responses: above them a header of item names is needed'],
    ['', 'The file is empty'],
    ['\n\n', 'The file is empty'],
  ])('%j', async (text, says) => {
    expect(await wrong(text)).toContain(says);
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('the first twenty one by one, and how many there are in all', async () => {
    const rows = Array.from({ length: 31 }, (_, row) => `${row % 2},x`);
    const message = await wrong(`A,B\n${rows.join('\n')}\n1,1\n`);
    expect(message).toContain('31 problems');
    expect(message.split('\n')).toHaveLength(1 + 20 + 1 + 1);
    expect(message).toMatch(/row 21, column B.*\n {2}… and 11 more\nA column that holds anything else than/);
  });

  it('in the order of the rows, whatever the column', async () => {
    expect(await wrong('A,B\n1,0\n0,y\nx,1\n1,0,1\n')).toMatch(
      /row 3, column B.*\n.*row 4, column A.*\n.*row 5: 3 cells/,
    );
  });

  it('at once where the file is something else than a table', async () => {
    const junk = `\uFFFDPNG,\0\n${'\uFFFD,1,2\n'.repeat(100)}`;
    expect(await wrong(junk)).toBe(
      'The responses cannot be used: 1 problem\n  row 1: the file is not text in UTF-8; save the table as CSV in UTF-8',
    );
    expect(await wrong('group,A\n\uFFFDst,1\n\uFFFDst,0\n', { labels: ['group'] })).toMatch(
      /1 problem\n.*row 2.*UTF-8/,
    );
  });

  it('once for a column that holds no responses at all', async () => {
    const text = 'id,A,B\np1,1,0\np2,0,1\np3,1,1\n';
    const message = await wrong(text, { leaveOutWith: '--ignore' });
    expect(message).toMatch(/1 problem\n.*row 2, column id: "p1" is not 0, 1 or blank, nor is any other cell/);
    expect(message).toContain('has to be left out (--ignore)');
    expect((await read(text, { ignore: ['id'] })).names).toEqual(['A', 'B']);
    expect(await wrong(text, { ignore: ['Id'] })).toContain('there is no column Id; there are id, A, B');
  });

  it('with what points above 1 need', async () => {
    const points = 'A,B\n0,1\n1,0\n2,1\n';
    expect(await wrong(points)).toContain('Items with several points need the model GRM');
    expect(await wrong('A,B\n0,1\n1,0\nx,1\n')).not.toContain('GRM');
  });

  it('every item without variance, unless that does not matter', async () => {
    const text = 'A,B,C\n1,1,0\n0,1,0\n';
    expect(await wrong(text)).toMatch(/2 problems\n.*item B.*\n.*item C/);
    expect((await read(text, { requireVariance: false })).people).toBe(2);
  });

  it('is refused at a line that never ends, before it fills the memory', async () => {
    let read = 0;
    const commas = async function* () {
      for (; read < 500; read++) yield ','.repeat(100_000);
    };
    await expect(readResponses(commas())).rejects.toMatchObject({ code: 'invalid' });
    expect(read).toBeLessThan(20);
    const rows = `A,B\n${'1,0\n0,1\n'.repeat(maxLineLength / 4)}`;
    expect((await readResponses(Readable.from(rows.match(/[\s\S]{1,99999}/g) ?? []))).matrix.rows).toBe(
      maxLineLength / 2,
    );
  });
});
