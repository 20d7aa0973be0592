import type { Random } from '../../../../core/random.ts';
import { whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';
import { venn } from './set-operations.ts';

const forgetsNeither = idea(
  'forgets-those-outside',
  'Some belong to neither group; they have to be taken off the total first.',
);
const overlapOnce = idea(
  'takes-overlap-off-once',
  'Those in both groups have to be left out of each group, so they are taken off twice.',
);
const notBothForNeither = idea(
  'not-both-for-neither',
  '“Neither” excludes each of the two; you excluded only those with both.',
);

/** Rungs 2 and 3. Harder: finding the overlap, “exactly one”, a total that has to be built first. */
export const twoGroups = coreMathModel('logic-and-sets', {
  id: 'core_math.two-groups',
  title: 'Two overlapping groups',
  concepts: ['sets', 'inclusion-exclusion'],
  reasoning: ['analytical'],
  forms: [overlap, exactlyOne, fromDiagram, percentages, secondGroup, numbersInNeither],
});

interface Parts {
  onlyA: number;
  both: number;
  onlyB: number;
  none: number;
}

function drawParts(random: Random): Parts {
  return {
    onlyA: whole(random, 7, 18),
    both: whole(random, 4, 12),
    onlyB: whole(random, 6, 17),
    none: whole(random, 3, 9),
  };
}

function overlap(random: Random): Drawn {
  const { onlyA, both, onlyB, none } = drawParts(random);
  const [a, b, all] = [onlyA + both, both + onlyB, onlyA + both + onlyB + none];
  if (a + b <= all || a + b - all === both || onlyA === onlyB) return;
  return {
    stem: `Of the ${all} people on a bus tour, ${a} speak French, ${b} speak German and ${none} speak neither. How many speak both languages?`,
    answer: numeral(both),
    distractors: [
      wrong(numeral(a + b - all), forgetsNeither),
      wrong(numeral(all - none), misconceptions.stopsOneStepEarly),
      wrong(numeral(onlyB), misconceptions.answersOtherQuantity),
    ],
    explanation: `${all} − ${none} = ${all - none} people speak at least one of the languages. ${a} + ${b} = ${a + b} counts those with both twice, so ${a + b} − ${all - none} = ${both} speak both.`,
    steps: [
      `at least one language: ${all} − ${none} = ${all - none}`,
      `${a} + ${b} = ${a + b}`,
      `${a + b} − ${all - none} = ${both}`,
    ],
    hints: ladder(
      'If the two groups did not overlap, their numbers would add up to those who speak at least one language.',
      `How many of the ${all} people speak at least one of the two languages?`,
      `Compare that with ${a} + ${b}. Where does the surplus come from?`,
      'Two circles and a frame: fill in the outside first, and the middle follows.',
    ),
    difficulty: -0.45,
  };
}

function exactlyOne(random: Random): Drawn {
  const { onlyA, both, onlyB } = drawParts(random);
  const [a, b] = [onlyA + both, both + onlyB];
  return {
    stem: `In a sports club, ${a} members play handball and ${b} play volleyball; ${both} of these play both. How many members play exactly one of the two games?`,
    answer: numeral(onlyA + onlyB),
    distractors: [
      wrong(numeral(a + b - both), overlapOnce),
      wrong(numeral(a + b), misconceptions.countsOverlapTwice),
      wrong(numeral(onlyA), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Handball only: ${a} − ${both} = ${onlyA}. Volleyball only: ${b} − ${both} = ${onlyB}. Exactly one game: ${onlyA} + ${onlyB} = ${onlyA + onlyB}.`,
    steps: [
      `handball only: ${a} − ${both} = ${onlyA}`,
      `volleyball only: ${b} − ${both} = ${onlyB}`,
      `together: ${onlyA + onlyB}`,
    ],
    hints: ladder(
      '“Exactly one” leaves out those who play both.',
      `How many of the ${a} handball players do not play volleyball?`,
      'Do the same for the other game, then add the two parts that do not overlap.',
      'A sketch with two circles has three parts inside; you need two of them.',
    ),
    difficulty: -0.7,
  };
}

function fromDiagram(random: Random): Drawn {
  const { onlyA, both, onlyB, none } = drawParts(random);
  const all = onlyA + both + onlyB + none;
  if (onlyA === onlyB) return;
  return {
    stem: 'The diagram shows how many of the books in a library are novels and how many are in English. How many of the books are not novels?',
    stimulus: [venn('Novels', 'English', onlyA, both, onlyB, none)],
    answer: numeral(onlyB + none),
    distractors: [
      wrong(numeral(onlyB), forgetsNeither),
      wrong(numeral(all - onlyA), misconceptions.ignoresOverlap),
      wrong(numeral(none), misconceptions.ignoresCondition),
    ],
    explanation: `Everything outside the circle for novels counts: the ${onlyB} books that are only in English and the ${none} outside both circles. Together that is ${onlyB + none}.`,
    steps: ['not novels: outside the left circle', `${onlyB} + ${none} = ${onlyB + none}`],
    hints: ladder(
      '“Not a novel” means outside one of the circles, whatever holds for the other.',
      'Cover the circle for novels with your hand. Which numbers can you still see?',
      'More than one part of the diagram is left; all of them count.',
      'The diagram answers as soon as you know which parts to look at.',
    ),
    difficulty: -1.0,
  };
}

function percentages(random: Random): Drawn {
  const [a, b, none] = [5 * whole(random, 9, 14), 5 * whole(random, 8, 12), 5 * whole(random, 1, 3)];
  const both = a + b + none - 100;
  if (both <= 5 || both >= b - 5 || a === b || a + b - 100 <= 0) return;
  return {
    stem: `In a survey, ${a}% of those asked read a newspaper, ${b}% listen to the news on the radio, and ${none}% do neither. What percentage reads a newspaper but does not listen to the news on the radio?`,
    answer: `${a - both}%`,
    distractors: [
      wrong(`${both}%`, misconceptions.answersOtherQuantity),
      wrong(`${100 - b}%`, forgetsNeither),
      wrong(`${a}%`, misconceptions.onlyIncludesOverlap),
    ],
    explanation: `${100 - none}% do at least one of the two. Everybody among them who does not listen to the radio reads a newspaper only: ${100 - none}% − ${b}% = ${a - both}%.`,
    steps: [`at least one: 100% − ${none}% = ${100 - none}%`, `newspaper only: ${100 - none}% − ${b}% = ${a - both}%`],
    hints: ladder(
      'The whole of those asked is 100%, and some of them stand outside both groups.',
      `What percentage does at least one of the two, if ${none}% do neither?`,
      `From those, leave out all who listen to the radio, ${b}%. Who is left?`,
      'There is no need to find the overlap first, though you may.',
    ),
    difficulty: -0.15,
  };
}

function secondGroup(random: Random): Drawn {
  const { onlyA, both, onlyB, none } = drawParts(random);
  const all = onlyA + both + onlyB + none;
  const a = onlyA + both;
  if (onlyA === onlyB || all - a === both + onlyB || all - a + both === both + onlyB) return;
  return {
    stem: `Of ${all} tourists, ${a} visited the castle, ${both} visited both the castle and the cave, and ${none} visited neither. How many visited the cave?`,
    answer: numeral(both + onlyB),
    distractors: [
      wrong(numeral(onlyB), misconceptions.ignoresOverlap),
      wrong(numeral(all - a), forgetsNeither),
      wrong(numeral(all - a + both), forgetsNeither),
    ],
    explanation: `${all} − ${none} = ${all - none} visited at least one of the two. Without the ${a} who visited the castle, ${onlyB} visited the cave only, and with the ${both} who visited both the cave had ${both + onlyB} visitors.`,
    steps: [
      `at least one: ${all} − ${none} = ${all - none}`,
      `cave only: ${all - none} − ${a} = ${onlyB}`,
      `cave: ${onlyB} + ${both} = ${both + onlyB}`,
    ],
    hints: ladder(
      'The visitors of the cave consist of those who visited both and those who visited the cave only.',
      `How many tourists visited at least one of the two, if ${none} visited neither?`,
      `Those who did not visit the castle but visited something: where were they? Then add the ${both}.`,
      'Fill in a diagram of two circles piece by piece; each number has its place.',
    ),
    difficulty: -0.3,
  };
}

function numbersInNeither(random: Random): Drawn {
  const [a, b, limit] = [whole(random, 2, 4), whole(random, 3, 7), 10 * whole(random, 3, 6)];
  const count = (test: (n: number) => boolean) => Array.from({ length: limit }, (_, k) => k + 1).filter(test).length;
  const [inA, inB, inBoth] = [
    count((n) => n % a === 0),
    count((n) => n % b === 0),
    count((n) => n % a === 0 && n % b === 0),
  ];
  const none = limit - inA - inB + inBoth;
  if (b % a === 0 || a % b === 0 || inBoth < 2) return;
  return {
    stem: `How many of the whole numbers from 1 to ${limit} are divisible neither by ${a} nor by ${b}?`,
    answer: numeral(none),
    distractors: [
      wrong(numeral(limit - inA - inB), misconceptions.countsOverlapTwice),
      wrong(numeral(limit - inBoth), notBothForNeither),
      wrong(numeral(inA + inB - inBoth), misconceptions.stopsOneStepEarly),
    ],
    explanation: `${inA} of the numbers are divisible by ${a}, ${inB} by ${b} and ${inBoth} by both. So ${inA} + ${inB} − ${inBoth} = ${inA + inB - inBoth} are divisible by at least one, and ${limit} − ${inA + inB - inBoth} = ${none} by neither.`,
    steps: [
      `divisible by ${a}: ${inA}; by ${b}: ${inB}; by both: ${inBoth}`,
      `by at least one: ${inA} + ${inB} − ${inBoth} = ${inA + inB - inBoth}`,
      `by neither: ${limit} − ${inA + inB - inBoth} = ${none}`,
    ],
    hints: ladder(
      '“Neither … nor” is what is left when all who belong to at least one group are taken away.',
      `Count the multiples of ${a} and of ${b} up to ${limit}.`,
      'Some numbers are multiples of both; make sure that they are taken away only once.',
      'The numbers sort themselves into four groups; three of them are easy to count.',
    ),
    difficulty: 0.05,
    concepts: ['sets', 'inclusion-exclusion', 'divisibility'],
    reasoning: ['systematic'],
  };
}
