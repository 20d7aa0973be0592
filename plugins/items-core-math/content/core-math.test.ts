import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { generate, Item } from '../../item-bank/items/services.ts';
import { contentAreas } from './drafts.ts';
import { coreMathModels, coreMathOpenItems } from './index.ts';

const items: ChoiceItem[] = coreMathModels.flatMap((model) =>
  Array.from({ length: model.variants }, (_, variant) => generate(model, variant)),
);

describe('the item models of Core Math & Logic', () => {
  it('number at least 26 and have different ids within the section', () => {
    expect(coreMathModels.length).toBeGreaterThanOrEqual(26);
    expect(new Set(coreMathModels.map((model) => model.id)).size).toBe(coreMathModels.length);
    for (const model of coreMathModels) {
      expect(model.id).toMatch(/^core_math\.[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(contentAreas).toContain(model.contentArea);
    }
  });

  it.each(coreMathModels.map((model) => [model.id, model] as const))('%s writes valid items', (_, model) => {
    for (let variant = 0; variant < model.variants; variant++) {
      const item = Item.parse(generate(model, variant)) as ChoiceItem;
      expect(new Set(item.options).size).toBe(item.options.length);
      expect(item.options.length).toBeGreaterThanOrEqual(4);
      expect(item.misconceptions.map((misconception) => misconception === null)).toEqual(
        item.options.map((__, index) => index === item.key),
      );
    }
  });

  it.each(coreMathModels.map((model) => [model.id, model] as const))('%s has many further variants', (_, model) => {
    for (let variant = model.variants; variant < 5 * model.variants; variant++) {
      expect(() => Item.parse(generate(model, variant))).not.toThrow();
    }
  });

  it('write the same item for the same variant', () => {
    for (const model of coreMathModels) expect(generate(model, 1)).toEqual(generate(model, 1));
  });
});

describe('the operational items of Core Math & Logic', () => {
  it('number at least 230, with at least 35 in each rung', () => {
    expect(items.length).toBeGreaterThanOrEqual(230);
    for (const rung of [1, 2, 3, 4, 5]) {
      expect(items.filter((item) => item.rung === rung).length, `rung ${rung}`).toBeGreaterThanOrEqual(35);
    }
  });

  it.each([...contentAreas])('cover %s on at least four rungs', (area) => {
    const rungs = new Set(items.filter((item) => item.contentArea === area).map((item) => item.rung));
    expect(rungs.size).toBeGreaterThanOrEqual(4);
  });

  it('vary in difficulty within a model', () => {
    for (const model of coreMathModels) {
      const difficulties = items.filter((item) => item.itemModel === model.id).map((item) => item.parameters.b);
      expect(Math.max(...difficulties) - Math.min(...difficulties), model.id).toBeGreaterThanOrEqual(0.1);
    }
  });

  it('have parameters within bounds', () => {
    for (const { id, parameters } of items) {
      expect(Math.abs(parameters.b), id).toBeLessThanOrEqual(2.8);
      expect(parameters.a, id).toBeGreaterThanOrEqual(0.8);
      expect(parameters.a, id).toBeLessThanOrEqual(1.8);
    }
  });

  it('never repeat a question', () => {
    const shown = items.map((item) => JSON.stringify([item.stem, item.stimulus, [...item.options].sort()]));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('never repeat a stem unless it has a figure or table', () => {
    const bare = items.filter((item) => item.stimulus.length === 0).map((item) => item.stem);
    expect(new Set(bare).size).toBe(bare.length);
  });

  it('show a table or a figure in at least a quarter of items', () => {
    expect(items.filter((item) => item.stimulus.length > 0).length / items.length).toBeGreaterThanOrEqual(0.25);
  });

  it('have hints that do not contain the answer', () => {
    for (const item of items) {
      const answer = item.options[item.key] ?? '';
      if (answer.length === 1 && holdsWhole(item.stem, answer)) continue;
      for (const hint of Object.values(item.hints)) expect(holdsWhole(hint, answer), `${item.id}: ${hint}`).toBe(false);
    }
  });

  it('have the right option at every place about equally often', () => {
    const fours = items.filter((item) => item.options.length === 4);
    for (const place of [0, 1, 2, 3]) {
      const share = fours.filter((item) => item.key === place).length / fours.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  it('have no errors of the template', () => {
    for (const item of items) {
      const texts = [item.stem, item.explanation, ...item.options, ...item.steps, ...Object.values(item.hints)];
      for (const text of texts) {
        expect(text, item.id).not.toMatch(/undefined|NaN|Infinity|\[object| {2}|\$\{|--|\d-\d|\+ −|− −/);
        expect(text, item.id).not.toMatch(
          /(?<![\d.,/+−×÷]\s?)\b1 (hours|days|steps|students|people|stones|ways|points)\b/,
        );
      }
      expect(item.stem, item.id).toMatch(/[?.)]$/);
      expect(item.explanation, item.id).toMatch(/\.$/);
      for (const hint of Object.values(item.hints)) expect(hint, item.id).toMatch(/[.?”]$/);
    }
  });

  it('keep shapes and labels inside the figure', () => {
    for (const item of items) {
      for (const block of item.stimulus) {
        if (block.kind !== 'figure') continue;
        expect(block.width, item.id).toBeLessThanOrEqual(364);
        expect(block.height, item.id).toBeLessThanOrEqual(260);
        expect(block.alt.length, item.id).toBeGreaterThan(40);
        for (const shape of block.shapes) {
          if (shape.shape !== 'label') continue;
          // A letter is about 0.6 of the type size wide.
          const width = shape.text.length * shape.size * 0.6;
          const left = shape.at[0] - { start: 0, middle: width / 2, end: width }[shape.anchor];
          expect(shape.size, item.id).toBeGreaterThanOrEqual(13);
          expect(left, `${item.id} ${shape.text}`).toBeGreaterThanOrEqual(-2);
          expect(left + width, `${item.id} ${shape.text}`).toBeLessThanOrEqual(block.width + 2);
          expect(shape.at[1], `${item.id} ${shape.text}`).toBeGreaterThanOrEqual(6);
          expect(shape.at[1], `${item.id} ${shape.text}`).toBeLessThanOrEqual(block.height - 6);
        }
      }
    }
  });

  it('word a misconception the same wherever it appears', () => {
    const said = new Map<string, string>();
    for (const misconception of items.flatMap((item) => item.misconceptions)) {
      if (misconception === null) continue;
      expect(said.get(misconception.id) ?? misconception.says, misconception.id).toBe(misconception.says);
      said.set(misconception.id, misconception.says);
    }
  });
});

describe('the open items of Core Math & Logic', () => {
  it('number at least seven, on rungs 2 to 5 and with different ids', () => {
    expect(coreMathOpenItems.length).toBeGreaterThanOrEqual(7);
    expect(new Set(coreMathOpenItems.map((item) => item.id)).size).toBe(coreMathOpenItems.length);
    expect(new Set(coreMathOpenItems.map((item) => item.rung))).toEqual(new Set([2, 3, 4, 5]));
    for (const item of coreMathOpenItems) expect(contentAreas).toContain(item.contentArea);
  });

  it('have one ascending threshold for each point', () => {
    for (const { id, rubric, parameters } of coreMathOpenItems) {
      const points = rubric.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
      expect(parameters.b.length, id).toBe(points);
      expect(
        [...parameters.b].sort((a, b) => a - b),
        id,
      ).toEqual(parameters.b);
    }
  });
});

function holdsWhole(text: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'u').test(text);
}
