import { describe, expect, it } from 'vitest';
import { generate } from '../../item-bank/items/services.ts';
import { checkItem } from '../../item-bank/items/testing.ts';
import { altOf, items, optionAltsOf } from './examiner.ts';
import { cognitiveAreas, cognitiveModels } from './index.ts';

describe('the cognitive tasks', () => {
  it('number at least 240, with 30 or more in each of the eight areas', () => {
    expect(cognitiveAreas.length).toBe(8);
    expect(items.length).toBeGreaterThanOrEqual(240);
    for (const { id } of cognitiveAreas)
      expect(items.filter(({ contentArea }) => contentArea === id).length, id).toBeGreaterThanOrEqual(30);
  });

  it('pass the checks of the item bank', () => {
    for (const item of items) expect(checkItem(item).problems, item.id).toEqual([]);
  });

  it('are the same for the same variant, and have further variants', () => {
    for (const model of cognitiveModels) expect(generate(model, 1)).toEqual(generate(model, 1));
  });

  it('never repeat a question', () => {
    const asShown = items.map(({ stem, stimulus, options, optionFigures }) =>
      JSON.stringify([stem, stimulus, [...options].sort(), optionFigures]),
    );
    expect(new Set(asShown).size).toBe(items.length);
  });

  it('use every subcategory of their area', () => {
    for (const { id, subcategories } of cognitiveAreas) {
      const used = new Set(items.filter(({ contentArea }) => contentArea === id).map(({ subcategory }) => subcategory));
      expect([...used].sort(), id).toEqual([...subcategories].sort());
    }
  });

  it('cover all rungs and loads in every area; processing speed keeps its load low', () => {
    for (const { id } of cognitiveAreas) {
      const own = items.filter(({ contentArea }) => contentArea === id);
      for (const rung of [1, 2, 3, 4, 5])
        expect(own.filter((item) => item.rung === rung).length, `${id} rung ${rung}`).toBeGreaterThanOrEqual(4);
      for (const load of id === 'processing-speed' ? [1, 2, 3] : [1, 2, 3, 4, 5])
        expect(own.filter((item) => item.cognitiveLoad === load).length, `${id} load ${load}`).toBeGreaterThanOrEqual(
          4,
        );
    }
  });

  it('have the right answer at every place about equally often', () => {
    const five = items.filter(({ options }) => options.length === 5);
    for (const place of [0, 1, 2, 3, 4]) {
      const share = five.filter(({ key }) => key === place).length / five.length;
      expect(share, `place ${place + 1}`).toBeGreaterThan(0.12);
      expect(share, `place ${place + 1}`).toBeLessThan(0.28);
    }
  });

  it('name a misconception behind every wrong option, in the same words wherever it occurs', () => {
    const says = new Map<string, string>();
    for (const { id, misconceptions, key } of items) {
      expect(
        misconceptions.flatMap((idea, index) => (idea ? [] : [index])),
        id,
      ).toEqual([key]);
      for (const idea of misconceptions) {
        if (!idea) continue;
        expect(says.get(idea.id) ?? idea.says, id).toBe(idea.says);
        says.set(idea.id, idea.says);
      }
    }
  });

  it('contain no unfilled placeholder', () => {
    for (const item of items)
      expect(JSON.stringify(item), item.id).not.toMatch(/undefined|NaN|\[object|Infinity|\{[xy]\}/);
  });

  it('describe drawn options differently and without revealing the right one', () => {
    for (const item of items.filter(({ optionFigures }) => optionFigures)) {
      const alts = optionAltsOf(item);
      expect(new Set(alts).size, item.id).toBe(item.options.length);
      expect(item.options, item.id).toEqual(['A', 'B', 'C', 'D', 'E'].slice(0, item.options.length));
      for (const alt of alts)
        expect(alt, item.id).not.toMatch(/\b(option|answer|key|right one|mirror|turned by \d+)\b/i);
      expect(altOf(item), item.id).not.toMatch(/\banswer/i);
    }
  });

  it('draw figures that fit a phone, with signs large enough to read', () => {
    for (const { id, stimulus, optionFigures = [] } of items) {
      for (const block of [...stimulus, ...optionFigures]) {
        if (block.kind !== 'figure') continue;
        expect(block.width, id).toBeLessThanOrEqual(344);
        expect(block.height, id).toBeLessThanOrEqual(300);
        for (const shape of block.shapes)
          if (shape.shape === 'label') expect(shape.size, id).toBeGreaterThanOrEqual(13);
      }
    }
  });

  it('set the memorising time by the amount of material, only in working memory', () => {
    for (const { id, contentArea, stimulusSeconds, stem } of items) {
      expect(stimulusSeconds !== undefined, id).toBe(contentArea === 'working-memory');
      if (stimulusSeconds === undefined) continue;
      expect(stimulusSeconds, id).toBeGreaterThanOrEqual(4);
      expect(stimulusSeconds, id).toBeLessThanOrEqual(30);
      // The material is hidden by then.
      expect(stem, id).not.toMatch(/above|shown here/);
    }
  });
});
