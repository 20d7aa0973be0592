import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../core/contract/blocks.ts';
import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { Item } from '../../item-bank/items/services.ts';
import { checkItem } from '../../item-bank/items/testing.ts';
import { allItems, answerOf } from './examiner.ts';
import { aiConceptualModels, aiConceptualOpenItems } from './index.ts';

const items = allItems();
const areas = [
  'learning-from-data',
  'evaluating-models',
  'how-models-decide',
  'language-models',
  'fairness-and-data-quality',
  'responsible-use-and-scenarios',
];

describe('each question of the section', () => {
  test('passes the checks of the item bank', () => {
    const problems = items.map((item) => checkItem(item)).filter((checked) => checked.problems.length > 0);
    expect(problems.map(({ id, problems: found }) => `${id}: ${found}`)).toEqual([]);
    expect(items.every((item) => Item.safeParse(item).success)).toBe(true);
  });

  test('is the same when generated again', () => {
    expect(JSON.stringify(allItems())).toBe(JSON.stringify(items));
  });

  test('has four or five different options, each wrong one with a misconception', () => {
    for (const { id, options, misconceptions, key } of items) {
      expect(options.length, id).toBeGreaterThanOrEqual(4);
      expect(options.length, id).toBeLessThanOrEqual(5);
      expect(new Set(options.map((option) => option.toLowerCase())).size, id).toBe(options.length);
      expect(misconceptions.filter((one) => one === null).length, id).toBe(1);
      expect(misconceptions[key], id).toBeNull();
    }
  });

  test('differs from every other in text, stimulus or options', () => {
    const seen = items.map(({ stem, stimulus, options }) => JSON.stringify([stem, stimulus, [...options].sort()]));
    expect(new Set(seen).size).toBe(items.length);
  });

  test('contains no unfilled placeholder', () => {
    const traces = /undefined|NaN|\[object|Infinity| {2}|\.\.(?!\.)|\( ?\)|“”|,,| ,/;
    for (const item of items) {
      const { stimulus, ...words } = item;
      const code = stimulus.some((block) => block.kind === 'code');
      expect(JSON.stringify(words), item.id).not.toMatch(traces);
      if (!code) expect(JSON.stringify(stimulus), item.id).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  test('has no hint with its answer', () => {
    for (const item of items) {
      const answer = answerOf(item).toLowerCase();
      if (answer.length < 2 || item.stem.toLowerCase().includes(answer)) continue;
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}])${answer.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'iu',
      );
      for (const hint of Object.values(item.hints)) expect(hint, item.id).not.toMatch(pattern);
    }
  });

  test('has an explanation, and parameters within the scale', () => {
    for (const { id, explanation, parameters, steps } of items) {
      expect(explanation, id).toMatch(/[.!?]$/);
      expect(steps.length, id).toBeGreaterThanOrEqual(1);
      expect(parameters.b, id).toBeGreaterThanOrEqual(-2.8);
      expect(parameters.b, id).toBeLessThanOrEqual(2.8);
      expect(parameters.a, id).toBeGreaterThanOrEqual(0.8);
      expect(parameters.a, id).toBeLessThanOrEqual(1.8);
    }
  });

  test('shows code only from rung 3', () => {
    const withCode = items.filter(({ stimulus }) => stimulus.some((block) => block.kind === 'code'));
    expect(withCode.length).toBeGreaterThan(0);
    expect(withCode.filter(({ rung }) => rung < 3)).toEqual([]);
  });
});

describe('the section as a whole', () => {
  test('has at least 26 item models with 230 items in six content areas', () => {
    expect(aiConceptualModels.length).toBeGreaterThanOrEqual(26);
    expect(items.length).toBeGreaterThanOrEqual(230);
    expect(new Set(aiConceptualModels.map(({ id }) => id)).size).toBe(aiConceptualModels.length);
    expect([...new Set(items.map(({ contentArea }) => contentArea))].sort()).toEqual([...areas].sort());
  });

  test('has at least 35 items on each rung, and every area on at least four rungs', () => {
    for (const rung of [1, 2, 3, 4, 5])
      expect(items.filter((item) => item.rung === rung).length).toBeGreaterThanOrEqual(35);
    for (const area of areas) {
      const rungs = new Set(items.filter(({ contentArea }) => contentArea === area).map(({ rung }) => rung));
      expect(rungs.size, area).toBeGreaterThanOrEqual(4);
    }
  });

  test('shows a table, a figure or code in at least 35 of 100 questions', () => {
    const shown = items.filter(({ stimulus }) => stimulus.some(({ kind }) => kind !== 'text'));
    expect(shown.length / items.length).toBeGreaterThanOrEqual(0.35);
  });

  test('asks for all four ways of thinking, none in fewer than one of ten items', () => {
    for (const style of ['analytical', 'creative', 'systematic', 'intuitive'] as const) {
      const share = items.filter(({ reasoning }) => reasoning.includes(style)).length / items.length;
      expect(share, style).toBeGreaterThanOrEqual(0.1);
    }
  });

  test('does not reveal the right option by its length', () => {
    const wordy = items.filter(({ options }) => Math.min(...options.map(({ length }) => length)) >= 12);
    const extreme = (pick: (lengths: number[]) => number) =>
      wordy.filter((item) => {
        const lengths = item.options.map(({ length }) => length);
        const bound = pick(lengths);
        return answerOf(item).length === bound && lengths.filter((length) => length === bound).length === 1;
      }).length / wordy.length;
    expect(extreme((lengths) => Math.max(...lengths))).toBeLessThan(0.3);
    expect(extreme((lengths) => Math.min(...lengths))).toBeLessThan(0.3);
    const ratio = (item: ChoiceItem) => {
      const others = item.options.filter((_, at) => at !== item.key);
      return answerOf(item).length / (others.reduce((total, { length }) => total + length, 0) / others.length);
    };
    expect(wordy.filter((item) => ratio(item) > 1.6).map(({ id }) => id)).toEqual([]);
  });

  test('has the right option at every place about equally often', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = items.filter(({ key }) => key === place).length / items.length;
      expect(share).toBeGreaterThan(0.18);
      expect(share).toBeLessThan(0.32);
    }
  });

  test('words a misconception the same wherever its id occurs', () => {
    const says = new Map<string, string>();
    for (const one of items.flatMap(({ misconceptions }) => misconceptions)) {
      if (one === null) continue;
      expect(says.get(one.id) ?? one.says, one.id).toBe(one.says);
      says.set(one.id, one.says);
    }
    expect(says.size).toBeGreaterThan(100);
  });

  test('has unique ids, including those of open questions', () => {
    const ids = [...items, ...aiConceptualOpenItems].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('each figure', () => {
  const figures = items.flatMap(({ id, stimulus }) =>
    stimulus.flatMap((block) => (block.kind === 'figure' ? [{ id, ...block }] : [])),
  );

  test('stays within its frame and the width of a phone', () => {
    expect(figures.length).toBeGreaterThan(40);
    for (const figure of figures) {
      expect(figure.width, figure.id).toBeLessThanOrEqual(360);
      expect(figure.height, figure.id).toBeLessThanOrEqual(270);
      for (const [x, y] of figure.shapes.flatMap(corners)) {
        expect(x, figure.id).toBeGreaterThanOrEqual(0);
        expect(x, figure.id).toBeLessThanOrEqual(figure.width);
        expect(y, figure.id).toBeGreaterThanOrEqual(0);
        expect(y, figure.id).toBeLessThanOrEqual(figure.height);
      }
    }
  });

  test('has readable labels that do not overlap, and a full description', () => {
    for (const figure of figures) {
      const labels = figure.shapes.flatMap((shape) =>
        shape.shape === 'label' ? [{ ...shape, box: textBox(shape) }] : [],
      );
      for (const [at, one] of labels.entries()) {
        expect(one.size, `${figure.id}: ${one.text}`).toBeGreaterThanOrEqual(13);
        for (const other of labels.slice(at + 1)) {
          const apart =
            one.box.right <= other.box.left ||
            other.box.right <= one.box.left ||
            one.box.bottom <= other.box.top ||
            other.box.bottom <= one.box.top;
          expect(apart, `${figure.id}: “${one.text}” and “${other.text}”`).toBe(true);
        }
      }
      expect(figure.alt.length, figure.id).toBeGreaterThan(60);
    }
  });
});

type Label = Extract<Shape, { shape: 'label' }>;

/** The box of a label. A letter is about 0.56 of the type size wide, the mean of common sans-serif faces. */
function textBox({ at: [x, y], text, size, anchor }: Label) {
  const width = text.length * size * 0.56;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
}

function corners(shape: Shape): [number, number][] {
  switch (shape.shape) {
    case 'line':
      return [shape.from, shape.to];
    case 'polyline':
    case 'polygon':
      return shape.points;
    case 'rectangle':
      return [shape.at, [shape.at[0] + shape.width, shape.at[1] + shape.height]];
    case 'circle':
      return [
        [shape.at[0] - shape.radius, shape.at[1] - shape.radius],
        [shape.at[0] + shape.radius, shape.at[1] + shape.radius],
      ];
    case 'label': {
      const box = textBox(shape);
      return [
        [box.left, box.top],
        [box.right, box.bottom],
      ];
    }
  }
}
