import { describe, expect, it } from 'vitest';
import { gradeByRubric } from '../../item-bank/items/testing.ts';
import { openItems } from './open.ts';

/** Realistic answers, with the minimum (good) or maximum (poor) points they should earn. */
const answers: Record<string, { good: [points: number, answer: string][]; poor: [points: number, answer: string][] }> =
  {
    'flour-for-six': {
      good: [
        [
          3,
          'You cannot just add 2 because one person does not need one gram. 300/4 = 75 g per person, times 6 is 450 g.',
        ],
        [3, '6 people are one and a half times 4 people, so it must be multiplied by 1.5: 450 grams. He only added.'],
        [3, 'For 2 people you need 150g, so for 6 people 450g. Sam confuses people with grams.'],
        [2, 'It should be 450 g since 75 × 6 = 450.'],
      ],
      poor: [
        [1, 'Sam is right, 302 g is enough for everybody.'],
        [0, 'I think he needs a bit more flour than that, maybe 320.'],
      ],
    },
    'up-and-down-again': {
      good: [
        [3, 'No! 100 becomes 120, and 20% of 120 is 24, so it is 96 in the end, which is less than 100.'],
        [3, "It isn't the same: 1.2 × 0.8 = 0.96, so it is 4% cheaper because the 20% are taken from a higher price."],
        [
          3,
          'With €50: up to 60, then minus 12 gives 48. It is lower, since 20% of the new price is more than 20% of the old one.',
        ],
        [2, 'No, the price is lower, because the second percentage refers to a larger amount.'],
      ],
      poor: [
        [0, 'Yes it is the same again since plus 20 and minus 20 is zero.'],
        [0, 'The price stays the same, nothing changes.'],
      ],
    },
    'two-odd-numbers': {
      good: [
        [3, '(2n+1) + (2m+1) = 2n+2m+2 and that can be divided by 2, so it is even.'],
        [
          3,
          'An odd number is an even number plus 1. If I add two of them I get two even numbers and 1 + 1 = 2, so all of it is even.',
        ],
        [
          3,
          'Odd means that when you make pairs, one is left over. The two left over make a pair, so everything is in pairs.',
        ],
        [
          3,
          'Both numbers have remainder 1 when divided by 2. The two remainders together give 2, so no remainder is left.',
        ],
      ],
      poor: [
        [0, '3 + 3 is six, 5 + 7 is 12. You can try it with any numbers and it always works.'],
        [0, 'Because odd and odd is always even, that is a rule.'],
      ],
    },
    'square-plus-itself': {
      good: [
        [3, 'n² + n = n(n+1). These are two consecutive numbers, one of them is even, so the product is even.'],
        [3, 'If n is even then n² is even and even + even is even. If n is odd then n² is odd, and odd + odd is even.'],
        [
          3,
          'Factor out n: n times n+1. Either n or the next number is even, and an even factor makes the product even.',
        ],
      ],
      poor: [
        [1, 'Because when I tried 1, 2, 3 and 10 it was even each time.'],
        [1, 'A square is always even.'],
      ],
    },
    'two-data-plans': {
      good: [
        [3, 'A: 5 + 2x, B: 14 + 0.5x. Equal at x = 6. Below 6 GB A is cheaper, above 6 GB take plan B.'],
        [
          3,
          'B costs €9 more at the start but each GB is 1.50 cheaper. 9 / 1.5 = 6. So plan A if you need less than 6 GB, plan B if you need more.',
        ],
        [
          3,
          'At 6 GB: A costs 5 + 12 = 17 and B costs 14 + 3 = 17. With less data A is better, with more data B is better.',
        ],
      ],
      poor: [
        [1, 'Plan B because a gigabyte is cheaper there.'],
        [1, 'A is cheaper since the fixed price is lower.'],
      ],
    },
    'which-pizza': {
      good: [
        [
          3,
          'Area of small: 225π, area of large: 400π. 225/9 = 25 and 400/14 = 28.6, so the large pizza is better value.',
        ],
        [
          3,
          '3.14 * 15² = 706.5 cm², for 9 euros 78.5 per euro. 3.14*20² = 1256 cm², for 14 euros 89.7 per euro. The bigger one gives more pizza for the money.',
        ],
        [
          3,
          'The area grows with the square: 1600/900 = 1.78 times as much pizza, but the price is only 1.56 times as high. So the 40 cm pizza is the better deal.',
        ],
      ],
      poor: [
        [1, 'The small one, 3 cm per euro instead of 2.9.'],
        [1, 'The big one because big pizzas are always better value.'],
      ],
    },
    'typical-wage': {
      good: [
        [
          3,
          'It is not a good description because the director earns so much more. The median of 2,100 would be better.',
        ],
        [3, 'No, most earn less than that. The outlier 8300 pushes the mean up. I would use the median.'],
        [3, 'The number is misleading. One very high salary raises it; the middle value, €2100, fits better.'],
      ],
      poor: [
        [0, 'Yes it is good because they calculated it correctly with all wages.'],
        [1, 'The mean is the best number for everything.'],
      ],
    },
    'fair-dice-game': {
      good: [
        [
          4,
          'There are 36 possibilities. 7 can be made in 6 ways. 10 has 3 ways, 11 has 2 and 12 has 1 way, also 6. So the game is fair.',
        ],
        [4, 'P(7) = 6/36. P(10 or more) = 3/36 + 2/36 + 1/36 = 6/36. Both have the same chance.'],
        [4, 'Of 36 combinations six of them give 7 and 3 + 2 + 1 give at least 10, so it is fair.'],
      ],
      poor: [
        [1, 'No, Paul has more numbers, so he wins more often.'],
        [1, 'Not fair, 7 is the most common sum.'],
      ],
    },
    'even-so-divisible-by-four': {
      good: [
        [3, 'He turned the sentence around. Not all even numbers are divisible by 4, for example 10.'],
        [3, 'That is the converse, and that is a different sentence: 6 is even but cannot be divided by 4.'],
        [
          3,
          'It only says something about numbers divisible by 4, not about all even numbers. It does not follow. Another example is 14.',
        ],
        [3, 'Some even numbers are not divisible by four, like 22, so you can not conclude it the other way round.'],
      ],
      poor: [
        [1, '30 divided by 4 is 7.5, so he is wrong.'],
        [1, 'He should learn how to divide by four properly.'],
      ],
    },
    'thirty-birthdays': {
      good: [
        [
          3,
          'If every month had at most 2 birthdays there would be at most 24 students, but there are 30, more than 24. There are 12 months, so some month has three.',
        ],
        [
          3,
          'Put the students into 12 boxes. After two in each box 24 are placed, and the next student has to go to a box that already has two, which makes a third.',
        ],
        [3, '12 × 2 = 24, so 6 students are left over and they must share a month with two others.'],
      ],
      poor: [
        [1, 'Because it is probable with so many students.'],
        [1, 'Many children are born in summer, so there will be three in July.'],
      ],
    },
  };

describe('the rubrics of the open items', () => {
  it.each(openItems.map((item) => [item.id, item] as const))('%s gives full points to its model answer', (_, item) => {
    const { points, maximumPoints } = gradeByRubric(item, item.rubric.modelAnswer);
    expect(points).toBe(maximumPoints);
  });

  it.each(
    openItems.map((item) => [item.id, item] as const),
  )('%s gives its weak answer less than half of the points', (_, item) => {
    const { points, maximumPoints } = gradeByRubric(item, item.rubric.weakAnswer);
    expect(points * 2).toBeLessThan(maximumPoints);
  });

  it.each(
    openItems.map((item) => [item.id, item] as const),
  )('%s gives a repeated question less than half of the points', (_, item) => {
    const { points, maximumPoints } = gradeByRubric(item, item.stem);
    expect(points * 2).toBeLessThan(maximumPoints);
  });

  // Items with a set of double-scored answers are tested with the item bank's rubrics.
  const singly = openItems.filter(({ pool }) => pool === undefined);
  it.each(singly.map((item) => [item.id, item] as const))('%s accepts other wordings', (id, item) => {
    const { good, poor } = answers[id.replace('core_math.open.', '')] ?? { good: [], poor: [] };
    expect(good.length).toBeGreaterThan(0);
    for (const [least, answer] of good)
      expect(gradeByRubric(item, answer).points, answer).toBeGreaterThanOrEqual(least);
    for (const [most, answer] of poor) expect(gradeByRubric(item, answer).points, answer).toBeLessThanOrEqual(most);
  });
});
