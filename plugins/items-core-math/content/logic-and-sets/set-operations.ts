import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, several, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { circle, figure, label, rectangle, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const orForAnd = idea(
  'reads-and-as-or',
  '“Both” or “and” asks for those that satisfy each of the conditions; you accepted one of them.',
);
const andForOr = idea('reads-or-as-and', '“Or” includes everything that satisfies at least one of the conditions.');
const ignoresNot = idea('overlooks-negation', 'The word “not” turns a condition around; check it once more.');
const factorForMultiple = idea(
  'confuses-factor-and-multiple',
  'Multiples of a number are reached by multiplying it, factors divide it; you exchanged them.',
);
const wrongDifference = idea(
  'difference-in-wrong-direction',
  'You took away from the other set: “in A but not in B” starts from A.',
);

/** Rung 1. Harder: a negation, two kinds of number property, a region of a diagram named in words. */
export const setOperations = coreMathModel('logic-and-sets', {
  id: 'core_math.set-operations',
  title: 'And, or, not',
  concepts: ['sets'],
  reasoning: ['systematic'],
  // Everyday language carries far here, so knowledge of sets matters a little less.
  discrimination: 1.1,
  forms: [inBoth, multipleAndFactor, onlyInDiagram, rulesForShapes, inEither, differenceOfSets, neitherNor],
});

const listText = (numbers: number[]) => [...numbers].sort((a, b) => a - b).join(', ');

/** Two sets of multiples below a limit. */
function drawMultiples(random: Random): { a: number; b: number; first: number[]; second: number[] } | undefined {
  const [a, b, limit] = [whole(random, 2, 4), whole(random, 3, 6), whole(random, 18, 24)];
  const multiples = (n: number) => Array.from({ length: Math.floor(limit / n) }, (_, k) => n * (k + 1));
  const [first, second] = [multiples(a).slice(0, 7), multiples(b)];
  const both = first.filter((n) => second.includes(n));
  return a !== b && both.length >= 2 && both.length < second.length && both.length < first.length
    ? { a, b, first, second }
    : undefined;
}

function inBoth(random: Random): Drawn {
  const sets = drawMultiples(random);
  if (!sets) return;
  const { first, second } = sets;
  const both = first.filter((n) => second.includes(n));
  const either = [...new Set([...first, ...second])];
  return {
    stem: `Set A holds the numbers ${listText(first)}. Set B holds the numbers ${listText(second)}. Which numbers are in both sets?`,
    answer: listText(both),
    distractors: [
      wrong(listText(either), orForAnd),
      wrong(listText(second.filter((n) => !first.includes(n))), wrongDifference),
      wrong(listText(first.filter((n) => !second.includes(n))), ignoresNot),
    ],
    explanation: `A number is in both sets when it appears in each list. Only ${both.join(' and ')} do.`,
    steps: [`go through A: ${listText(first)}`, `those that are in B as well: ${listText(both)}`],
    hints: ladder(
      'To be in both sets, a number must appear in each of the two lists.',
      'Take the shorter list and look up each of its numbers in the other one.',
      'Check that no number of your result is missing from either list.',
      'Ticking off numbers one by one makes this quick and safe.',
    ),
    difficulty: -2.2,
  };
}

function multipleAndFactor(random: Random): Drawn {
  const [n, total] = oneOf(random, [
    [4, 24],
    [6, 36],
    [4, 36],
    [3, 24],
    [5, 40],
    [6, 48],
  ] as const);
  const fits = Array.from({ length: total - 1 }, (_, k) => k + 1).filter(
    (k) => k % n === 0 && total % k === 0 && k !== n,
  );
  const notFactor = Array.from({ length: total }, (_, k) => k + 1).filter((k) => k % n === 0 && total % k !== 0);
  const notMultiple = Array.from({ length: total }, (_, k) => k + 1).filter(
    (k) => k % n !== 0 && total % k === 0 && k > 2,
  );
  if (fits.length === 0 || notFactor.length === 0 || notMultiple.length === 0) return;
  const answer = oneOf(random, fits);
  return {
    stem: `Which of these numbers is both a multiple of ${n} and a factor of ${total}?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(oneOf(random, notFactor)), orForAnd),
      wrong(numeral(oneOf(random, notMultiple)), orForAnd),
      wrong(numeral(total * 2), factorForMultiple),
    ],
    explanation: `${answer} = ${n} × ${answer / n}, so it is a multiple of ${n}, and ${total} = ${answer} × ${total / answer}, so it is a factor of ${total}. Each of the other numbers fails at least one of the two conditions.`,
    steps: [
      `multiple of ${n}: ${answer} = ${n} × ${answer / n}`,
      `factor of ${total}: ${total} ÷ ${answer} = ${total / answer}`,
    ],
    hints: ladder(
      'Multiples of a number grow from it; factors of a number divide it.',
      `Test each number twice: does ${n} divide it, and does it divide ${total}?`,
      'One condition alone is not enough. Cross out a number as soon as it fails one of them.',
      'With two short tests per number you will be certain.',
    ),
    difficulty: -1.6,
    concepts: ['sets', 'divisibility'],
  };
}

function drawRegions(random: Random): [number, number, number, number] {
  return [whole(random, 6, 15), whole(random, 3, 9), whole(random, 5, 14), whole(random, 2, 8)];
}

function onlyInDiagram(random: Random): Drawn {
  const [onlyA, both, onlyB, none] = drawRegions(random);
  if (new Set([onlyA + both, both + onlyB, onlyA, onlyB]).size < 4) return;
  return {
    stem: 'The diagram shows how many students of a class play chess and how many play the piano. How many play chess but not the piano?',
    stimulus: [venn('Chess', 'Piano', onlyA, both, onlyB, none)],
    answer: numeral(onlyA),
    distractors: [
      wrong(numeral(onlyA + both), misconceptions.onlyIncludesOverlap),
      wrong(numeral(onlyB), wrongDifference),
      wrong(numeral(both), ignoresNot),
    ],
    explanation: `The circle for chess holds ${onlyA} and ${both} students. The ${both} in the overlap also play the piano, so ${onlyA} play chess but not the piano.`,
    steps: ['inside the circle for chess', 'outside the circle for piano', `that part holds ${onlyA} students`],
    hints: ladder(
      'Each part of the diagram says something about both activities.',
      'Which part lies inside the circle for chess and outside the circle for the piano?',
      'Put your finger on a part and say aloud who is in it; then compare with the question.',
      'There are four parts in the diagram, and exactly one is described.',
    ),
    difficulty: -1.9,
    reasoning: ['analytical'],
  };
}

function rulesForShapes(random: Random): Drawn {
  const names = several(random, ['Kite', 'Star', 'Moon', 'Drop'], 4);
  // Wanted: not large, and striped or blue. Each wrong one breaks the rule in one way.
  const rows = [
    ['small', 'blue', 'no'],
    ['large', 'blue', 'yes'],
    ['small', 'red', 'no'],
    ['large', 'red', 'no'],
  ];
  const order = several(random, [0, 1, 2, 3], 4);
  const name = (index: number) => names[index] ?? '';
  return {
    stem: 'The table describes four badges. Which badge is not large and is blue or striped?',
    stimulus: [
      table(
        ['Badge', 'Size', 'Colour', 'Striped'],
        order.map((index) => [name(index), ...(rows[index] ?? [])]),
      ),
    ],
    answer: name(0),
    distractors: [
      wrong(name(1), ignoresNot),
      wrong(name(2), misconceptions.ignoresCondition),
      wrong(name(3), ignoresNot),
    ],
    explanation: `${name(0)} is small, so it is not large, and it is blue; that is enough for “blue or striped”. ${name(1)} and ${name(3)} are large, and ${name(2)} is neither blue nor striped.`,
    steps: [`not large: ${name(0)} and ${name(2)}`, `of these, blue or striped: ${name(0)}`],
    hints: ladder(
      'The rule has two parts, joined by “and”; a badge must satisfy both.',
      'Cross out the badges that are large. Which are left?',
      'Among those left, one of “blue” and “striped” is enough.',
      'Reading the rule in two pieces makes it short work.',
    ),
    difficulty: -1.75,
  };
}

function inEither(random: Random): Drawn {
  const [onlyA, both, onlyB] = drawRegions(random);
  const [a, b] = [onlyA + both, both + onlyB];
  if (new Set([onlyA + both + onlyB, a + b, onlyA + onlyB, both]).size < 4) return;
  return {
    stem: `In a group of friends, ${a} have a bicycle, ${b} have a scooter and ${both} of these have both. How many have a bicycle or a scooter (or both)?`,
    answer: numeral(onlyA + both + onlyB),
    distractors: [
      wrong(numeral(a + b), misconceptions.countsOverlapTwice),
      wrong(numeral(onlyA + onlyB), misconceptions.ignoresOverlap),
      wrong(numeral(both), andForOr),
    ],
    explanation: `${a} + ${b} = ${a + b} counts the ${both} friends with both twice. Taking them off once leaves ${onlyA + both + onlyB}.`,
    steps: [`${a} + ${b} = ${a + b}`, `${a + b} − ${both} = ${onlyA + both + onlyB}`],
    hints: ladder(
      'Those with both a bicycle and a scooter appear in both of the first two numbers.',
      `Add ${a} and ${b}, and think about how often the ${both} friends with both were counted.`,
      'Each person should be counted exactly once in the end.',
      'Two overlapping circles on paper show what happens to the middle.',
    ),
    difficulty: -1.35,
    concepts: ['sets', 'inclusion-exclusion'],
    reasoning: ['analytical'],
  };
}

function differenceOfSets(random: Random): Drawn {
  const sets = drawMultiples(random);
  if (!sets) return;
  const { a, b, first, second } = sets;
  const limit = 24;
  const [all, fits] = [Array.from({ length: limit }, (_, k) => k + 1), (n: number) => n % a === 0 && n % b !== 0];
  const numbers = all.filter(fits);
  if (numbers.length < 3 || first.length < 3 || second.length < 3) return;
  const answer = oneOf(
    random,
    numbers.filter((n) => n > 6),
  );
  const bothOnes = all.filter((n) => n % a === 0 && n % b === 0);
  const onlySecond = all.filter((n) => n % a !== 0 && n % b === 0);
  const neither = all.filter((n) => n % a !== 0 && n % b !== 0 && n > 6);
  if (bothOnes.length === 0 || onlySecond.length === 0 || neither.length === 0) return;
  return {
    stem: `Which of these numbers is a multiple of ${a} but not a multiple of ${b}?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(oneOf(random, bothOnes)), ignoresNot),
      wrong(numeral(oneOf(random, onlySecond)), wrongDifference),
      wrong(numeral(oneOf(random, neither)), misconceptions.ignoresCondition),
    ],
    explanation: `${answer} = ${a} × ${answer / a}, so it is a multiple of ${a}; divided by ${b} it leaves the remainder ${answer % b}, so it is not a multiple of ${b}.`,
    steps: [
      `${answer} ÷ ${a} = ${answer / a}: a multiple of ${a}`,
      `${answer} ÷ ${b} leaves the remainder ${answer % b}: not a multiple of ${b}`,
    ],
    hints: ladder(
      'The word “but” joins two conditions, and the second one is a “not”.',
      `First keep only the numbers that ${a} divides.`,
      `Among those, look for the one that ${b} does not divide.`,
      'Two sieves, one after the other, leave just one number.',
    ),
    difficulty: -1.8,
    concepts: ['sets', 'divisibility'],
  };
}

function neitherNor(random: Random): Drawn {
  const [onlyA, both, onlyB, none] = drawRegions(random);
  const all = onlyA + both + onlyB + none;
  const inside = onlyA + both + onlyB;
  if (new Set([none, all - onlyA - both, all - both, inside, onlyA + onlyB]).size < 5 || none === both) return;
  return {
    stem: `The diagram shows how many of the ${all} guests at a party took soup and how many took salad. The number outside the circles is missing. How many guests took neither?`,
    stimulus: [venn('Soup', 'Salad', onlyA, both, onlyB, '?')],
    answer: numeral(none),
    distractors: [
      wrong(numeral(inside), misconceptions.stopsOneStepEarly),
      wrong(numeral(all - onlyA - onlyB), misconceptions.ignoresOverlap),
      wrong(numeral(both), andForOr),
    ],
    explanation: `Inside the circles there are ${onlyA} + ${both} + ${onlyB} = ${inside} guests. The other ${all} − ${inside} = ${none} took neither soup nor salad.`,
    steps: [`inside the circles: ${onlyA} + ${both} + ${onlyB} = ${inside}`, `${all} − ${inside} = ${none}`],
    hints: ladder(
      'Those who took neither stand outside both circles.',
      'Add up the three numbers inside the circles. What do they count together?',
      `All four numbers of the diagram must make ${all}.`,
      'The diagram counts everybody once, and only one number is missing.',
    ),
    difficulty: -1.6,
    reasoning: ['analytical'],
  };
}

/** Two overlapping circles in a frame, with a number in each part. */
export function venn(
  a: string,
  b: string,
  onlyA: number | string,
  both: number | string,
  onlyB: number | string,
  none: number | string,
): BlockDraft {
  const alt = `Diagram of two overlapping circles, ${a} on the left and ${b} on the right, in a frame. ${a} only: ${onlyA}; in the overlap: ${both}; ${b} only: ${onlyB}; outside both circles: ${none}.`;
  return figure(alt, 340, 200, [
    rectangle([10, 30], 320, 160, { tone: 'muted' }),
    circle([130, 110], 66, { tone: 'accent' }),
    circle([210, 110], 66, { tone: 'strong' }),
    label([100, 16], a),
    label([240, 16], b),
    label([100, 112], String(onlyA)),
    label([170, 112], String(both)),
    label([240, 112], String(onlyB)),
    label([308, 174], String(none)),
  ]);
}
