import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { circle, figure, label, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const largestForSmallest = idea(
  'largest-for-smallest-overlap',
  'You found how large the overlap can be at most; the question asks how small it can be, or the other way round.',
);
const multipliesShares = idea(
  'multiplies-shares',
  'Multiplying the shares would give a typical overlap; what must be so follows from counting those left out.',
);
const centreAddedThrice = idea(
  'counts-centre-several-times',
  'Those in all three groups lie in several of the overlaps and must be counted once.',
);
const pairwiseIncludesCentre = idea(
  'pair-without-centre',
  'A number for two groups includes those in all three; take them off to get exactly two.',
);
const forgetsToAddCentre = idea(
  'forgets-to-add-centre-back',
  'Taking off all pairs removes those in all three once too often; they have to be added back.',
);
const smallestGroup = idea(
  'smallest-group-as-overlap',
  'The overlap cannot exceed the smallest group, but it need not reach it.',
);
const differenceOfGroups = idea(
  'difference-of-groups',
  'The difference says by how many one group is larger, not how far the groups overlap.',
);

/** Rungs 4 and 5. Harder: bounds instead of numbers, three groups, “exactly two”. */
export const overlaps = coreMathModel('logic-and-sets', {
  id: 'core_math.overlaps',
  title: 'Three groups, and how far groups must overlap',
  concepts: ['sets', 'inclusion-exclusion'],
  reasoning: ['analytical'],
  // Counting twice and counting too little are both on offer.
  discrimination: 1.4,
  forms: [atLeastOneOfThree, exactlyTwoInDiagram, leastOverlap, leastTriple, exactlyTwoFromTotals, mostNeither],
});

interface Regions {
  a: number;
  b: number;
  c: number;
  ab: number;
  ac: number;
  bc: number;
  abc: number;
}

function drawRegions(random: Random): Regions {
  const [a, b, c] = [whole(random, 6, 15), whole(random, 6, 15), whole(random, 6, 15)];
  const [ab, ac, bc, abc] = [whole(random, 2, 8), whole(random, 2, 8), whole(random, 2, 8), whole(random, 2, 6)];
  return { a, b, c, ab, ac, bc, abc };
}

function atLeastOneOfThree(random: Random): Drawn {
  const r = drawRegions(random);
  const [x, y, z] = [r.a + r.ab + r.ac + r.abc, r.b + r.ab + r.bc + r.abc, r.c + r.ac + r.bc + r.abc];
  const [xy, xz, yz] = [r.ab + r.abc, r.ac + r.abc, r.bc + r.abc];
  const all = r.a + r.b + r.c + r.ab + r.ac + r.bc + r.abc;
  return {
    stem: `At a language school ${x} students learn Arabic, ${y} learn Mandarin and ${z} learn Spanish. ${xy} learn Arabic and Mandarin, ${xz} Arabic and Spanish, ${yz} Mandarin and Spanish; these numbers include ${r.abc} who learn all three. How many students learn at least one of these languages?`,
    answer: numeral(all),
    distractors: [
      wrong(numeral(x + y + z - xy - xz - yz), forgetsToAddCentre),
      wrong(numeral(x + y + z - r.ab - r.ac - r.bc - r.abc), centreAddedThrice),
      wrong(numeral(x + y + z), misconceptions.countsOverlapTwice),
    ],
    explanation: `${x} + ${y} + ${z} = ${x + y + z} counts those with two languages twice. Taking off the pairs, ${xy} + ${xz} + ${yz} = ${xy + xz + yz}, removes the ${r.abc} with all three once too often, so they are added back: ${x + y + z} − ${xy + xz + yz} + ${r.abc} = ${all}.`,
    steps: [
      `${x} + ${y} + ${z} = ${x + y + z}`,
      `minus pairs: ${x + y + z} − ${xy + xz + yz} = ${x + y + z - xy - xz - yz}`,
      `plus all three: ${x + y + z - xy - xz - yz} + ${r.abc} = ${all}`,
    ],
    hints: ladder(
      'Every student should be counted exactly once, however many languages he or she learns.',
      'Draw three overlapping circles and begin in the middle, with those who learn all three.',
      `From the middle work outwards: how many learn Arabic and Mandarin but not Spanish, if ${xy} includes the middle?`,
      'Seven parts, filled in one by one from the inside, need nothing but subtraction.',
    ),
    difficulty: 1.1,
    reasoning: ['systematic', 'analytical'],
  };
}

function exactlyTwoInDiagram(random: Random): Drawn {
  const r = drawRegions(random);
  const answer = r.ab + r.ac + r.bc;
  const inside = r.a + r.b + r.c + answer + r.abc;
  if (answer === r.a + r.b + r.c) return;
  return {
    stem: 'The diagram shows how many members of a club do which of three sports. How many do exactly two of them?',
    stimulus: [diagram(r)],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(answer + r.abc), pairwiseIncludesCentre),
      wrong(numeral(answer + 3 * r.abc), centreAddedThrice),
      wrong(numeral(inside - r.abc), misconceptions.ignoresCondition),
    ],
    explanation: `Exactly two sports belong to the three parts in which two circles overlap without the third: ${r.ab} + ${r.ac} + ${r.bc} = ${answer}. The ${r.abc} in the middle do all three.`,
    steps: ['parts inside exactly two circles', `${r.ab} + ${r.ac} + ${r.bc} = ${answer}`],
    hints: ladder(
      'Each part of the diagram lies inside one, two or three circles.',
      'Go through the seven parts and note inside how many circles each of them lies.',
      'The part in the middle lies inside all three circles. Does it count here?',
      'The diagram has already done the sorting; you only choose the right parts.',
    ),
    difficulty: 0.5,
    reasoning: ['systematic'],
  };
}

function leastOverlap(random: Random): Drawn {
  const [a, b] = [whole(random, 62, 88), whole(random, 55, 85)];
  const least = a + b - 100;
  if (a === b || least < 25 || (a * b) % 100 > 0) return;
  return {
    stem: `Of 100 households, ${a} have a garden and ${b} have a pet. What is the smallest possible number of households that have both?`,
    answer: numeral(least),
    distractors: [
      wrong(numeral(Math.min(a, b)), largestForSmallest),
      wrong(numeral((a * b) / 100), multipliesShares),
      wrong(numeral(Math.abs(a - b)), differenceOfGroups),
    ],
    explanation: `${100 - a} households have no garden and ${100 - b} no pet. Even if these are all different households, at most ${200 - a - b} lack something, so at least ${least} have both.`,
    steps: [
      `no garden: ${100 - a}; no pet: ${100 - b}`,
      `lacking at least one: at most ${100 - a} + ${100 - b} = ${200 - a - b}`,
      `both: at least 100 − ${200 - a - b} = ${least}`,
    ],
    hints: ladder(
      'The overlap is smallest when those who lack a garden and those who lack a pet are different households.',
      `How many of the 100 households have no garden, and how many have no pet?`,
      'Push the two groups as far apart as 100 places allow. How much overlap cannot be avoided?',
      'Counting those who are left out is often easier than counting those who are in.',
    ),
    difficulty: 0.85,
    reasoning: ['creative', 'analytical'],
  };
}

function leastTriple(random: Random): Drawn {
  const [a = 0, b = 0, c = 0] = shuffled(
    oneOf(random, [
      [80, 75, 70],
      [90, 80, 75],
      [85, 80, 75],
      [65, 80, 75],
      [95, 80, 75],
    ]),
    random,
  );
  const least = a + b + c - 200;
  return {
    stem: `Of 100 athletes, ${a} can swim, ${b} can ski and ${c} can skate. What is the smallest possible number of athletes who can do all three?`,
    answer: numeral(least),
    distractors: [
      wrong(numeral(Math.min(a, b, c)), largestForSmallest),
      wrong(numeral(Math.min(a + b, a + c, b + c) - 100), misconceptions.ignoresCondition),
      wrong(numeral((a * b * c) / 10_000), multipliesShares),
    ],
    explanation: `${100 - a} cannot swim, ${100 - b} cannot ski and ${100 - c} cannot skate. If these are all different people, ${300 - a - b - c} lack something, and the other ${least} can do all three; fewer is not possible.`,
    steps: [
      `lacking: ${100 - a}, ${100 - b} and ${100 - c}`,
      `together at most ${300 - a - b - c}`,
      `all three: at least 100 − ${300 - a - b - c} = ${least}`,
    ],
    hints: ladder(
      'Whoever cannot do all three lacks at least one of the sports.',
      `How many of the 100 cannot swim? How many cannot ski, and how many cannot skate?`,
      'How many athletes can lack something at most? The others can do everything.',
      'Turn the question round and ask who is missing; then the large numbers become small ones.',
    ),
    difficulty: 1.35,
    reasoning: ['creative', 'analytical'],
  };
}

function exactlyTwoFromTotals(random: Random): Drawn {
  const r = drawRegions(random);
  const all = r.a + r.b + r.c + r.ab + r.ac + r.bc + r.abc;
  const [x, y, z] = [r.a + r.ab + r.ac + r.abc, r.b + r.ab + r.bc + r.abc, r.c + r.ac + r.bc + r.abc];
  const two = r.ab + r.ac + r.bc;
  return {
    stem: `Each of ${all} guests ordered at least one of three dishes: soup was ordered by ${x} guests, salad by ${y} and rice by ${z}. ${r.abc} guests ordered all three. How many guests ordered exactly two of the dishes?`,
    answer: numeral(two),
    distractors: [
      wrong(numeral(x + y + z - all), misconceptions.stopsOneStepEarly),
      wrong(numeral(x + y + z - all - r.abc), pairwiseIncludesCentre),
      wrong(numeral(all - r.abc), misconceptions.ignoresCondition),
    ],
    explanation: `The orders add up to ${x} + ${y} + ${z} = ${x + y + z}, which is ${x + y + z - all} more than the guests. A guest with exactly two dishes contributes 1 to this surplus and one with three contributes 2, so exactly two were ordered by ${x + y + z - all} − 2 × ${r.abc} = ${two}.`,
    steps: [
      `dishes ordered: ${x + y + z}; guests: ${all}; surplus: ${x + y + z - all}`,
      `the ${r.abc} with three dishes contribute 2 each: ${2 * r.abc}`,
      `${x + y + z - all} − ${2 * r.abc} = ${two}`,
    ],
    hints: ladder(
      'Count dishes instead of guests, and compare the two numbers.',
      `How many dishes were ordered altogether, and by how many does that exceed ${all}?`,
      'What does a guest with two dishes add to the surplus, and what does one with three?',
      `The ${r.abc} guests with all three dishes are known; take their share of the surplus away.`,
    ),
    difficulty: 1.45,
    reasoning: ['creative', 'analytical'],
  };
}

function mostNeither(random: Random): Drawn {
  const all = 10 * whole(random, 6, 12);
  const [a, b] = [whole(random, 25, 45), whole(random, 25, 45)];
  if (a === b || a + b >= all || all - a - b === Math.min(a, b)) return;
  return {
    stem: `A newspaper asks ${all} readers. ${a} of them read the sports pages and ${b} read the travel pages. What is the largest possible number of readers who read neither?`,
    answer: numeral(all - Math.max(a, b)),
    distractors: [
      wrong(numeral(all - a - b), largestForSmallest),
      wrong(numeral(all - Math.min(a, b)), misconceptions.ignoresCondition),
      wrong(numeral(Math.min(a, b)), smallestGroup),
    ],
    explanation: `Most readers are left over when the two groups overlap as much as possible, so that the smaller lies inside the larger. Then only ${Math.max(a, b)} read something of the two, and ${all} − ${Math.max(a, b)} = ${all - Math.max(a, b)} read neither.`,
    steps: [
      `largest overlap: all ${Math.min(a, b)} belong to the ${Math.max(a, b)}`,
      `readers of at least one: ${Math.max(a, b)}`,
      `neither: ${all} − ${Math.max(a, b)} = ${all - Math.max(a, b)}`,
    ],
    hints: ladder(
      'How many readers are left over depends on how much the two groups overlap.',
      `What happens to the number left over when the ${Math.min(a, b)} and the ${Math.max(a, b)} readers are partly the same people?`,
      'Find the arrangement in which the two groups take up the least room.',
      'Slide two circles over each other in your mind and watch the space outside.',
    ),
    difficulty: 0.8,
    reasoning: ['creative', 'analytical'],
  };
}

function diagram(r: Regions): BlockDraft {
  const alt = `Diagram of three overlapping circles: judo on the upper left, tennis on the upper right, rowing below. Judo only: ${r.a}; tennis only: ${r.b}; rowing only: ${r.c}; judo and tennis without rowing: ${r.ab}; judo and rowing without tennis: ${r.ac}; tennis and rowing without judo: ${r.bc}; all three: ${r.abc}.`;
  return figure(alt, 340, 240, [
    rectangle([10, 8], 320, 224, { tone: 'muted' }),
    circle([140, 88], 62, { tone: 'accent' }),
    circle([206, 88], 62, { tone: 'strong' }),
    circle([173, 146], 62, { tone: 'ink' }),
    label([46, 40], 'Judo'),
    label([296, 40], 'Tennis'),
    label([268, 196], 'Rowing'),
    label([112, 72], String(r.a)),
    label([234, 72], String(r.b)),
    label([173, 182], String(r.c)),
    label([173, 62], String(r.ab)),
    label([132, 128], String(r.ac)),
    label([214, 128], String(r.bc)),
    label([173, 106], String(r.abc)),
  ]);
}
