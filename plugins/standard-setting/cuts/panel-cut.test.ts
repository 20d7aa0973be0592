import { seededRandom } from 'seeded-random';
import { expect, test } from 'vitest';
import type { Candidate } from '../booklet/choose-items.ts';
import { chooseItems, locationOf } from '../booklet/choose-items.ts';
import { cutOfBookmark, panelCut } from './panel-cut.ts';

const random = seededRandom('panels');
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const bank: Candidate[] = Array.from({ length: 600 }, (_, index) => ({
  ...{ itemId: `item.${index}`, version: 1, section: ['math', 'reasoning', 'ai'][index % 3] ?? 'math' },
  ...{ contentArea: `area ${index % 12}`, itemModel: `model ${index >> 1}` },
  parameters: { a: 0.8 + 0.8 * random(), b: 1.2 * normal(), c: 0.2 },
}));
const weights = { math: 25, reasoning: 40, ai: 35 };
const booklet = chooseItems(bank, { pages: 45, responseProbability: 0.67, weights });
const locations = booklet.map(({ location }) => location);

test('an item is answered right with the response probability at its location', () => {
  const item = { a: 1.3, b: 0.4, c: 0.2 };
  const at = locationOf(item, 0.67);
  expect(item.c + (1 - item.c) / (1 + Math.exp(-item.a * (at - item.b)))).toBeCloseTo(0.67, 12);
  expect(locationOf(item, 0.2)).toBe(Number.NEGATIVE_INFINITY);
});

test('a booklet rises, has the sections by weight, all areas, no siblings and no wide gap', () => {
  expect(booklet).toHaveLength(45);
  expect(locations).toEqual(locations.toSorted((one, other) => one - other));
  const sections = Map.groupBy(booklet, ({ section }) => section);
  expect(Object.keys(weights).map((section) => sections.get(section)?.length)).toEqual([11, 18, 16]);
  expect(new Set(booklet.map(({ section, contentArea }) => `${section} ${contentArea}`)).size).toBe(12);
  const models = new Map(bank.map(({ itemId, itemModel }) => [itemId, itemModel]));
  expect(new Set(booklet.map(({ itemId }) => models.get(itemId))).size).toBe(45);
  const gaps = locations.slice(1).map((location, index) => location - (locations[index] ?? location));
  expect(Math.max(...gaps)).toBeLessThan(0.5);
});

test('the median and its error by hand', () => {
  const { theta, deviation, standardError, agreement } = panelCut([0.1, 0.5, 0.2, 0.9]);
  expect([theta, deviation, standardError]).toEqual([0.35, expect.closeTo(0.359398, 6), expect.closeTo(0.225219, 6)]);
  expect(agreement).toBe(0.75);
  expect(panelCut([0.3])).toMatchObject({ theta: 0.3, standardError: null });
  expect([1, 2, 4].map((page) => cutOfBookmark(page, [-1, 0, 2]))).toEqual([-1, -0.5, 2]);
});

test('panels that answer by known cuts recover them within the stated error', () => {
  const panels = 1000;
  for (const cut of [-0.5, 0.75]) {
    const studies = Array.from({ length: panels }, () =>
      // Twelve panelists see the border a little differently; each bookmarks the first question beyond it.
      panelCut(
        Array.from({ length: 12 }, () => {
          const border = cut + 0.3 * normal();
          const first = locations.findIndex((location) => location > border);
          return cutOfBookmark(first < 0 ? locations.length + 1 : first + 1, locations);
        }),
      ),
    );
    const bias = studies.reduce((sum, { theta }) => sum + theta - cut, 0) / panels;
    const held = studies.filter(({ theta, standardError }) => Math.abs(theta - cut) <= 1.96 * (standardError ?? 0));
    expect(Math.abs(bias), `bias at ${cut}`).toBeLessThan(0.05);
    expect(held.length / panels, `coverage at ${cut}`).toBeGreaterThan(0.9);
  }
});
