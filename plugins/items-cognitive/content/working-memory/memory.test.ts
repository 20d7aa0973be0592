import { describe, expect, it } from 'vitest';
import { altOf, answerOf, itemsOf, optionAltsOf, textOf, whichOf } from '../examiner.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

describe('letters in order', () => {
  it('have the answer that follows from the row', () => {
    for (const item of itemsOf('letters-in-order')) {
      const row = (/: (.+)\.$/.exec(altOf(item))?.[1] ?? '').split(', ');
      const place = ordinals.findIndex((word) => item.stem.includes(`the ${word}`));
      const expected = item.stem.includes('backwards')
        ? [...row].reverse().join(' ')
        : item.stem.includes('Which row')
          ? row.join(' ')
          : item.stem.includes('alphabet')
            ? [...row].sort()[place]
            : item.stem.includes('from the end')
              ? row.at(-1 - place)
              : row[place];
      expect(answerOf(item), item.id).toBe(expected);
    }
  });
});

describe('pairs', () => {
  it('have the partner that was shown', () => {
    for (const item of itemsOf('letters-with-numbers')) {
      const pairs = [...altOf(item).matchAll(/(\w) with (\d)/g)].map(([, letter, number]) => [letter, number]);
      const [, asked] = /the (?:letter|number) (\w)\?$/.exec(item.stem) ?? [];
      const [letter, number] = pairs.find((pair) => pair.includes(asked)) ?? [];
      expect(answerOf(item), item.id).toBe(asked === letter ? number : letter);
    }
  });
});

describe('filled squares', () => {
  const read = (alt: string) => {
    const size = Number(/of (\d) rows/.exec(alt)?.[1]);
    const places = [...alt.matchAll(/row (\d): column ([\d and]+)/g)].flatMap(([, row, columns = '']) =>
      columns.split(' and ').map((column) => [Number(row), Number(column)] as const),
    );
    return { size, places };
  };
  const name = (places: readonly (readonly [number, number])[]) => places.map(String).sort().join(' ');

  it('have one picture that matches the shown one, rotated if required', () => {
    for (const item of itemsOf('filled-squares')) {
      const { size, places } = read(altOf(item));
      const expected = item.stem.includes('quarter turn')
        ? places.map(([row, column]) => [column, size + 1 - row] as const)
        : places;
      expect(
        whichOf(optionAltsOf(item), (alt) => name(read(alt).places) === name(expected)),
        item.id,
      ).toEqual([item.key]);
    }
  });
});

describe('changing values', () => {
  it('have the value that the lines compute', () => {
    for (const item of itemsOf('changing-values').filter(({ stem }) => stem.startsWith('What is'))) {
      const values = new Map(
        [...textOf(item).matchAll(/([ABC]) = (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
      );
      for (const [, name = '', way, by] of textOf(item).matchAll(/([ABC]): (add|take away) (\d+)/g))
        values.set(name, (values.get(name) ?? 0) + (way === 'add' ? 1 : -1) * Number(by));
      expect(Number(answerOf(item)), item.id).toBe(values.get(/What is ([ABC])/.exec(item.stem)?.[1] ?? ''));
    }
  });

  it('have the letters beside the right sums', () => {
    for (const item of itemsOf('changing-values').filter(({ stem }) => stem.includes('sums'))) {
      const lines = item.stimulus.flatMap((block) => (block.kind === 'table' ? block.rows : []));
      expect(lines.length, item.id).toBeGreaterThanOrEqual(5);
      const kept = lines.flatMap(([sum = '', letter]) => {
        const [one, two, total] = sum.split(/ [+=] /).map(Number);
        return (one ?? 0) + (two ?? 0) === total ? [letter] : [];
      });
      expect(answerOf(item), item.id).toBe(kept.join(' '));
    }
  });
});
