import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { circle, figure, label, line, rectangle, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, ordinal, power } from '../number-text.ts';

const proportionalPattern = idea(
  'scales-small-case',
  'You multiplied a small case; the pattern does not grow in proportion, because its pieces share parts.',
);
const stepFromFirst = idea(
  'one-step-too-many',
  'The first term is there before any step is made, so there is one step fewer than there are terms.',
);
const stepAsRule = idea(
  'step-as-rule',
  'You gave what is added from one term to the next; the rule asked for leads from n to the term.',
);
const losesOneSeat = idea(
  'loses-one-seat-per-join',
  'Where two tables meet, both of them lose the seat at that end, so two seats disappear.',
);
const squareOnly = idea(
  'forgets-the-extra-piece',
  'You saw the main part of the pattern; each figure also has an extra piece.',
);

/** Rungs 2 and 3. Harder: no figure, a position from a term, growth by a factor, a pattern with squares. */
export const sequences = coreMathModel('functions-and-graphs', {
  id: 'core_math.sequences',
  title: 'Growing patterns and sequences',
  concepts: ['sequences', 'patterns'],
  reasoning: ['intuitive', 'analytical'],
  forms: [matchSquares, termRule, tablesAndChairs, positionOfTerm, doubling, squaresWithExtra, dotTriangle],
});

function matchSquares(random: Random): Drawn {
  const n = whole(random, 15, 30);
  const answer = 3 * n + 1;
  return {
    stem: `Matches are laid to form a row of squares, as in the figure. How many matches are needed for a row of ${n} squares?`,
    stimulus: [matchFigure()],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(4 * n), proportionalPattern),
      wrong(numeral(3 * n), misconceptions.startLeftOut),
      wrong(numeral(3 * (n + 1) + 1), misconceptions.offByOne),
    ],
    explanation: `The first square takes 4 matches and each further one only 3, because it shares a side. That is 4 + ${n - 1} × 3 = ${answer}.`,
    steps: [
      '1 square: 4 matches; each further square: 3 more',
      `${n - 1} further squares: ${n - 1} × 3 = ${3 * (n - 1)}`,
      `4 + ${3 * (n - 1)} = ${answer}`,
    ],
    hints: ladder(
      'Neighbouring squares share a match. How does that change what one more square costs?',
      'Count the matches for 1, 2 and 3 squares and look at how the number grows.',
      `For ${n} squares, ask how many are added after the first, and what each of them needs.`,
      'Build the row in your mind from left to right; every square but the first is the same work.',
    ),
    difficulty: -0.75,
  };
}

function termRule(random: Random): Drawn {
  const [step, start] = [whole(random, 3, 8), whole(random, 2, 9)];
  const first = start + step;
  const terms = [1, 2, 3, 4].map((n) => step * n + start);
  if (start === step) return;
  return {
    stem: 'The table shows the first terms of a sequence that goes on in the same way. Which expression gives the term at position n?',
    stimulus: [table(['Position', '1', '2', '3', '4'], [['Term', ...terms.map(String)]])],
    answer: `${step}n + ${start}`,
    distractors: [
      wrong(`n + ${step}`, stepAsRule),
      wrong(`${step}n + ${first}`, stepFromFirst),
      wrong(`${start}n + ${step}`, misconceptions.swapsSlopeAndIntercept),
    ],
    explanation: `The terms grow by ${step} each time, so the expression begins with ${step}n. At position 1 this gives ${step}, but the term is ${first}, so ${start} is added.`,
    steps: [`growth per step: ${step}`, `${first} − ${step} = ${start}`, `term at position n: ${step}n + ${start}`],
    hints: ladder(
      'A sequence that grows evenly belongs to an expression of the form “number times n plus another number”.',
      `By how much does the term grow from one position to the next, from ${terms[0]} to ${terms[1]}?`,
      'Test the expression at position 1 and at position 4.',
      'Two small checks with the table are enough to be certain.',
    ),
    difficulty: -0.7,
    reasoning: ['systematic'],
  };
}

function tablesAndChairs(random: Random): Drawn {
  const n = whole(random, 8, 16);
  const answer = 4 * n + 2;
  return {
    stem: `Around one table there is room for 6 people. Tables are pushed together in a row as the figure shows. How many people can sit around a row of ${n} tables?`,
    stimulus: [tableFigure()],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(6 * n), proportionalPattern),
      wrong(numeral(4 * n), misconceptions.startLeftOut),
      wrong(numeral(5 * n + 1), losesOneSeat),
    ],
    explanation: `Each table has 4 seats along its two long sides, and the row has 2 more seats at its ends. That is 4 × ${n} + 2 = ${answer}.`,
    steps: [`long sides: ${n} × 4 = ${4 * n} seats`, 'ends of the row: 2 seats', `${4 * n} + 2 = ${answer}`],
    hints: ladder(
      'Some seats stay when a table is added to the row, and some disappear where tables meet.',
      'Count the seats for 1, 2 and 3 tables. By how much does the number grow?',
      'Separate the seats along the sides from those at the two ends of the row.',
      'Imagine walking round the row and counting as you go; the long sides repeat.',
    ),
    difficulty: -0.6,
  };
}

function positionOfTerm(random: Random): Drawn {
  const [first, step, n] = [whole(random, 3, 12), whole(random, 4, 9), whole(random, 21, 40)];
  const term = first + step * (n - 1);
  const terms = [0, 1, 2, 3].map((k) => first + step * k);
  if (first === step || term % first > 0) return;
  return {
    stem: `The sequence ${terms.join(', ')}, … goes on with the same step. At which position does ${term} stand?`,
    answer: ordinal(n),
    distractors: [
      wrong(ordinal(n - 1), stepFromFirst),
      wrong(ordinal(n + 1), misconceptions.offByOne),
      wrong(ordinal(term / first), proportionalPattern),
    ],
    explanation: `From ${first} to ${term} it is ${term - first}, which is ${n - 1} steps of ${step}. The first term stands before any step, so ${term} is at position ${n}.`,
    steps: [
      `${term} − ${first} = ${term - first}`,
      `${term - first} ÷ ${step} = ${n - 1} steps`,
      `position ${n - 1} + 1 = ${n}`,
    ],
    hints: ladder(
      'Positions count terms; steps are the gaps between terms.',
      `How far is it from ${first} to ${term}, and how many steps of ${step} is that?`,
      'After one step you are at the second term. What does that say about your number of steps?',
      'Try your reasoning on the fourth term, where you can count on your fingers.',
    ),
    difficulty: -0.1,
    reasoning: ['systematic'],
  };
}

function doubling(random: Random): Drawn {
  const [first, factor, n] = [whole(random, 3, 5), 2, whole(random, 7, 9)];
  const at = (k: number) => first * factor ** (k - 1);
  return {
    stem: `In the sequence ${[1, 2, 3, 4].map(at).join(', ')}, … each term is twice the one before. What is the ${ordinal(n)} term?`,
    answer: numeral(at(n)),
    distractors: [
      wrong(numeral(at(n + 1)), stepFromFirst),
      wrong(numeral(at(4) + (n - 4) * (at(4) - at(3))), misconceptions.repeatedAdditionForGrowth),
      wrong(numeral(at(n - 1)), misconceptions.offByOne),
    ],
    explanation: `From the 1st to the ${ordinal(n)} term there are ${n - 1} doublings, so the term is ${first} × ${power(2, n - 1)} = ${first} × ${2 ** (n - 1)} = ${at(n)}.`,
    steps: [
      `${n - 1} doublings from the 1st to the ${ordinal(n)} term`,
      `${power(2, n - 1)} = ${2 ** (n - 1)}`,
      `${first} × ${2 ** (n - 1)} = ${at(n)}`,
    ],
    hints: ladder(
      'Doubling means multiplying again and again, so the steps themselves grow.',
      `How many doublings lead from the first term, ${first}, to the ${ordinal(n)}?`,
      'You may continue the list term by term; keep count of the positions.',
      'The fourth term is given, which saves you half of the way.',
    ),
    difficulty: -0.35,
    concepts: ['sequences', 'exponential-growth'],
  };
}

function squaresWithExtra(random: Random): Drawn {
  const [extra, n] = [oneOf(random, [1, 2, 3]), whole(random, 9, 14)];
  const terms = [1, 2, 3, 4].map((k) => k * k + extra);
  const answer = n * n + extra;
  const steps = terms.map((term, index) => term - (terms[index - 1] ?? term)).slice(1);
  const linear = (terms[3] ?? 0) + (n - 4) * (steps[2] ?? 0);
  return {
    stem: `The first four terms of a sequence are ${terms.join(', ')}. The steps between neighbouring terms go on as they begin: ${steps.join(', ')} and so on. What is the ${ordinal(n)} term?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(linear), misconceptions.lastStepRepeated),
      wrong(numeral(n * n), squareOnly),
      wrong(numeral((n + 1) ** 2 + extra), misconceptions.offByOne),
    ],
    explanation: `The steps grow by 2 each time, as they do between square numbers. Each term is the square of its position plus ${extra}, so the ${ordinal(n)} term is ${n}² + ${extra} = ${answer}.`,
    steps: [
      `${terms.map((term, index) => `${term} = ${index + 1}² + ${extra}`).join(', ')}`,
      `term at position n: n² + ${extra}`,
      `${n}² + ${extra} = ${answer}`,
    ],
    hints: ladder(
      'Steps that grow evenly belong to a pattern with squares.',
      `Compare the terms ${terms.join(', ')} with 1, 4, 9, 16. What do you notice?`,
      'Find a rule from position to term and test it on all four given terms.',
      'You could also go on adding the growing steps; the rule only saves you the walk.',
    ),
    difficulty: 0.2,
  };
}

function dotTriangle(random: Random): Drawn {
  const n = whole(random, 12, 20);
  const answer = (n * (n + 1)) / 2;
  return {
    stem: `The figure shows the first four patterns of a series: each has one row more than the one before. How many dots does pattern ${n} have?`,
    stimulus: [triangleFigure()],
    answer: numeral(answer),
    distractors: [
      wrong(numeral((n * (n - 1)) / 2), misconceptions.offByOne),
      wrong(numeral(n * (n + 1)), misconceptions.forgetsHalf),
      wrong(numeral(10 + 4 * (n - 4)), misconceptions.lastStepRepeated),
    ],
    explanation: `Pattern ${n} has rows of 1, 2, 3, … up to ${n} dots. Two such triangles fit together to a rectangle of ${n} by ${n + 1} dots, so one has ${n} × ${n + 1} ÷ 2 = ${answer}.`,
    steps: [`1 + 2 + 3 + … + ${n}`, `= ${n} × ${n + 1} ÷ 2`, `= ${answer}`],
    hints: ladder(
      'The number of dots is a sum: one row after another, each longer by one.',
      `Pattern ${n} has ${n} rows. How many dots are in the last row, and in the first?`,
      'Pair the first row with the last, the second with the last but one: what does each pair make?',
      'Turn a copy of the triangle upside down beside it and look at the shape they form.',
    ),
    difficulty: 0.3,
    reasoning: ['creative', 'intuitive'],
  };
}

function matchFigure(): BlockDraft {
  const shapes: ShapeDraft[] = [];
  let x = 24;
  for (const squares of [1, 2, 3]) {
    for (let k = 0; k <= squares; k++) shapes.push(line([x + 36 * k, 32], [x + 36 * k, 64], { tone: 'strong' }));
    for (let k = 0; k < squares; k++) {
      shapes.push(line([x + 36 * k + 2, 30], [x + 36 * k + 34, 30], { tone: 'strong' }));
      shapes.push(line([x + 36 * k + 2, 66], [x + 36 * k + 34, 66], { tone: 'strong' }));
    }
    shapes.push(label([x + 18 * squares, 88], String(squares), { size: 13 }));
    x += 36 * squares + 34;
  }
  return figure(
    'Rows of squares made of matches. One square has 4 matches, two squares in a row have 7, three have 10; neighbouring squares share one match.',
    346,
    104,
    shapes,
  );
}

function tableFigure(): BlockDraft {
  const shapes: ShapeDraft[] = [];
  let x = 34;
  for (const tables of [1, 2]) {
    for (let k = 0; k < tables; k++) {
      shapes.push(rectangle([x + 60 * k, 44], 60, 40, { tone: 'accent' }));
      for (const seat of [16, 44]) {
        shapes.push(circle([x + 60 * k + seat, 32], 8, { tone: 'muted', filled: true }));
        shapes.push(circle([x + 60 * k + seat, 96], 8, { tone: 'muted', filled: true }));
      }
    }
    shapes.push(circle([x - 12, 64], 8, { tone: 'muted', filled: true }));
    shapes.push(circle([x + 60 * tables + 12, 64], 8, { tone: 'muted', filled: true }));
    x += 60 * tables + 64;
  }
  return figure(
    'One table with 2 seats on each long side and 1 seat at each end, 6 seats in all. Beside it, two tables pushed together end to end with 2 seats on each long side of each table and 1 seat at each end of the row, 10 seats in all.',
    320,
    120,
    shapes,
  );
}

function triangleFigure(): BlockDraft {
  const shapes: ShapeDraft[] = [];
  let x = 26;
  for (const rows of [1, 2, 3, 4]) {
    for (let row = 0; row < rows; row++) {
      for (let place = 0; place <= row; place++) {
        shapes.push(circle([x + place * 18, 24 + row * 18 + (4 - rows) * 18], 6, { tone: 'accent', filled: true }));
      }
    }
    shapes.push(label([x + (rows - 1) * 9, 106], String(rows), { size: 13 }));
    x += rows * 18 + 30;
  }
  return figure(
    'Four triangular patterns of dots. Pattern 1 has one dot; pattern 2 has rows of 1 and 2 dots; pattern 3 rows of 1, 2 and 3; pattern 4 rows of 1, 2, 3 and 4.',
    330,
    122,
    shapes,
  );
}
