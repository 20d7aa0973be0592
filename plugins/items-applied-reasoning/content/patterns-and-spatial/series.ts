import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, numberChoices } from '../drafts.ts';

const model = modelsOf('patterns-and-spatial');

export const seriesModels: ItemModel[] = [model('number-series', 'How a series goes on', 9, writeSeries)];

interface Pattern {
  /** Terms of the series, the last of which is asked for, and what the rule says in words. */
  draw(random: Random): { terms: number[]; rule: string; wrong: Wrong<number>[] };
  setting: string;
  hints: [conceptual: string, procedural: string, strategic: string];
  b: number;
  reasoning: Draft['reasoning'];
}

// Features: one constant step (-2.2), one constant factor (-1.6), growing steps (-0.9), two operations in turn (-0.3),
// two series in one (0.2), terms made from earlier terms (0.4), factor and addition (0.9), growing factors (1.5), steps of steps (1.3).
const patterns: Pattern[] = [
  {
    draw: (random) => {
      const [start, step] = [whole(random, 3, 20), oneOf(random, [4, 6, 7, 8, 9])];
      const terms = build(start, 6, (last) => last + step);
      return {
        terms,
        rule: `Each number is ${step} more than the one before.`,
        wrong: [
          [at(terms, 4) + step + 1, 'miscounts-the-step'],
          [at(terms, 4) + step - 1, 'miscounts-the-step'],
          [at(terms, 4) + 2 * step, 'goes-one-step-too-far'],
          [at(terms, 4) + at(terms, 0), 'adds-the-first-number-instead-of-the-step'],
        ],
      };
    },
    setting: 'Lockers along a corridor are numbered by a rule.',
    hints: [
      'When a series rises evenly, the distance between neighbours says it all.',
      'Subtract each number from the one after it.',
      'Check the distance in two places before you use it.',
    ],
    b: -2.3,
    reasoning: ['intuitive'],
  },
  {
    draw: (random) => {
      const [start, factor] = [whole(random, 2, 6), oneOf(random, [2, 3])];
      const terms = build(start, 6, (last) => last * factor);
      const [last, previous] = [at(terms, 4), at(terms, 3)];
      return {
        terms,
        rule: `Each number is ${factor} times the one before.`,
        wrong: [
          [last + (last - previous), 'repeats-the-last-step'],
          [last * (factor + 1), 'miscounts-the-factor'],
          [last + previous, 'adds-the-last-two'],
        ],
      };
    },
    setting: 'The number of cells in a dish is counted every hour.',
    hints: [
      'When the distances between neighbours grow quickly, a multiplication may be at work.',
      'Divide each number by the one before it.',
      'If the quotient is the same everywhere, you know how the series goes on.',
    ],
    b: -1.6,
    reasoning: ['intuitive'],
  },
  {
    draw: (random) => {
      const [start, first, growth] = [whole(random, 2, 9), whole(random, 2, 5), whole(random, 2, 4)];
      const terms = build(start, 7, (last, i) => last + first + i * growth);
      const step = at(terms, 5) - at(terms, 4);
      return {
        terms,
        rule: `The steps between neighbours grow by ${growth} each time.`,
        wrong: [
          [at(terms, 5) + step, 'repeats-the-last-step'],
          [at(terms, 5) + step + 1, 'miscounts-the-step'],
          [at(terms, 5) + step + 2 * growth, 'goes-one-step-too-far'],
          [at(terms, 5) + first, 'goes-back-to-the-first-step'],
        ],
      };
    },
    setting: 'A fitness plan lists the seconds of an exercise, day by day.',
    hints: [
      'If the steps are not equal, the steps themselves may follow a rule.',
      'Write the distance between neighbours under the series, and look at the row you get.',
      'Continue the row of distances first, and only then the series.',
    ],
    b: -0.9,
    reasoning: ['analytical', 'intuitive'],
  },
  {
    draw: (random) => {
      const [start, add] = [whole(random, 2, 5), whole(random, 3, 6)];
      const terms = build(start, 7, (last, i) => (i % 2 ? last * 2 : last + add));
      const last = at(terms, 5);
      return {
        terms,
        rule: `In turn ${add} is added and the result is doubled.`,
        wrong: [
          [last + add, 'takes-the-other-operation'],
          [last + (last - at(terms, 4)), 'repeats-the-last-step'],
          [last + at(terms, 4), 'adds-the-last-two'],
          [last * 2 + add, 'does-both-operations-at-once'],
        ],
      };
    },
    setting: 'A number game changes a number again and again.',
    hints: [
      'Two operations can take turns; every second step then looks alike.',
      'Compare the first step with the third, and the second with the fourth.',
      'Settle which of the two operations comes next before you calculate.',
    ],
    b: -0.3,
    reasoning: ['analytical', 'intuitive'],
  },
  {
    draw: (random) => {
      const [a, b] = [whole(random, 3, 9), whole(random, 40, 60)];
      const up = whole(random, 3, 6);
      const down = up + whole(random, 1, 3);
      const terms = Array.from({ length: 8 }, (_, i) => (i % 2 ? b - down * ((i - 1) / 2) : a + up * (i / 2)));
      return {
        terms,
        rule: `Two series take turns: one rises by ${up}, the other falls by ${down}.`,
        wrong: [
          [at(terms, 6) + up, 'continues-the-other-series'],
          [at(terms, 5) + down, 'reverses-the-direction'],
          [at(terms, 5) - up, 'mixes-up-the-two-series'],
          [at(terms, 6) - down, 'continues-the-other-series'],
        ],
      };
    },
    setting: 'Two machines write their readings into one list, in turn.',
    hints: [
      'A list that jumps up and down may be two quiet lists in one.',
      'Underline every second number and look at the underlined ones alone.',
      'Find out to which of the two lists the missing number belongs.',
    ],
    b: 0.1,
    reasoning: ['creative', 'intuitive'],
  },
  {
    draw: (random) => {
      const [first, second] = [whole(random, 1, 4), whole(random, 2, 7)];
      const terms = [first, second];
      while (terms.length < 8) terms.push(at(terms, terms.length - 1) + at(terms, terms.length - 2));
      const [last, previous] = [at(terms, 6), at(terms, 5)];
      return {
        terms,
        rule: 'Each number is the sum of the two before it.',
        wrong: [
          [last + (last - previous), 'repeats-the-last-step'],
          [last + previous + (previous - at(terms, 4)), 'goes-one-step-too-far'],
          [2 * last, 'takes-the-growth-for-doubling'],
          [last + previous + at(terms, 4), 'adds-one-number-too-many'],
        ],
      };
    },
    setting: 'A plant grows new shoots; their number is counted every week.',
    hints: [
      'A number can depend on more than the one directly before it.',
      'Compare each number with the two before it.',
      'Test your idea at the third, the fourth and the fifth number.',
    ],
    b: 0.4,
    reasoning: ['creative', 'intuitive'],
  },
  {
    draw: (random) => {
      const [start, add] = [whole(random, 2, 5), oneOf(random, [-1, 1, 2, 3])];
      const terms = build(start, 6, (last) => 2 * last + add);
      const [last, previous] = [at(terms, 4), at(terms, 3)];
      return {
        terms,
        rule: `Each number is twice the one before, ${add > 0 ? 'plus' : 'minus'} ${Math.abs(add)}.`,
        wrong: [
          [2 * last, 'finds-one-part-of-the-rule'],
          [last + (last - previous), 'repeats-the-last-step'],
          [2 * last - add, 'reverses-the-direction'],
          [last + previous + at(terms, 2), 'adds-the-last-two'],
        ],
      };
    },
    setting: 'Every evening a rumour is passed on; the number of people who know it is noted.',
    hints: [
      'A series that roughly doubles may double and then change by a little.',
      'Double each number and compare the result with the number that really follows.',
      'See whether the difference from doubling is the same each time.',
    ],
    b: 0.8,
    reasoning: ['analytical', 'intuitive'],
  },
  {
    draw: (random) => {
      const [start, first] = [whole(random, 2, 8), whole(random, 1, 3)];
      const terms = build(start, 7, (last, i) => last + first * 2 ** i);
      const step = at(terms, 5) - at(terms, 4);
      return {
        terms,
        rule: 'The steps between neighbours double each time.',
        wrong: [
          [at(terms, 5) + step, 'repeats-the-last-step'],
          [at(terms, 5) + step + (step - step / 2), 'takes-doubling-for-an-even-growth'],
          [at(terms, 5) * 2, 'takes-the-growth-for-doubling'],
          [at(terms, 5) + 2 * step + 1, 'miscounts-the-step'],
        ],
      };
    },
    setting: 'A lake is filled; the water level in centimetres is read every day.',
    hints: [
      'If the steps are not equal, look at how the steps change.',
      'Write the distances below the series and compare each distance with the one before.',
      'Is each distance a fixed amount more than the last, or a fixed multiple of it?',
    ],
    b: 0.6,
    reasoning: ['analytical', 'intuitive'],
  },
  {
    draw: (random) => {
      const start = whole(random, 1, 3);
      const add = whole(random, 1, 3);
      const terms = build(start, 6, (last, i) => last * (i + 1) + add);
      const last = at(terms, 4);
      return {
        terms,
        rule: `The number is multiplied by 1, 2, 3, … in turn, and each time ${add} is added.`,
        wrong: [
          [last * 4 + add, 'keeps-the-last-factor'],
          [last * 5, 'finds-one-part-of-the-rule'],
          [last * 6 + add, 'goes-one-step-too-far'],
          [last + (last - at(terms, 3)), 'repeats-the-last-step'],
        ],
      };
    },
    setting: 'A computer prints a series of numbers.',
    hints: [
      'A series can use a factor that itself changes from step to step.',
      'Divide each number by the one before and look at the whole part of the result.',
      'When you have a guess for the factors, see what is left over at each step.',
    ],
    b: 1.6,
    reasoning: ['creative', 'analytical'],
  },
];

function writeSeries(variant: number, random: Random): Draft {
  const pattern = caseOf(patterns, variant);
  return drawUntil(() => {
    const { terms, rule, wrong } = pattern.draw(random);
    const answer = at(terms, terms.length - 1);
    const shown = terms.slice(0, -1);
    const choices = numberChoices(answer, shuffled(wrong, random), String);
    if (!choices || new Set(shown).size < shown.length || answer > 2500) return undefined;
    const [conceptual, procedural, strategic] = pattern.hints;
    return {
      stem: `${pattern.setting} Which number comes next?`,
      stimulus: [{ kind: 'text', text: `${shown.join(',  ')},  …` }],
      ...choices,
      explanation: `${rule} The rule fits all the numbers shown, and it leads from ${at(shown, shown.length - 1)} to ${answer}.`,
      steps: [
        rule,
        `Check: ${shown.slice(0, 4).join(', ')} follow it.`,
        `After ${at(shown, shown.length - 1)} comes ${answer}.`,
      ],
      hints: {
        conceptual,
        procedural,
        strategic,
        encouragement: `There are ${shown.length} numbers to learn the rule from, which is plenty for testing a guess.`,
      },
      difficulty: pattern.b,
      concepts: ['number-patterns', 'series'],
      reasoning: pattern.reasoning,
    };
  });
}

function build(start: number, length: number, next: (last: number, index: number) => number): number[] {
  const terms = [start];
  while (terms.length < length) terms.push(next(at(terms, terms.length - 1), terms.length - 1));
  return terms;
}
