import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { dot, figure, label, line } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { listed, numeral } from '../number-text.ts';

const repeatsAllowed = idea(
  'allows-repetition',
  'You let something be chosen again although it has already been used.',
);
const countsWithSelf = idea('counts-pairs-with-self', 'You also paired each one with itself.');
const blockNotOrdered = idea(
  'block-without-inner-order',
  'The two who stay together can still change places with each other.',
);
const shortestOnlySum = idea(
  'adds-steps-for-paths',
  'You counted the steps of one way; the question asks for the number of different ways.',
);
const doublesSteps = idea(
  'two-choices-at-every-step',
  'Not every step is a free choice: the number of steps in each direction is fixed.',
);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));

/** Rungs 3 and 4. Easier: independent choices. Harder: order that does not matter, restrictions, paths. */
export const counting = coreMathModel('data-and-probability', {
  id: 'core_math.counting',
  title: 'Counting possibilities',
  concepts: ['counting', 'combinatorics'],
  reasoning: ['systematic'],
  // The wrong ways of counting all come to numbers that are on offer.
  discrimination: 1.4,
  forms: [menus, greetings, codes, team, gridPaths, adjacent, seatedAtEnds],
});

function menus(random: Random): Drawn {
  const [starters, mains, desserts] = [whole(random, 3, 5), whole(random, 4, 7), whole(random, 2, 4)];
  const answer = starters * mains * desserts;
  if (starters === mains || mains === desserts) return;
  return {
    stem: `A canteen offers ${starters} soups, ${mains} main dishes and ${desserts} desserts. A meal consists of a soup, a main dish and, if one likes, a dessert. How many different meals are possible?`,
    answer: numeral(starters * mains * (desserts + 1)),
    distractors: [
      wrong(numeral(answer), misconceptions.ignoresCondition),
      wrong(numeral(starters + mains + desserts), misconceptions.addsIndependentCounts),
      wrong(numeral(starters * mains + desserts), misconceptions.addsIndependentCounts),
    ],
    explanation: `A soup can be chosen in ${starters} ways, a main dish in ${mains}, and for the dessert there are ${desserts} + 1 ways, because one may also go without. That makes ${starters} × ${mains} × ${desserts + 1} = ${starters * mains * (desserts + 1)} meals.`,
    steps: [
      `dessert: ${desserts} kinds or none, ${desserts + 1} ways`,
      `${starters} × ${mains} × ${desserts + 1} = ${starters * mains * (desserts + 1)}`,
    ],
    hints: ladder(
      'Every soup can go with every main dish, and each such pair with every choice about dessert.',
      `How many pairs of soup and main dish are there, with ${starters} soups and ${mains} main dishes?`,
      'Read the condition about the dessert again. In how many ways can it be dealt with?',
      'A tree with three levels of branches would show all meals; count the ends.',
    ),
    difficulty: 0.2,
  };
}

function greetings(random: Random): Drawn {
  const n = whole(random, 7, 14);
  return {
    stem: `At a meeting of ${n} people, each shakes hands once with every other. How many handshakes are there?`,
    answer: numeral(choose(n, 2)),
    distractors: [
      wrong(numeral(n * (n - 1)), misconceptions.countsOrder),
      wrong(numeral((n * (n + 1)) / 2), countsWithSelf),
      wrong(numeral(n * n), countsWithSelf),
    ],
    explanation: `Each of the ${n} people shakes ${n - 1} hands, ${n} × ${n - 1} = ${n * (n - 1)} in all, but so every handshake is counted from both sides. There are ${n * (n - 1)} ÷ 2 = ${choose(n, 2)}.`,
    steps: [
      `each person: ${n - 1} handshakes`,
      `${n} × ${n - 1} = ${n * (n - 1)}, each counted twice`,
      `${n * (n - 1)} ÷ 2 = ${choose(n, 2)}`,
    ],
    hints: ladder(
      'A handshake belongs to two people at once.',
      `How many hands does one of the ${n} people shake?`,
      'If you add up for all people, how often has each handshake been counted?',
      'Try it with 3 and 4 people, where you can list the handshakes, and look for the pattern.',
    ),
    difficulty: 0.3,
  };
}

function codes(random: Random): Drawn {
  const [digits, length] = oneOf(random, [
    [5, 3],
    [6, 3],
    [5, 4],
    [7, 3],
    [6, 4],
  ] as const);
  const distinct = factorial(digits) / factorial(digits - length);
  const word = { 3: 'three', 4: 'four' }[length] ?? '';
  return {
    stem: `A code consists of ${word} different digits, chosen from 1 to ${digits}; the order matters. How many such codes are there?`,
    answer: numeral(distinct),
    distractors: [
      wrong(numeral(digits ** length), repeatsAllowed),
      wrong(numeral(choose(digits, length)), misconceptions.ignoresOrder),
      wrong(numeral(digits * length), misconceptions.addsIndependentCounts),
    ],
    explanation: `For the first digit there are ${digits} choices, for each further one a choice fewer: ${Array.from({ length }, (_, k) => digits - k).join(' × ')} = ${distinct}.`,
    steps: [
      `choices: ${Array.from({ length }, (_, k) => digits - k).join(', ')}`,
      `${Array.from({ length }, (_, k) => digits - k).join(' × ')} = ${distinct}`,
    ],
    hints: ladder(
      'Build the code digit by digit and count the choices at each place.',
      `For the first place there are ${digits} choices. How many are left for the second?`,
      'All digits of a code are different, so used ones drop out; and another order is another code.',
      'Write down the first few codes in order, and you will see how many begin alike.',
    ),
    difficulty: 0.4,
  };
}

function team(random: Random): Drawn {
  const [women, men, w, m] = [whole(random, 5, 7), whole(random, 4, 6), 2, oneOf(random, [1, 2])];
  const answer = choose(women, w) * choose(men, m);
  const added = choose(women, w) + choose(men, m);
  const anyone = choose(women + men, w + m);
  const ordered = women * (women - 1) * (m === 1 ? men : men * (men - 1));
  const menText = m === 1 ? 'one man' : 'two men';
  return {
    stem: `From ${women} women and ${men} men, a team of two women and ${menText} is to be chosen. In how many ways is this possible?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(added), misconceptions.addsIndependentCounts),
      wrong(numeral(anyone), misconceptions.ignoresCondition),
      wrong(numeral(ordered), misconceptions.countsOrder),
    ],
    explanation: `Two of ${women} women can be chosen in ${women} × ${women - 1} ÷ 2 = ${choose(women, 2)} ways, and ${menText} of ${men} in ${choose(men, m)} ways. Each choice of women goes with each choice of men: ${choose(women, 2)} × ${choose(men, m)} = ${answer}.`,
    steps: [
      `women: ${women} × ${women - 1} ÷ 2 = ${choose(women, 2)}`,
      m === 1 ? `men: ${men}` : `men: ${men} × ${men - 1} ÷ 2 = ${choose(men, 2)}`,
      `${choose(women, 2)} × ${choose(men, m)} = ${answer}`,
    ],
    hints: ladder(
      'In a team it does not matter who was chosen first.',
      `In how many ways can two of the ${women} women be chosen, regardless of order?`,
      'Choose women and men separately. How do the two numbers of ways combine?',
      'Two smaller questions, one about the women and one about the men, replace the large one.',
    ),
    difficulty: 0.75,
  };
}

function gridPaths(random: Random): Drawn {
  const [across, up] = oneOf(random, [
    [4, 3],
    [5, 2],
    [4, 2],
    [3, 3],
    [5, 3],
  ] as const);
  const answer = choose(across + up, up);
  return {
    stem: 'The lines in the figure are streets. How many different ways lead from A to B, if one only walks to the right and upwards?',
    stimulus: [streets(across, up)],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(across * up), misconceptions.addsIndependentCounts),
      wrong(numeral(across + up), shortestOnlySum),
      wrong(numeral(2 ** (across + up)), doublesSteps),
    ],
    explanation: `Every way has ${across} steps to the right and ${up} upwards, ${across + up} in all. A way is fixed by saying which of the ${across + up} steps go up, and there are ${answer} such choices.`,
    steps: [
      `each way: ${across} steps right, ${up} steps up`,
      `choose which ${up} of ${across + up} steps go up`,
      `number of choices: ${answer}`,
    ],
    hints: ladder(
      'Each crossing can be reached only from the left or from below.',
      'Write beside each crossing the number of ways that lead there, beginning at A.',
      'The number at a crossing is the sum of the numbers to its left and below it. Go on until B.',
      'Small numbers near A, added up step by step, grow to the answer all by themselves.',
    ),
    difficulty: 0.9,
    reasoning: ['systematic', 'creative'],
  };
}

function adjacent(random: Random): Drawn {
  const n = whole(random, 5, 6);
  const names = ['Amina', 'Bao', 'Carla', 'David', 'Elif', 'Femi'].slice(0, n);
  const answer = 2 * factorial(n - 1);
  return {
    stem: `${listed(names)} line up for a photograph. ${names[0]} and ${names[1]} want to stand next to each other. In how many orders can they all line up?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(factorial(n - 1)), blockNotOrdered),
      wrong(numeral(factorial(n)), misconceptions.ignoresCondition),
      wrong(numeral(2 * factorial(n - 2)), misconceptions.offByOne),
    ],
    explanation: `Treat ${names[0]} and ${names[1]} as one block: then ${n - 1} things are put in order, in ${factorial(n - 1)} ways. Within the block there are 2 orders, so there are 2 × ${factorial(n - 1)} = ${answer}.`,
    steps: [
      `orders of ${n - 1} things: ${Array.from({ length: n - 1 }, (_, k) => n - 1 - k).join(' × ')} = ${factorial(n - 1)}`,
      'orders within the pair: 2',
      `2 × ${factorial(n - 1)} = ${answer}`,
    ],
    hints: ladder(
      'Two who must stay together can be treated as one block.',
      `With ${names[0]} and ${names[1]} as a block, how many things are there to be put in order?`,
      'Once the block has its place, is everything decided? Look inside the block.',
      'Tie the two together with a ribbon in your mind; the rest is a simpler line-up.',
    ),
    difficulty: 0.85,
  };
}

function seatedAtEnds(random: Random): Drawn {
  const [n, special] = [whole(random, 5, 6), 2];
  const names = ['Hana', 'Ivan'];
  const answer = (n - special) * (n - special - 1) * factorial(n - 2);
  const count = { 5: 'Five', 6: 'Six' }[n] ?? '';
  return {
    stem: `${count} friends, among them ${names[0]} and ${names[1]}, sit in a row of ${n} cinema seats. Neither ${names[0]} nor ${names[1]} wants to sit at an end of the row. In how many orders can the friends sit?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(factorial(n)), misconceptions.ignoresCondition),
      wrong(numeral(choose(n - special, 2) * factorial(n - 2)), misconceptions.ignoresOrder),
      wrong(numeral(factorial(n - 2)), misconceptions.stopsOneStepEarly),
    ],
    explanation: `The two end seats are taken by two of the ${n - 2} other friends, in ${n - 2} × ${n - 3} ways. The remaining ${n - 2} friends fill the middle in ${factorial(n - 2)} ways: ${n - 2} × ${n - 3} × ${factorial(n - 2)} = ${answer}.`,
    steps: [
      `left end: ${n - 2} choices, right end: ${n - 3}`,
      `middle: ${Array.from({ length: n - 2 }, (_, k) => n - 2 - k).join(' × ')} = ${factorial(n - 2)}`,
      `${n - 2} × ${n - 3} × ${factorial(n - 2)} = ${answer}`,
    ],
    hints: ladder(
      'Begin with the seats that are hardest to fill.',
      `Who may sit at the left end? How many choices are left for the right end?`,
      'When both ends are filled, nobody else is restricted. In how many orders can the others sit?',
      'A restriction is an advantage: it tells you where to begin.',
    ),
    difficulty: 1.1,
  };
}

function streets(across: number, up: number): BlockDraft {
  const at = (x: number, y: number): Point => [50 + x * 46, 30 + (up - y) * 46];
  const lines = [
    ...Array.from({ length: up + 1 }, (_, y) => line(at(0, y), at(across, y), { tone: 'muted' })),
    ...Array.from({ length: across + 1 }, (_, x) => line(at(x, 0), at(x, up), { tone: 'muted' })),
  ];
  const [a, b] = [at(0, 0), at(across, up)];
  return figure(
    `A grid of streets, ${across} blocks wide and ${up} blocks high. A is the bottom left corner, B the top right corner.`,
    100 + across * 46,
    64 + up * 46,
    [...lines, dot(a), dot(b), label([a[0] - 16, a[1] + 4], 'A'), label([b[0] + 16, b[1] - 4], 'B')],
  );
}
