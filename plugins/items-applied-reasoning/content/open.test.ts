import { describe, expect, it } from 'vitest';
import { Item, rungOf } from '../../item-bank/items/services.ts';
import { gradeByRubric } from '../../item-bank/items/testing.ts';
import { appliedReasoningOpenItems } from './index.ts';

const pointsFor = (slug: string, answer: string) => {
  const item = appliedReasoningOpenItems.find(({ id }) => id === `applied_reasoning.open.${slug}`);
  if (!item) throw new Error(`no open item ${slug}`);
  return gradeByRubric(item, answer).points;
};

describe('the open questions of Applied Reasoning', () => {
  it('number at least seven, in several areas and on rungs 2 to 5', () => {
    expect(appliedReasoningOpenItems.length).toBeGreaterThanOrEqual(7);
    expect(new Set(appliedReasoningOpenItems.map(({ contentArea }) => contentArea)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(appliedReasoningOpenItems.map(({ rung }) => rung))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('fit the schema of an item, with ascending thresholds for each point', () => {
    for (const item of appliedReasoningOpenItems) {
      expect(() => Item.parse(item), item.id).not.toThrow();
      const points = item.rubric.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
      expect(item.parameters.b, item.id).toHaveLength(points);
      expect(
        [...item.parameters.b].sort((one, other) => one - other),
        item.id,
      ).toEqual(item.parameters.b);
      expect(item.rung, item.id).toBe(rungOf(item.parameters.b.reduce((sum, b) => sum + b, 0) / points));
    }
  });

  it('give the model answer all points and the weak answer few', () => {
    for (const item of appliedReasoningOpenItems) {
      const model = gradeByRubric(item, item.rubric.modelAnswer);
      expect(model.points, item.id).toBe(model.maximumPoints);
      expect(gradeByRubric(item, item.rubric.weakAnswer).points, item.id).toBeLessThanOrEqual(model.maximumPoints / 3);
    }
  });

  it('give empty or unrelated answers no points', () => {
    for (const item of appliedReasoningOpenItems) {
      expect(gradeByRubric(item, '   ').points, item.id).toBe(0);
      expect(
        gradeByRubric(item, 'My favourite subject is art, and I like to paint landscapes in the summer.').points,
        item.id,
      ).toBe(0);
    }
  });

  it('accept answers in a learner’s own words', () => {
    expect(
      pointsFor(
        'two-phone-plans',
        'They cost the same when 4 + 0.10x = 12, so x = 80. If she talks less than that she should get B, for more it is A.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'two-phone-plans',
        'With B you have 8 euros left for calls, and at ten cents per minute that is eighty minutes. People who call a lot should take A and people who rarely call should take B.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'three-flatbreads',
        'First side of 1 and 2. Then remove 2, flip 1 and put in 3. Then the second sides of 2 and 3. There are 6 sides and you can only do two at a time, so you need three rounds of 2 minutes.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'red-flag',
        'Tom is wrong. The rule only tells us about when the flag is up. Maybe there is lightning and the lifeguards have closed the beach.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'red-flag',
        'That is not necessarily true, because the sign does not say anything about other days. There could be sharks in the water.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'chairs-around-tables',
        'Every table has one person at the top and one at the bottom, that is 2 people per table. Then there are the two ends of the row. For 50 you need (50 - 2) / 2 = 24 tables.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'largest-number-program',
        'If every number is below zero, nothing is ever greater than best, which was initialised with 0, so it prints 0. You should initialise best with the first element.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'later-start-of-school',
        'They only asked students who take the bus, and those have a long way and must get up very early. They should pick names randomly from every class.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'books-at-home',
        'Richer families can afford books and also tutors. Or children who already do well ask their parents for books. You could draw lots to decide which of 200 similar families receive books, and then see whether their children improve more than the other group without books.',
      ),
    ).toBe(4);
    expect(
      pointsFor(
        'two-surgeons',
        'Dr North has 80 difficult operations and Dr South only 20. Hard operations fail more often, so they lower the overall rate of North. I would go to Dr North since 70 % of the difficult ones worked there and only half at Dr South.',
      ),
    ).toBe(3);
    expect(
      pointsFor(
        'worst-crossings',
        'The crossings were picked after an extreme year, so it was partly chance and the number would drop back to normal anyway. You should compare them with similar crossings that had just as many accidents but got no camera, and look at several years.',
      ),
    ).toBe(4);
  });

  it('do not reward answers that miss the point', () => {
    expect(pointsFor('two-phone-plans', 'It depends on what she likes.')).toBe(0);
    expect(
      pointsFor('three-flatbreads', 'You need 8 minutes because the last bread has to be baked on its own.'),
    ).toBeLessThanOrEqual(1);
    expect(pointsFor('chairs-around-tables', 'Because the formula is given in the task.')).toBe(0);
    expect(pointsFor('later-start-of-school', 'It is right because most of them said yes.')).toBe(0);
    expect(
      pointsFor('two-surgeons', 'I would choose Dr South because the number is higher in the end.'),
    ).toBeLessThanOrEqual(1);
    expect(
      pointsFor('worst-crossings', 'The cameras work very well and should be put up everywhere in the town.'),
    ).toBe(0);
  });
});
