import { posterior } from 'psychometrics';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { layOut } from '../../analysis/simulation/sections.ts';
import { rungOf } from '../../items/item.ts';
import { chooseItem } from './choose-item.ts';

/** Sixty choice items in each of five areas, all of rung 3, more informative the higher their number; open items of rungs 2 and 4. */
const { layout } = layOut({
  section: 'core_math',
  items: [
    ...Array.from({ length: 300 }, (_, index) =>
      item(`choice.${String(index).padStart(4, '0')}`, index % 5, { a: 1 + index / 300, b: 0 }),
    ),
    ...['a', 'b'].map((name) => item(`open.easy-${name}`, 0, { a: 1, b: [-1.4, -1, -0.6] })),
    ...['a', 'b'].map((name) => item(`open.hard-${name}`, 1, { a: 1, b: [0.6, 1, 1.4] })),
  ],
});

function item(itemId: string, area: number, parameters: { a: number; b: number | number[] }) {
  const { a, b } = parameters;
  const isOpen = typeof b !== 'number';
  return {
    itemId,
    version: 1,
    contentArea: `area ${area}`,
    subcategory: undefined,
    rung: rungOf(typeof b === 'number' ? b : (b[1] ?? 0)),
    format: isOpen ? ('open_ended' as const) : ('multiple_choice' as const),
    parameters: typeof b === 'number' ? { a, b } : { a, b },
  };
}

const plan = {
  section: 'core_math',
  minimum: 8,
  maximum: 20,
  targetStandardError: 0.45,
  certainty: 0.9,
  openEnded: 1,
} as const;
const belief = posterior([], []);
const random = seededRandom('choosing');
const unseen = { counts: new Float64Array(layout.entries.length), takers: 1000 };

/** The items chosen in 400 tries. */
function chosen(
  asked: readonly string[],
  { contentAreas, exposure = unseen }: { contentAreas?: string[]; exposure?: typeof unseen } = {},
) {
  const sectionPlan = contentAreas ? { ...plan, contentAreas } : plan;
  const found = Array.from(
    { length: 400 },
    () =>
      chooseItem({ ...layout, exposure }, asked, { plan: sectionPlan, difficulty: 3, belief }, random)?.itemId ?? '',
  );
  return [...new Set(found)].sort();
}

describe('the item to ask', () => {
  it('is at first one of the twenty best, of all areas or of the only one', () => {
    expect(chosen([])).toEqual(Array.from({ length: 20 }, (_, index) => `choice.0${280 + index}`));
    expect(chosen([], { contentAreas: ['area 2'] })).toHaveLength(20);
  });

  it('is later one of fewer, from the areas furthest below target', () => {
    // The share of three areas of five in twelve items, then that of the last area in four.
    expect(chosen(['choice.0000', 'choice.0001'])).toEqual(
      [88, 89, 92, 93, 94, 97, 98, 99].map((end) => `choice.02${end}`),
    );
    expect(chosen(['choice.0000', 'choice.0001', 'choice.0002', 'choice.0003', 'open.easy-a'])).toEqual([
      'choice.0299',
    ]);
    const areaTwo = Array.from({ length: 5 }, (_, index) => `choice.00${10 + 5 * index + 2}`);
    expect(chosen([...areaTwo, 'open.easy-a'], { contentAreas: ['area 2'] })).toHaveLength(4);
  });

  it('is of an area without a question once each could have had one, whatever its rung', () => {
    const small = layOut({
      section: 'core_math',
      items: [
        ...Array.from({ length: 20 }, (_, index) => item(`easy.00${10 + index}`, index % 2, { a: 1, b: 0 })),
        ...['a', 'b'].map((name) => item(`hard.${name}`, 2, { a: 1, b: 2 })),
      ],
    });
    const bank = { ...small.layout, exposure: { counts: new Float64Array(22), takers: 100 } };
    const next = (asked: readonly string[]) =>
      chooseItem(bank, asked, { plan: { ...plan, openEnded: 0 }, difficulty: 3, belief }, random)?.contentArea;
    expect(next(['easy.0010', 'easy.0011'])).not.toBe('area 2');
    expect(next(['easy.0010', 'easy.0011', 'easy.0012'])).toBe('area 2');
    expect(next(['easy.0010', 'easy.0011', 'easy.0012', 'hard.a'])).not.toBe('area 2');
  });

  it('comes from the nearest rung whose items may still be shown', () => {
    const asked = ['choice.0000', 'choice.0001', 'choice.0002', 'choice.0003'];
    expect(chosen(asked)).toEqual(['open.easy-a']);
    const counts = unseen.counts.map((_, index) => (layout.entries[index]?.itemId.startsWith('open.easy') ? 250 : 0));
    expect(chosen(asked, { exposure: { counts, takers: 1000 } })).toEqual(['open.hard-a']);
  });

  it('may be overexposed if all items are', () => {
    const counts = unseen.counts.map(() => 900);
    expect(chosen([], { exposure: { counts, takers: 1000 } })).toHaveLength(20);
  });
});

describe('siblings, variants of one item model', () => {
  /** Six models of four variants each, in one area. */
  const items = Array.from({ length: 24 }, (_, index) => ({
    ...item(`model-${index % 6}.${String(index).padStart(4, '0')}`, 0, { a: 1, b: 0 }),
    itemModel: `model-${index % 6}`,
  }));
  const bank = {
    ...layOut({ section: 'core_math', items }).layout,
    exposure: { counts: new Float64Array(24), takers: 9 },
  };
  const modelOf = (itemId: string) => itemId.split('.')[0] ?? '';
  const asks = (questions: number, modelsOfLastSitting: string[]) => {
    const asked: string[] = [];
    const siblings = { modelsOfLastSitting: new Set(modelsOfLastSitting) };
    while (asked.length < questions) {
      const entry = chooseItem(
        bank,
        asked,
        { plan: { ...plan, openEnded: 0 }, difficulty: 3, belief, siblings },
        random,
      );
      if (!entry) break;
      asked.push(entry.itemId);
    }
    return asked.map(modelOf);
  };

  it('do not occur in one sitting', () => {
    for (let time = 0; time < 20; time++) expect(new Set(asks(6, []))).toHaveProperty('size', 6);
  });

  it('of the last sitting come after new models, and before a second item of a model', () => {
    for (let time = 0; time < 20; time++) {
      const models = asks(6, ['model-1', 'model-4']);
      expect(new Set(models)).toHaveProperty('size', 6);
      expect(new Set(models.slice(4))).toEqual(new Set(['model-1', 'model-4']));
    }
  });

  it('are asked if nothing else is left', () => {
    expect(asks(30, ['model-1'])).toHaveLength(24);
  });
});
