import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { answerOf, column, itemsOf, numberIn, numbersIn, only, sum, tableOf } from '../examiner.ts';

describe('next words', () => {
  const items = itemsOf('next-word');
  const rows = (item: ChoiceItem, at = 0) =>
    tableOf(item, at).rows.map(([word = '', chance = '']) => ({ word, chance: numberIn(chance) / 100 }));

  test('probabilities in every table add up to one', () => {
    for (const item of items.filter(({ stimulus }) => stimulus.length > 0)) {
      if (!tableOf(item).header.includes('Probability')) continue;
      expect(sum(rows(item).map(({ chance }) => chance)), item.id).toBeCloseTo(1, 9);
    }
  });

  test('choices, draws and chains agree with the tables', () => {
    for (const item of items.slice(0, 3)) expect(answerOf(item)).toBe(only(rows(item), ({ chance }) => chance).word);
    for (const item of items.slice(3, 5)) {
      const word = [...item.stem.matchAll(/“([^”]+)”/g)].at(-1)?.[1];
      const times = numbersIn(item.stem).at(-1) ?? 0;
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(
        times * (rows(item).find((row) => row.word === word)?.chance ?? 0),
        9,
      );
    }
    for (const item of items.slice(5, 7)) {
      const [one, two] = [...item.stem.matchAll(/“([^”]+)”/g)].at(-1)?.[1]?.split(' ') ?? [];
      const first = rows(item).find(({ word }) => word === one)?.chance ?? 0;
      const second = rows(item, 1).find(({ word }) => word === two)?.chance ?? 0;
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(100 * first * second, 9);
    }
  });

  test('continuations, kept words and surprise agree with a separate computation', () => {
    const second = new Map(
      tableOf(items[7] as ChoiceItem, 1).rows.map(([after = '', word = '', chance = '']) => [
        after,
        { word, chance: numberIn(chance) },
      ]),
    );
    const best = only(rows(items[7] as ChoiceItem), ({ word, chance }) => chance * (second.get(word)?.chance ?? 0));
    expect(answerOf(items[7] as ChoiceItem)).toBe(`${best.word} ${second.get(best.word)?.word}`);
    const kept = rows(items[8] as ChoiceItem).filter(
      ({ chance }, _, all) => all.filter((other) => other.chance > chance).length < 2,
    );
    expect(numberIn(answerOf(items[8] as ChoiceItem))).toBeCloseTo(
      (100 * (kept.find(({ word }) => word === 'forest')?.chance ?? 0)) / sum(kept.map(({ chance }) => chance)),
      9,
    );
    const chances = rows(items[9] as ChoiceItem)
      .map(({ chance }) => chance)
      .sort((one, other) => other - one);
    const enough =
      chances.map((_, at) => sum(chances.slice(0, at + 1))).filter((total) => total < 0.85 - 1e-9).length + 1;
    expect(Number(answerOf(items[9] as ChoiceItem))).toBe(enough);
    const surprise = tableOf(items[10] as ChoiceItem).rows.map(
      (row) => Math.log2(row.slice(1).reduce((product, cell) => product * Number(cell.split('/')[1]), 1)) / 4,
    );
    expect(numbersIn(answerOf(items[10] as ChoiceItem))).toEqual(surprise);
    expect(numbersIn(answerOf(items[11] as ChoiceItem))[0]).toBe(Math.cbrt(2 * 4 * 8));
  });
});

describe('counted text', () => {
  /** How often a run of words occurs in the text, with overlaps and within sentences. */
  const times = (sentences: string[], run: string) =>
    sum(sentences.map((sentence) => ` ${sentence} `.split(` ${run} `).length - 1));
  const chance = (sentences: string[], one: string, other: string) => {
    const followed = sentences
      .flatMap((sentence) => sentence.split(' ').slice(0, -1))
      .filter((word) => word === one).length;
    return times(sentences, `${one} ${other}`) / followed;
  };
  const value = (fraction: string) => {
    const [part = 0, whole = 1] = fraction.split('/').map(Number);
    return part / whole;
  };

  test('every answer agrees with counting runs of words', () => {
    for (const item of itemsOf('counted-text')) {
      const sentences = column(tableOf(item), 0);
      const words = new Set(sentences.flatMap((sentence) => sentence.split(' ')));
      const quoted = [...item.stem.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
      const along = (run: string[]) =>
        run.slice(1).reduce((product, word, at) => product * chance(sentences, run[at] ?? '', word), 1);
      if (item.stem.includes('does it write “')) {
        expect(value(answerOf(item)), item.id).toBeCloseTo(chance(sentences, quoted[1] ?? '', quoted[0] ?? ''), 9);
      } else if (item.stem.includes('never write')) {
        expect(
          item.options.filter((option) => along(option.split(' ')) === 0),
          item.id,
        ).toEqual([answerOf(item)]);
      } else if (item.stem.includes('next words')) {
        expect(value(answerOf(item)), item.id).toBeCloseTo(
          along([quoted[0] ?? '', ...(quoted[1] ?? '').split(' ')]),
          9,
        );
      } else {
        const run = [quoted[0] ?? ''];
        while (run.length < numberIn(item.stem))
          run.push(only([...words], (word) => chance(sentences, run.at(-1) ?? '', word)));
        expect(answerOf(item), item.id).toBe(run.join(' '));
      }
    }
  });
});

describe('tokens', () => {
  test('words are cut as by a pattern of the longest pieces first', () => {
    for (const item of itemsOf('tokens').filter(({ stem }) => stem.includes('How does it cut'))) {
      const word = /cut “([^”]+)”/.exec(item.stem)?.[1] ?? '';
      const pieces = (tableOf(item).rows[0]?.[0] ?? '').split(', ').sort((one, other) => other.length - one.length);
      const cut = word.match(new RegExp(`${pieces.join('|')}|.`, 'g')) ?? [];
      expect(answerOf(item), item.id).toBe(cut.join(' · '));
    }
  });

  test('pairs agree with counting in the full text', () => {
    for (const item of itemsOf('tokens').filter(({ stem }) => /join (first|second)|pair e \+ a/.test(stem))) {
      let text = tableOf(item).rows.flatMap(([word = '', count = '']) =>
        Array.from({ length: Number(count) }, () => ` ${word} `),
      );
      const tally = () => {
        const counts = new Map<string, number>();
        for (const word of text)
          for (const [, pair = ''] of word.matchAll(/(?= (\S+ \S+) )/g)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
        return [...counts];
      };
      if (item.stem.includes('pair e + a')) {
        expect(Number(answerOf(item))).toBe(tally().find(([pair]) => pair === 'e a')?.[1]);
        continue;
      }
      if (item.stem.includes('join second')) {
        const [first] = only(tally(), ([, count]) => count);
        text = text.map((word) => word.replaceAll(` ${first} `, ` ${first.replace(' ', '')} `));
      }
      expect(answerOf(item).replace(' +', ''), item.id).toBe(only(tally(), ([, count]) => count)[0]);
    }
  });

  test('the most expensive language has the most tokens', () => {
    const item = itemsOf('tokens').find(({ stem }) => stem.includes('three languages')) as ChoiceItem;
    const cost = tableOf(item).rows.map(([, words, rate]) => Number(words) * Number(rate));
    expect(Math.max(...cost) / Math.min(...cost)).toBe(1.5);
    expect(cost.indexOf(Math.max(...cost))).toBe(1);
  });
});

describe('windows', () => {
  const items = itemsOf('context-window');

  test('dropping the oldest messages until the rest fits leaves the message of the key', () => {
    for (const item of items.filter(({ stem }) => stem.includes('oldest message that'))) {
      const [window = 0, kept = 0] = numbersIn(item.stem);
      const messages = tableOf(item).rows.map(([name = '', tokens = '']) => ({ name, tokens: numberIn(tokens) }));
      while (sum(messages.map(({ tokens }) => tokens)) + kept > window) messages.shift();
      expect(answerOf(item), item.id).toBe(messages[0]?.name);
    }
  });

  test('pieces and comparisons agree with counting', () => {
    let covered = 0;
    let calls = 0;
    for (; covered < 20_000; calls++) covered += 5000 - 600 - 400;
    expect(Number(answerOf(items[5] as ChoiceItem))).toBe(calls);
    let end = 4000;
    let pieces = 1;
    for (; end < 10_000; pieces++) end = end - 1000 + 4000;
    expect(Number(answerOf(items[6] as ChoiceItem))).toBe(pieces);
    expect(numberIn(answerOf(items[7] as ChoiceItem))).toBe((3000 * 3000) / (1000 * 1000));
  });
});

describe('temperature', () => {
  const items = itemsOf('temperature');

  test('the highest temperature has the most even row', () => {
    const item = items.find(({ stem }) => stem.includes('four settings')) as ChoiceItem;
    const entropy = (row: string[]) =>
      -sum(
        row
          .slice(1)
          .map((cell) => numberIn(cell) / 100)
          .map((share) => (share > 0 ? share * Math.log(share) : 0)),
      );
    expect(answerOf(item)).toBe(only(tableOf(item).rows, entropy)[0]);
  });

  test('shares agree with the softmax of logarithms over the temperature', () => {
    for (const item of items.slice(6)) {
      const [first = 0, second = 0] = numbersIn(item.stem.split('At temperature 1 ')[1] ?? '');
      const heat = numbersIn(item.stem).at(-1) ?? 1;
      const odds = Math.exp((Math.log(first) - Math.log(second)) / heat);
      expect(numberIn(answerOf(item)), item.id).toBe(Math.round((100 * odds) / (1 + odds)));
    }
    const [part = 0, whole = 1] = answerOf(items[4] as ChoiceItem)
      .split('/')
      .map(Number);
    expect(part / whole).toBeCloseTo(1 / (2 ** 1 + 1 + 2 ** -2), 9);
  });
});

describe('vectors and attention', () => {
  const items = itemsOf('vectors-and-attention');
  const vectors = (item: ChoiceItem) =>
    tableOf(item).rows.map(([word = '', vector = '']) => ({ word, at: numbersIn(vector) }));

  test('analogies form a parallelogram, and answers have the smallest angle or largest product', () => {
    for (const item of items.slice(1, 3)) {
      const [one, other, third] = vectors(item).map(({ at }) => at);
      const fourth = numbersIn(answerOf(item));
      expect(
        fourth.map((value, at) => value + (one?.[at] ?? 0)),
        item.id,
      ).toEqual(third?.map((value, at) => value + (other?.[at] ?? 0)));
    }
    const angle = (at: number[]) => Math.abs(Math.atan2(at[1] ?? 0, at[0] ?? 0) - Math.atan2(1, 2));
    expect(answerOf(items[3] as ChoiceItem)).toBe(only(vectors(items[3] as ChoiceItem), ({ at }) => -angle(at)).word);
    for (const [index, [a, b]] of [
      [6, [2, -1]],
      [7, [1, 3]],
    ] as [number, [number, number]][]) {
      const item = items[index] as ChoiceItem;
      expect(answerOf(item), item.id).toBe(
        only(
          vectors(item),
          ({ at }) => Math.hypot(...at) * Math.cos(Math.atan2(at[1] ?? 0, at[0] ?? 0) - Math.atan2(b, a)),
        ).word,
      );
    }
  });

  test('weighted means, pairs and the program agree with a separate computation', () => {
    for (const item of items.slice(4, 6)) {
      const tenths = tableOf(item).rows.flatMap(([, weight, value]) =>
        Array.from({ length: Math.round(Number(weight) * 10) }, () => Number(value)),
      );
      expect(tenths.length).toBe(10);
      expect(numberIn(answerOf(item)), item.id).toBeCloseTo(sum(tenths) / 10, 9);
    }
    const grid = [0, 1, 2, 3, 4, 5].flatMap((one) => [0, 1, 2, 3, 4, 5].filter((other) => other <= one));
    expect(Number(answerOf(items[8] as ChoiceItem))).toBe(grid.length);
    const mixed = tableOf(items[9] as ChoiceItem).rows.map(([, score, value]) => ({
      weight: Math.exp(Number(score) * Math.LN2),
      value: Number(value),
    }));
    expect(numberIn(answerOf(items[9] as ChoiceItem))).toBeCloseTo(
      sum(mixed.map(({ weight, value }) => weight * value)) / sum(mixed.map(({ weight }) => weight)),
      9,
    );
    const scores = [
      [3, 0],
      [0, 2],
      [1, 1],
    ].map(([a = 0, b = 0]) => a + 2 * b);
    expect(answerOf(items[10] as ChoiceItem)).toBe(
      `${['oak', 'elm', 'ash'][scores.indexOf(Math.max(...scores))]} [${scores.join(', ')}]`,
    );
  });
});
