import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf } from '../../../item-bank/items/services.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, rectangle, round, table } from '../figures.ts';
import type { Fraction } from '../fractions.ts';
import { difference, fraction, fractionText, isProper, leastCommonMultiple, product, sum } from '../fractions.ts';
import { idea } from '../misconceptions.ts';

const addsAcross = idea(
  'fraction-works-across',
  'You worked with the numerators and with the denominators separately; fractions first need parts of the same size.',
);
const keepsNumerators = idea(
  'keeps-numerators-with-new-denominator',
  'You found a common denominator but left the numerators as they were; they have to grow by the same factor.',
);
const convertsOne = idea(
  'converts-one-fraction-only',
  'You changed one fraction to the common denominator and left the numerator of the other as it was.',
);
const multiplies = idea(
  'multiplies-instead-of-adding',
  'You multiplied the fractions; here they are to be added or subtracted.',
);
const leavesOutRest = idea(
  'finds-parts-not-rest',
  'You found how much the two parts make together; the question asks for what is left of the whole.',
);

/** Fractions of an hour that a clock shows in whole minutes. */
const clockDenominators = [
  [2, 3],
  [3, 4],
  [4, 6],
  [3, 6],
  [4, 12],
] as const;

const denominators = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [3, 6],
  [4, 8],
  [6, 8],
  [6, 9],
  [5, 10],
  [4, 10],
  [3, 8],
  [5, 6],
] as const;

/**
 * Rung 1. Harder: denominators of which neither divides the other, a difference, a context, a whole to subtract from.
 */
export const fractionSum = coreMathModel('number-and-ratio', {
  id: 'core_math.fraction-sum',
  title: 'Adding and subtracting fractions',
  concepts: ['fractions', 'common-denominators'],
  reasoning: ['systematic'],
  forms: [
    combination('+', (p, q) => ({ stem: `What is ${p} + ${q}?`, difficulty: -2.1 })),
    combination('+', (p, q) => ({
      stem: `Amina walks ${p} km from home to the library and then ${q} km on to the pool. How many kilometres does she walk in all?`,
      difficulty: -1.9,
    })),
    combination('−', (p, q) => ({
      stem: `A jug holds ${p} of a litre of juice. Mateo pours ${q} of a litre into a bottle. How much juice, in litres, is left in the jug?`,
      difficulty: -1.8,
    })),
    combination('−', (p, q) => ({ stem: `What is ${p} − ${q}?`, difficulty: -1.9 })),
    combination('+', (p, q, one, other) => ({
      stem: 'Each long bar stands for one whole. What fraction of one whole do the shaded parts of the two bars make together?',
      stimulus: [bars(one, other, p, q)],
      difficulty: -1.9,
    })),
    combination(
      '−',
      (p, q) => ({
        stem: 'The table shows how long Yuki spent on homework yesterday. By how many hours was the reading longer than the mathematics?',
        stimulus: [
          table(
            ['Subject', 'Time (hours)'],
            [
              ['Reading', p],
              ['Mathematics', q],
            ],
          ),
        ],
        difficulty: -1.7,
      }),
      clockDenominators,
    ),
    restOfAWhole,
  ],
});

function combination(
  sign: '+' | '−',
  write: (
    p: string,
    q: string,
    one: Fraction,
    other: Fraction,
  ) => { stem: string; stimulus?: BlockDraft[]; difficulty: number },
  pairs: readonly (readonly [number, number])[] = denominators,
): Form {
  return (random) => {
    const pair = oneOf(random, pairs);
    const [first, second] = random() < 0.5 ? pair : [pair[1], pair[0]];
    const one = fraction(1 + Math.floor(random() * (first - 1)), first);
    const other = fraction(1 + Math.floor(random() * (second - 1)), second);
    if (one[1] !== first || other[1] !== second) return;
    const [[a, b], [c, d]] = [one, other];
    const common = leastCommonMultiple(b, d);
    const factor = sign === '+' ? 1 : -1;
    const answer = sign === '+' ? sum(one, other) : difference(one, other);
    const candidates = [
      wrong(fractionText(fraction(a + factor * c, b + factor * d)), addsAcross),
      wrong(fractionText(fraction(a + factor * c, common)), keepsNumerators),
      wrong(fractionText(fraction((a * common) / b + factor * c, common)), convertsOne),
      wrong(fractionText(fraction(a + (factor * c * common) / d, common)), convertsOne),
      wrong(fractionText(product(one, other)), multiplies),
    ];
    const [p, q] = [fractionText(one), fractionText(other)];
    const distractors = candidates
      .filter(({ text }) => /^\d+\/\d+$/.test(text) && text !== p && text !== q)
      .slice(0, 3);
    if (!isProper(answer) || answer[0] * 8 < answer[1] || distractors.length < 3) return;
    const { stem, stimulus, difficulty } = write(p, q, one, other);
    const kin = common === Math.max(b, d);
    const parts = `${(a * common) / b}/${common} ${sign} ${(c * common) / d}/${common}`;
    const result = fractionText(answer);
    const total = `${(a * common) / b + (factor * c * common) / d}/${common}`;
    return {
      stem,
      stimulus,
      answer: result,
      distractors,
      explanation: `Written with the common denominator ${common}, the two fractions are ${parts.replace(sign, 'and')}. Now the parts have the same size, so the numerators can be ${sign === '+' ? 'added' : 'subtracted'}: the result is ${result}.`,
      steps: [`${p} ${sign} ${q} = ${parts}`, total === result ? `= ${result}` : `= ${total} = ${result}`],
      hints: ladder(
        `Fractions can be ${sign === '+' ? 'added' : 'subtracted'} once they are counted in parts of the same size. Are ${p} and ${q}?`,
        `Look for a number that both ${b} and ${d} divide, and rewrite each fraction with it as the denominator.`,
        sign === '+'
          ? `Estimate first: will the sum of ${p} and ${q} be more or less than one half? Then check your result against that.`
          : `Check by adding: your result plus ${q} should bring you back to ${p}.`,
        `Only one thing makes this less than direct: ${b} and ${d} are different. Deal with that and the rest is counting.`,
      ),
      difficulty: difficulty + (kin ? -0.2 : 0.15) + (answer[1] === common ? 0 : 0.1),
    };
  };
}

function restOfAWhole(random: Random): Drawn {
  const [b, d] = oneOf(random, denominators);
  const [one, other] = [fraction(1, b), fraction(1 + Math.floor(random() * (d - 1)), d)];
  if (other[1] !== d) return;
  const whole = fraction(1, 1);
  const together = sum(one, other);
  const answer = difference(whole, together);
  const across = difference(whole, fraction(one[0] + other[0], b + d));
  const kept = difference(whole, fraction(one[0] + other[0], leastCommonMultiple(b, d)));
  if (![together, answer, across, kept].every(isProper) || leastCommonMultiple(b, d) === d) return;
  const [p, q, rest, both] = [one, other, answer, together].map(fractionText);
  return {
    stem: `In a school garden, ${p} of the area is planted with vegetables and ${q} with flowers. The rest is lawn. What fraction of the garden is lawn?`,
    answer: rest ?? '',
    distractors: [
      wrong(both ?? '', leavesOutRest),
      wrong(fractionText(across), addsAcross),
      wrong(fractionText(kept), keepsNumerators),
    ],
    explanation: `Vegetables and flowers together take ${p} + ${q} = ${both} of the garden. The whole garden is 1, so the lawn is 1 − ${both} = ${rest}.`,
    steps: [`${p} + ${q} = ${both}`, `1 − ${both} = ${rest}`],
    hints: ladder(
      'The three parts of the garden make one whole. Two of them are given.',
      `Bring ${p} and ${q} to the same denominator to find how much is planted.`,
      'Once you know what is planted, think of the whole garden as a fraction with that same denominator.',
      'Picture the garden as a strip of equal squares and colour it in; the empty squares are the lawn.',
    ),
    difficulty: -1.35,
  };
}

function bars(one: Fraction, other: Fraction, p: string, q: string): BlockDraft {
  const width = 300;
  const shapes = [one, other].flatMap(([shaded, parts], row) =>
    Array.from({ length: parts }, (_, part) => {
      const at: [number, number] = [round(20 + (part * width) / parts), 16 + row * 60];
      const piece = round(width / parts);
      const outline = rectangle(at, piece, 36);
      return part < shaded ? [rectangle(at, piece, 36, { tone: 'accent', filled: true }), outline] : [outline];
    }).flat(),
  );
  const alt = `Two bars of equal length. The first is cut into ${one[1]} equal parts with ${one[0]} shaded, that is ${p}; the second into ${other[1]} equal parts with ${other[0]} shaded, that is ${q}.`;
  return figure(alt, 340, 130, shapes);
}
