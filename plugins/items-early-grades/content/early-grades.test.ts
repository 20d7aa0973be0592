import { describe, expect, test } from 'vitest';
import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { generate } from '../../item-bank/items/services.ts';
import { checkItem, optionRules, textOf } from '../../item-bank/items/testing.ts';
import { earlyAreas } from './early-models.ts';
import { content } from './index.ts';

const items = content.models.flatMap((model) =>
  Array.from(
    { length: model.variants },
    (_, variant): ChoiceItem => ({
      ...generate(model, variant),
      ...(model.pool && { pool: model.pool }),
    }),
  ),
);
const operational = items.filter(({ pool }) => pool === 'early_assessment');
const practice = items.filter(({ pool }) => pool === 'early_practice');

/** What a child reads or hears. Names of options are not sentences. */
const textsOf = ({ stem, explanation, steps, hints, misconceptions }: ChoiceItem) => [
  stem,
  explanation,
  ...steps,
  ...Object.values(hints),
  ...misconceptions.flatMap((each) => (each ? [each.says] : [])),
];
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|:\s+/);

test('there are at least 120 operational and 150 practice items over six areas', () => {
  expect(operational.length).toBeGreaterThanOrEqual(120);
  expect(practice.length).toBeGreaterThanOrEqual(150);
  for (const area of Object.keys(earlyAreas)) {
    expect(operational.filter(({ contentArea }) => contentArea === area).length, area).toBeGreaterThanOrEqual(16);
    expect(practice.filter(({ contentArea }) => contentArea === area).length, area).toBeGreaterThanOrEqual(20);
  }
});

test('every item passes the rules of the bank, and no text occurs twice', () => {
  expect(items.flatMap((item) => checkItem(item).problems.map((problem) => `${item.id}: ${problem}`))).toEqual([]);
  const texts = items.map(textOf);
  expect(items.filter((item, at) => texts.indexOf(textOf(item)) !== at).map(({ id }) => id)).toEqual([]);
});

test('sentences have at most 12 words', () => {
  const long = items.flatMap((item) =>
    textsOf(item).flatMap((text) => sentencesOf(text).filter((sentence) => sentence.split(/\s+/).length > 12)),
  );
  expect([...new Set(long)]).toEqual([]);
});

test('difficulties lie from −4 to −1.5 and cover the range', () => {
  const difficulties = operational.map(({ parameters }) => parameters.b);
  expect(Math.min(...difficulties)).toBe(-4);
  expect(Math.max(...difficulties)).toBe(-1.5);
  for (const from of [-4, -3.5, -3, -2.5, -2]) {
    const within = difficulties.filter((b) => b >= from && b <= from + 0.5);
    expect(within.length, `${from}`).toBeGreaterThanOrEqual(10);
  }
});

test('practice does not show questions of the test', () => {
  const masked = ({ stem }: ChoiceItem) => stem.replaceAll(/\d+/g, '0');
  const asked = new Set(operational.map(masked));
  expect(practice.filter((item) => asked.has(masked(item))).map(({ id }) => id)).toEqual([]);
});

test('no rule that reads only the options finds more than 28 % of the keys', () => {
  for (const { name, share } of optionRules(operational)) expect(share, name).toBeLessThanOrEqual(0.28);
});

test('at least a third of the questions have a picture or a table', () => {
  expect(operational.filter(({ stimulus }) => stimulus.length > 0).length * 3).toBeGreaterThanOrEqual(
    operational.length,
  );
});

// Each solver computes the answer from what a child sees.
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const seen = ({ stimulus }: ChoiceItem) => {
  const [block] = stimulus;
  if (block?.kind === 'figure') return block.alt;
  return block?.kind === 'text' ? block.text : '';
};
const minutes = (text: string) => {
  const [, hours, rest] = /(\d+):(\d+)/.exec(text) ?? [];
  return 60 * Number(hours) + Number(rest);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const solvers: Record<string, (item: ChoiceItem) => number> = {
  counting: (item) => sum(numbersIn(seen(item))),
  'adding-and-taking-away': ({ stem }) => {
    const [one = 0, other = 0] = numbersIn(stem);
    return stem.includes('more') ? one + other : one - other;
  },
  'comparing-numbers': (item) => {
    const sorted = numbersIn(seen(item)).sort((one, other) => one - other);
    const place = item.stem.includes('second-') ? 1 : 0;
    return (item.stem.includes('smallest') ? sorted : sorted.reverse())[place] ?? 0;
  },
  'reading-a-ruler': (item) => {
    const [from = 0, to = 0] = numbersIn(seen(item));
    return to - from;
  },
  'buying-several': ({ stem }) => {
    const [price = 0, one = 0, paid] = numbersIn(stem.replace('One ', ''));
    return paid === undefined ? price * one : paid - price * one;
  },
  'grey-squares': (item) => {
    const [width = 0, ...grey] = numbersIn(seen(item));
    return item.stem.includes('missing') ? width * grey.length - sum(grey) : sum(grey);
  },
  'number-machine': ({ stem }) => {
    const [change = 0, given = 0] = numbersIn(stem);
    if (stem.includes('doubles the result')) return (given + change) * 2;
    if (stem.includes('doubles a number')) return given * 2 - change;
    return stem.includes('adds') ? given + change : given - change;
  },
  'what-comes-next': ({ stem }) => {
    const [one = 0, two = 0, , four = 0] = numbersIn(stem);
    return four + two - one;
  },
  'doing-it-again': ({ stem }) => {
    const numbers = numbersIn(stem);
    if (stem.includes('printer')) {
      const [each = 0, ...rest] = numbers;
      return each * (rest.at(-1) ?? 0) + (rest.length > 1 ? (rest[0] ?? 0) : 0);
    }
    const [each = 0, times = 0] = numbers.slice(-2);
    return each * times + (numbers.length > 2 ? (numbers[0] ?? 0) : 0);
  },
  'step-by-step': ({ stem }) => {
    const [start = 0, forward = 0, back = 0, again = 0] = numbersIn(stem);
    return start + forward - back + again;
  },
};

describe('the key is the answer to what a child sees', () => {
  const of = (slug: string) =>
    items.filter(({ itemModel }) => itemModel?.replace('early_grades.', '').replace('-practice', '') === slug);
  const key = (item: ChoiceItem) => item.options[item.key] ?? '';

  test.each(Object.entries(solvers))('%s', (slug, solve) => {
    expect(of(slug).length).toBe(18);
    for (const item of of(slug)) expect(numbersIn(key(item))[0], `${item.id}: ${item.stem}`).toBe(solve(item));
  });

  test('when-it-ends', () => {
    for (const item of of('when-it-ends')) {
      const [, , lasts = 0] = numbersIn(item.stem);
      expect(minutes(key(item)), item.stem).toBe(minutes(item.stem) + lasts);
    }
  });

  test('sides-and-corners, reading-bars, reading-a-table', () => {
    for (const item of of('sides-and-corners')) {
      const [block] = item.stimulus;
      const [shape] = block?.kind === 'figure' ? block.shapes : [];
      expect(key(item)).toBe(String(shape?.shape === 'polygon' ? shape.points.length : 0));
    }
    for (const item of of('reading-bars')) {
      const bars = new Map([...seen(item).matchAll(/(\w+): (\d+)/g)].map(([, name, value]) => [name, Number(value)]));
      const named = [...item.stem.matchAll(/\w+/g)].flatMap(([word]) => bars.get(word) ?? []);
      expect(Number(key(item)), item.stem).toBe(named.length > 1 ? (named[0] ?? 0) - (named[1] ?? 0) : named[0]);
    }
    for (const item of of('reading-a-table')) {
      const [block] = item.stimulus;
      const rows = block?.kind === 'table' ? block.rows : [];
      const values = rows.map(([, value]) => Number(value));
      const wanted = Math[item.stem.includes('fewest') ? 'min' : 'max'](...values);
      expect(key(item)).toBe(rows[values.indexOf(wanted)]?.[0]);
    }
  });

  test('picture-chart, belongs-together, putting-in-order', () => {
    for (const item of of('picture-chart')) {
      const counts = new Map([...seen(item).matchAll(/(\w+): (\d+)/g)].map(([, name, count]) => [name, Number(count)]));
      const [each = 0] = numbersIn(item.stem);
      const [count] = [...item.stem.matchAll(/\w+/g)].flatMap(([word]) => counts.get(word) ?? []);
      expect(Number(key(item)), item.stem).toBe((count ?? 0) * each);
    }
    for (const item of of('putting-in-order')) {
      const [, low] = /the (smallest|youngest|slowest|weakest)/.exec(item.stem) ?? [];
      const pairsTold = [...item.stem.matchAll(/(\w+) is \w+ than (\w+)\./g)].map(([, one, other]) => [one, other]);
      const [ahead, behind] = [0, 1].map((side) => new Set(pairsTold.map((pair) => pair[side])));
      const ends = item.options.filter((name) => !(low ? ahead : behind)?.has(name));
      expect(ends, item.stem).toEqual([key(item)]);
    }
    for (const item of of('belongs-together')) {
      expect(new Set(item.options).size).toBe(4);
      const listed = /together: (.*)\. Which/.exec(item.stem)?.[1]?.split(', ') ?? [];
      expect(listed).not.toContain(key(item));
    }
  });

  test('learning-from-examples, if-then', () => {
    for (const item of of('learning-from-examples')) {
      const [, colour] = / (?:call|say to) a (?:(?:new|small|big) )?(\w+) \w+\?/.exec(item.stem) ?? [];
      const [, thing] =
        new RegExp(`${colour} (\\w+)s[ .]|Each (\\w+)(?: it saw)? was ${colour}`).exec(item.stem)?.filter(Boolean) ??
        [];
      expect(key(item), item.stem).toBe(`A ${thing}`);
    }
    for (const item of of('if-then')) {
      const [, when, does, doesNot] = /If (.*?), \w+ (.*?)\. If not, \w+ (.*?)\./.exec(item.stem) ?? [];
      expect(key(item), item.stem).toBe(`It ${item.stem.includes(`Now ${when}`) ? does : doesNot}`);
    }
  });

  test('follows-the-rule', () => {
    const tests: [RegExp, (value: number) => boolean][] = [
      [/even/, (value) => value % 2 === 0],
      [/odd/, (value) => value % 2 === 1],
      [/end in 5/, (value) => String(value).endsWith('5')],
      [/smaller than 50/, (value) => value < 50],
      [/larger than 30/, (value) => value > 30],
      [/row of ten/, (value) => String(value).endsWith('0')],
      [/row of five/, (value) => /[05]$/.test(String(value))],
      [/digits are the same/, (value) => /^(\d)\1$/.test(String(value))],
      [/row of three/, (value) => value % 3 === 0],
      [/row of four/, (value) => value % 4 === 0],
    ];
    for (const item of of('follows-the-rule')) {
      const [, holds] = tests.find(([words]) => words.test(item.stem)) ?? [];
      const fitting = item.options.filter((option) => holds?.(Number(option)) === item.stem.includes('may go in'));
      expect(fitting, item.stem).toEqual([key(item)]);
    }
  });
});
