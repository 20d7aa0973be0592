import path from 'node:path';
import { Readable } from 'node:stream';
import { notPresented } from 'psychometrics';
import { describe, expect, it } from 'vitest';
import type { ResponseFileOptions } from './response-file.ts';
import { maxLineLength, readResponseFile, readResponses } from './response-file.ts';

/** Reads text in small chunks, as from a file. */
const read = (text: string, options?: ResponseFileOptions) =>
  readResponses(Readable.from(text.match(/[\s\S]{1,7}/g) ?? []), options);

/** The message of the error, or `nothing`. */
const errorMessage = (text: string, options?: ResponseFileOptions) =>
  read(text, options).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a response file', () => {
  it('has a row for each person, with blanks for items not presented', async () => {
    const { matrix, names, people } = await read('A,B,C\n1,0,1\n,1,0\n0, ,1\n');
    expect(names).toEqual(['A', 'B', 'C']);
    expect({ items: matrix.items, rows: matrix.rows, people }).toEqual({ items: 3, rows: 3, people: 3 });
    expect(Array.from(matrix.responses)).toEqual([1, 0, 1, notPresented, 1, 0, 0, notPresented, 1]);
    expect(matrix.counts).toBeUndefined();
  });

  it('may have a column with the count of each response pattern', async () => {
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

  it('may capitalise the name of the count column', async () => {
    const { people, names } = await read('A,Count,B\n1,3,0\n0,12,1');
    expect({ people, names }).toEqual({ people: 15, names: ['A', 'B'] });
  });

  it('may have points above 1 for a graded model', async () => {
    const { matrix } = await read('A,B\n0,1\n1,0\n2,1\n', { graded: true });
    expect(Array.from(matrix.responses)).toEqual([0, 1, 1, 0, 2, 1]);
    expect(await errorMessage('A,B\n0,1\n1,0\n2,1\n')).toContain('row 4, column A: "2" is not 0, 1 or blank');
  });

  it('may have label columns if they are requested', async () => {
    const { labels, names } = await read('group,A,B\nnorth,1,0\n south ,0,1\n', { labels: ['group'] });
    expect(labels).toEqual({ group: ['north', 'south'] });
    expect(names).toEqual(['A', 'B']);
    expect(await errorMessage('A,B\n1,0\n0,1\n', { labels: ['group'] })).toContain('row 1: no column is named group');
  });

  it('is read from disk', async () => {
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

describe('problems of a response file', () => {
  it.each([
    ['A,B\n1,x\n0,1\n', 'row 2, column B: "x" is not 0, 1 or blank'],
    ['A,B\n1,NA\n0,1\n', 'row 2, column B: "NA" is not 0, 1 or blank'],
    ['A,B\n1,0.5\n0,1\n', '"0.5" is not'],
    ['A,B\n1,-1\n0,1\n', '"-1" is not'],
    ['A,B\n1,0\n0\n', 'row 3: 1 cell where the header has 2'],
    ['A,B\n1,0,1\n0,1\n', 'row 2: 3 cells where the header has 2'],
    ['A,B,A\n1,0,1\n0,1,0\n', 'row 1, column 3 (A): the name is already used by column 1'],
    ['A,,B\n1,0,1\n0,1,0\n', 'row 1, column 2: the column has no name'],
    ['A,count\n1,2.5\n0,1\n', 'row 2, column count: "2.5" is not a whole number'],
    ['A,count\n1,\n0,1\n', 'row 2, column count: "" is not'],
    [
      'A,count\n1,9\n0,99999999999\n1,5\n',
      'row 3, column count: the counts up to this row exceed 1,000,000,000 people',
    ],
    ['count\n1\n', 'there are no item columns'],
    ['A,B\n', 'there are no rows below the header'],
    ['A,B\n1,1\n0,1\n', 'item B has no variance: every response is 1'],
    ['A,B\n1,\n0,\n', 'item B has no variance: it was presented to no person'],
    ['A,B\n1,"0\n0,1\n', 'quotation marks'],
    ['P\0K,B\n1,0\n', 'not text in UTF-8'],
    ['A\u001b[2J,B\n1,0\n', 'the file is not a table with a header'],
    ['1,0,1\n0,1,1\n', 'row 1: the first row has responses; add a header of item names above it'],
    ['', 'The file is empty'],
    ['\n\n', 'The file is empty'],
  ])('%j are reported by row and column', async (text, message) => {
    expect(await errorMessage(text)).toContain(message);
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('are listed up to twenty, with their total', async () => {
    const rows = Array.from({ length: 31 }, (_, row) => `${row % 2},x`);
    const message = await errorMessage(`A,B\n${rows.join('\n')}\n1,1\n`);
    expect(message).toContain('31 problems');
    expect(message.split('\n')).toHaveLength(1 + 20 + 1 + 1);
    expect(message).toMatch(/row 21, column B.*\n {2}… and 11 more\nExclude columns without responses/);
  });

  it('are listed in the order of the rows', async () => {
    expect(await errorMessage('A,B\n1,0\n0,y\nx,1\n1,0,1\n')).toMatch(
      /row 3, column B.*\n.*row 4, column A.*\n.*row 5: 3 cells/,
    );
  });

  it('are reported once if the file is not a table', async () => {
    const junk = `\uFFFDPNG,\0\n${'\uFFFD,1,2\n'.repeat(100)}`;
    expect(await errorMessage(junk)).toBe(
      'The responses cannot be used: 1 problem\n  row 1: the file is not text in UTF-8; save the table as CSV in UTF-8',
    );
    expect(await errorMessage('group,A\n\uFFFDst,1\n\uFFFDst,0\n', { labels: ['group'] })).toMatch(
      /1 problem\n.*row 2.*UTF-8/,
    );
  });

  it('are reported once for a column without any response', async () => {
    const text = 'id,A,B\np1,1,0\np2,0,1\np3,1,1\n';
    const message = await errorMessage(text, { leaveOutWith: '--ignore' });
    expect(message).toMatch(/1 problem\n.*row 2, column id: "p1" is not 0, 1 or blank, nor is any other cell/);
    expect(message).toContain('Exclude columns without responses (--ignore).');
    expect((await read(text, { ignore: ['id'] })).names).toEqual(['A', 'B']);
    expect(await errorMessage(text, { ignore: ['Id'] })).toContain('no column is named Id; the columns are id, A, B');
  });

  it('come with the model that points above 1 need', async () => {
    const points = 'A,B\n0,1\n1,0\n2,1\n';
    expect(await errorMessage(points)).toContain('Items with several points need the model GRM');
    expect(await errorMessage('A,B\n0,1\n1,0\nx,1\n')).not.toContain('GRM');
  });

  it('include each item without variance, unless variance is not required', async () => {
    const text = 'A,B,C\n1,1,0\n0,1,0\n';
    expect(await errorMessage(text)).toMatch(/2 problems\n.*item B.*\n.*item C/);
    expect((await read(text, { requireVariance: false })).people).toBe(2);
  });

  it('include an endless line, which is refused before it fills the memory', async () => {
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
