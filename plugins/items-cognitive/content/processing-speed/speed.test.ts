import { describe, expect, it } from 'vitest';
import { altOf, answerOf, itemsOf } from '../examiner.ts';

describe('equal pairs', () => {
  it('have the right count', () => {
    for (const item of itemsOf('equal-pairs')) {
      const pairs = [...altOf(item).matchAll(/\d+: ([\w ]+) and ([\w ]+)\./g)];
      expect(pairs.length, item.id).toBeGreaterThanOrEqual(5);
      expect(Number(answerOf(item)), item.id).toBe(pairs.filter(([, left, right]) => left === right).length);
    }
  });
});

describe('finding signs', () => {
  it('have the number or row found by searching the rows', () => {
    for (const item of itemsOf('finding-signs')) {
      const rows = [...altOf(item).matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) =>
        row.split(item.stem.includes(' letter') ? ' ' : ', '),
      );
      const [, sign = ''] = /is there an? ([a-z ]+)\?$/.exec(item.stem) ?? [];
      const letters = [...(/(?:letter|are) (\w)(?: or (\w))?/.exec(item.stem) ?? [])].slice(1);
      const count = (row: readonly string[]) => row.filter((each) => each === sign || letters.includes(each)).length;
      if (item.stem.includes('missing')) {
        const letter = /letter (\w)/.exec(item.stem)?.[1] ?? '';
        const without = rows.flatMap((row, index) => (row.includes(letter) ? [] : [`Row ${index + 1}`]));
        expect(without, item.id).toEqual([answerOf(item)]);
      } else
        expect(
          rows.reduce((sum, row) => sum + count(row), 0),
          item.id,
        ).toBe(Number(answerOf(item)));
    }
  });
});

describe('signs turned into numbers', () => {
  it('have the numbers of the key', () => {
    for (const item of itemsOf('signs-to-numbers')) {
      const [key = '', row = ''] = altOf(item).split('. Row: ');
      const numbers = new Map([...key.matchAll(/(\w+ \w+) is (\d)/g)].map(([, sign, number]) => [sign, number]));
      const code = row
        .replace(/\.$/, '')
        .split(', ')
        .map((sign) => numbers.get(sign));
      expect(answerOf(item), item.id).toBe(code.join(' '));
    }
  });
});
