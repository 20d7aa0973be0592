import { describe, expect, it } from 'vitest';
import { generate, Item } from '../../item-bank/items/services.ts';
import { answerOf, otherOptionsOf } from './examiner.ts';
import { appliedReasoningModels } from './index.ts';
import { misconceptionIds } from './misconceptions.ts';

const items = appliedReasoningModels.flatMap((model) =>
  Array.from({ length: model.variants }, (_, variant) => generate(model, variant)),
);
const shareOf = (some: unknown[], all: unknown[]) => some.length / all.length;

describe('the item models of Applied Reasoning', () => {
  it('offer at least 26 models and 230 questions', () => {
    expect(appliedReasoningModels.length).toBeGreaterThanOrEqual(26);
    expect(items.length).toBeGreaterThanOrEqual(230);
    expect(new Set(appliedReasoningModels.map(({ id }) => id)).size).toBe(appliedReasoningModels.length);
  });

  it('write questions that fit the schema of an item', () => {
    for (const item of items) expect(() => Item.parse(item), item.id).not.toThrow();
  });

  it('write the same question for the same variant', () => {
    for (const model of appliedReasoningModels) expect(generate(model, 0)).toEqual(generate(model, 0));
  });

  it('can write further variants with new numbers', () => {
    for (const model of appliedReasoningModels)
      expect(() => generate(model, model.variants + 3), model.id).not.toThrow();
  });

  it('never write the same question twice', () => {
    const asShown = items.map(({ stem, stimulus, options }) => JSON.stringify([stem, stimulus, [...options].sort()]));
    expect(new Set(asShown).size).toBe(items.length);
  });

  it('offer different options, mostly four', () => {
    for (const { id, options } of items)
      expect(new Set(options.map((o) => o.trim().toLowerCase())).size, id).toBe(options.length);
    expect(
      shareOf(
        items.filter(({ options }) => options.length >= 4),
        items,
      ),
    ).toBeGreaterThan(0.95);
  });

  it('name a misconception behind every wrong option', () => {
    for (const item of items) {
      expect(
        item.misconceptions.map((idea) => idea === null),
        item.id,
      ).toEqual(item.options.map((_, i) => i === item.key));
    }
  });

  it('use every misconception they define', () => {
    const unused = new Set<string>(misconceptionIds);
    for (const model of appliedReasoningModels) {
      for (let variant = 0; variant < 4 * model.variants; variant++) {
        for (const misconception of generate(model, variant).misconceptions) unused.delete(misconception?.id ?? '');
      }
    }
    expect([...unused]).toEqual([]);
  });

  it('write hints that do not give the answer away', () => {
    for (const item of items) {
      const answer = answerOf(item).toLowerCase();
      if (answer.length < 2 || item.stem.toLowerCase().includes(answer)) continue;
      for (const hint of Object.values(item.hints)) expect(hint.toLowerCase(), item.id).not.toContain(answer);
    }
  });

  it('write grammatical numbers and no unfilled placeholders', () => {
    for (const item of items) {
      const text = JSON.stringify(item);
      expect(text, item.id).not.toMatch(/undefined|NaN|\[object|Infinity/);
      expect(text, item.id).not.toMatch(
        /(?<![+.\d] ?)\b1 (days|hours|minutes|weeks|years|blocks|tiles|times|points|people|swims|orders)\b/,
      );
    }
  });

  it('keep stems short', () => {
    for (const item of items) expect(item.stem.length, item.id).toBeLessThanOrEqual(480);
  });

  it('set difficulty and discrimination within bounds', () => {
    for (const { id, parameters } of items) {
      expect(Math.abs(parameters.b), id).toBeLessThanOrEqual(2.8);
      expect(parameters.a, id).toBeGreaterThanOrEqual(0.8);
      expect(parameters.a, id).toBeLessThanOrEqual(1.8);
    }
  });
});

describe('the bank of Applied Reasoning', () => {
  it('has at least 35 questions on every rung', () => {
    for (const rung of [1, 2, 3, 4, 5])
      expect(items.filter((item) => item.rung === rung).length, `rung ${rung}`).toBeGreaterThanOrEqual(35);
  });

  it('has questions of every content area on at least four rungs', () => {
    for (const area of new Set(items.map(({ contentArea }) => contentArea))) {
      const rungs = new Set(items.filter((item) => item.contentArea === area).map(({ rung }) => rung));
      expect(rungs.size, area).toBeGreaterThanOrEqual(4);
    }
  });

  it('shows a table, a figure or code in more than a third of the questions', () => {
    expect(
      shareOf(
        items.filter(({ stimulus }) => stimulus.some(({ kind }) => kind !== 'text')),
        items,
      ),
    ).toBeGreaterThan(0.35);
  });

  it('asks for all four styles of reasoning', () => {
    for (const style of ['analytical', 'creative', 'systematic', 'intuitive'] as const) {
      expect(items.filter(({ reasoning }) => reasoning.includes(style)).length, style).toBeGreaterThan(40);
    }
  });

  it('has the right answer at every place about equally often', () => {
    const four = items.filter(({ options }) => options.length === 4);
    for (const place of [0, 1, 2, 3]) {
      const share = shareOf(
        four.filter(({ key }) => key === place),
        four,
      );
      expect(share, `place ${place + 1}`).toBeGreaterThan(0.17);
      expect(share, `place ${place + 1}`).toBeLessThan(0.33);
    }
  });

  it('does not reveal the right answer by its length', () => {
    const worded = items.filter((item) => answerOf(item).length > 25);
    const lengths = (item: (typeof items)[number]) => otherOptionsOf(item).map(({ length }) => length);
    const longest = worded.filter((item) => answerOf(item).length > Math.max(...lengths(item)));
    const shortest = worded.filter((item) => answerOf(item).length < Math.min(...lengths(item)));
    expect(shareOf(longest, worded)).toBeLessThan(0.35);
    expect(shareOf(shortest, worded)).toBeLessThan(0.35);
  });

  it('draws figures that fit a phone, with texts large enough to read', () => {
    for (const { id, stimulus } of items) {
      for (const block of stimulus) {
        if (block.kind !== 'figure') continue;
        expect(block.width, id).toBeLessThanOrEqual(360);
        expect(block.height, id).toBeLessThanOrEqual(260);
        for (const shape of block.shapes) {
          if (shape.shape !== 'label') continue;
          expect(shape.size, `${id} “${shape.text}”`).toBeGreaterThanOrEqual(13);
          // A letter is a little more than half as wide as it is high.
          const width = shape.text.length * shape.size * 0.56;
          const left = shape.at[0] - (shape.anchor === 'start' ? 0 : shape.anchor === 'end' ? width : width / 2);
          expect(left, `${id} “${shape.text}”`).toBeGreaterThanOrEqual(-2);
          expect(left + width, `${id} “${shape.text}”`).toBeLessThanOrEqual(block.width + 2);
          expect(shape.at[1], `${id} “${shape.text}”`).toBeLessThanOrEqual(block.height);
        }
      }
    }
  });
});
