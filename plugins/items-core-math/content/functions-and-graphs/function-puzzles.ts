import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, ordinal } from '../number-text.ts';

const takesNumberAsInput = idea(
  'number-as-inner-variable',
  'You put the number in for x directly; first find the x for which the bracket becomes that number.',
);
const sumForProduct = idea(
  'multiplies-function-values',
  'The given rule turns a product into a sum of values; you multiplied the values.',
);
const usesEachOnce = idea('uses-each-factor-once', 'A factor that appears twice has to be counted twice.');
const missesMirrored = idea('misses-mirrored-solutions', 'Both signs lead to solutions; you counted one side only.');
const oneCaseOnly = idea(
  'one-case-of-absolute-value',
  'The value inside the bars may be positive or negative; both cases give solutions.',
);
const miscountsCrossings = idea(
  'miscounts-crossings',
  'Check at each of the two heights how often the graph reaches it: twice, once or not at all.',
);
const takesAsEqual = idea(
  'takes-different-values-as-equal',
  'You treated two values of the function as equal; they belong to different inputs.',
);

/**
 * Rung 5. The function is known only through a property; harder: two unknown values in one relation, hidden cycles.
 */
export const functionPuzzles = coreMathModel('functions-and-graphs', {
  id: 'core_math.function-puzzles',
  title: 'Functions known by a property',
  concepts: ['functions'],
  reasoning: ['creative', 'analytical'],
  // Unfamiliar on purpose: what decides is the notion of a function, not practice.
  discrimination: 1.6,
  forms: [
    inverseOfQuotient,
    growingSteps,
    productRule,
    innerExpression,
    swappedArguments,
    periodicSequence,
    foldedParabola,
  ],
});

function inverseOfQuotient(random: Random): Drawn {
  const [a, b, c, x] = [whole(random, 2, 4), whole(random, 1, 6), whole(random, 1, 5), whole(random, 2, 9)];
  const value = (a * x + b) / (x - c);
  if (x <= c || !Number.isInteger(value) || value === a || value === c || a * c + b === 0) return;
  const forwards = (a * value + b) / (value - c);
  if (!Number.isInteger(forwards) || forwards === x) return;
  const plusC = (value * c - b) / (value - a);
  if (!Number.isInteger(plusC) || plusC === x) return;
  return {
    stem: `Let f(x) = (${a}x + ${b})/(x − ${c}) for x ≠ ${c}. For which x is f(x) = ${value}?`,
    answer: numeral(x),
    distractors: [
      wrong(numeral(forwards), misconceptions.appliesForwards),
      wrong(numeral(plusC), misconceptions.signLost),
      wrong(numeral(value * c + b), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Multiplying by x − ${c} gives ${a}x + ${b} = ${value}x − ${value * c}. Collecting terms leads to ${numeral(value - a)}x = ${value * c + b}, so x = ${x}.`,
    steps: [`${a}x + ${b} = ${value}(x − ${c})`, `${value * c + b} = ${numeral(value - a)}x`, `x = ${x}`],
    hints: ladder(
      'You know the output and look for the input; the fraction has to be undone.',
      `Multiply both sides of (${a}x + ${b})/(x − ${c}) = ${value} by the denominator.`,
      'Bring all terms with x to one side, and test your x in the function.',
      'Once the fraction is gone, an ordinary linear equation is left.',
    ),
    difficulty: 1.2,
    concepts: ['inverse-functions', 'algebraic-fractions'],
    reasoning: ['systematic'],
  };
}

function growingSteps(random: Random): Drawn {
  const [start, k, n] = [whole(random, 1, 6), whole(random, 2, 4), whole(random, 8, 12)];
  const value = start + (k * (n * (n - 1))) / 2;
  return {
    stem: `A function f satisfies f(1) = ${start} and f(n + 1) = f(n) + ${k}n for every positive whole number n. What is f(${n})?`,
    answer: numeral(value),
    distractors: [
      wrong(numeral(start + k * (n - 1)), misconceptions.lastStepRepeated),
      wrong(numeral(start + (k * n * (n + 1)) / 2), misconceptions.offByOne),
      wrong(numeral((k * n * (n - 1)) / 2), misconceptions.startLeftOut),
    ],
    explanation: `From f(1) to f(${n}) the steps are ${k} × 1, ${k} × 2, …, ${k} × ${n - 1}. Together they are ${k} × ${(n * (n - 1)) / 2} = ${(k * n * (n - 1)) / 2}, so f(${n}) = ${start} + ${(k * n * (n - 1)) / 2} = ${value}.`,
    steps: [
      `f(${n}) = ${start} + ${k} × (1 + 2 + … + ${n - 1})`,
      `1 + 2 + … + ${n - 1} = ${(n * (n - 1)) / 2}`,
      `${start} + ${k} × ${(n * (n - 1)) / 2} = ${value}`,
    ],
    hints: ladder(
      'The rule tells how to get from each value to the next, and the step depends on n.',
      `Work out f(2) and f(3) from f(1) = ${start}. What is added each time?`,
      `Count the steps from f(1) to f(${n}); there is one fewer than ${n}. Then add them up cleverly.`,
      'Adding numbers in a row has a shortcut that you have probably met.',
    ),
    difficulty: 1.35,
    concepts: ['functions', 'recursion'],
    reasoning: ['systematic'],
  };
}

function productRule(random: Random): Drawn {
  const [two, three] = [whole(random, 3, 9), whole(random, 4, 12)];
  const [number, p, q] = oneOf(random, [
    [12, 2, 1],
    [18, 1, 2],
    [24, 3, 1],
    [36, 2, 2],
    [54, 1, 3],
  ] as const);
  if (two === three) return;
  const answer = p * two + q * three;
  const factors = [...Array(p).fill('2'), ...Array(q).fill('3')].join(' × ');
  return {
    stem: `A function f satisfies f(a × b) = f(a) + f(b) for all positive whole numbers a and b. It is known that f(2) = ${two} and f(3) = ${three}. What is f(${number})?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(two ** p * three ** q), sumForProduct),
      wrong(numeral(two + three), usesEachOnce),
      wrong(numeral((number / 2) * two), misconceptions.treatsAsProportional),
    ],
    explanation: `${number} = ${factors}, and the rule turns every product into a sum. So f(${number}) counts f(2) for every 2 and f(3) for every 3, that is ${p} × ${two} + ${q} × ${three} = ${answer}.`,
    steps: [`${number} = ${factors}`, `f(${number}) = ${p} × ${two} + ${q} × ${three}`, `= ${answer}`],
    hints: ladder(
      'The rule lets you take a number apart into factors and add up what you know of each.',
      `Write ${number} as a product of twos and threes.`,
      'Apply the rule to two factors first, then again; what becomes of a factor that appears twice?',
      'You need no formula for f: its rule and two values say enough.',
    ),
    difficulty: 1.5,
    concepts: ['functions', 'prime-factors'],
  };
}

function innerExpression(random: Random): Drawn {
  const [m, b, c, d, x] = [
    whole(random, 2, 4),
    whole(random, 1, 5),
    whole(random, 2, 6),
    whole(random, 1, 7),
    whole(random, 2, 5),
  ];
  const input = m * x + b;
  const answer = c * x + d;
  const naive = c * input + d;
  const scaled = m * answer + b;
  return {
    stem: `A function f satisfies f(${m}x + ${b}) = ${c}x + ${d} for every number x. What is f(${input})?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(naive), takesNumberAsInput),
      wrong(numeral(x), misconceptions.stopsOneStepEarly),
      wrong(numeral(scaled), misconceptions.wrongCompositionOrder),
    ],
    explanation: `The bracket ${m}x + ${b} has to be ${input}, and that happens for x = ${x}. The right side is then ${c} × ${x} + ${d} = ${answer}.`,
    steps: [`${m}x + ${b} = ${input} for x = ${x}`, `f(${input}) = ${c} × ${x} + ${d} = ${answer}`],
    hints: ladder(
      'What stands in the bracket after f is its input, whatever it looks like.',
      `For which x does ${m}x + ${b} become ${input}?`,
      'Use that x, and not the input, on the right side of the given equation.',
      'The x in the equation is only a helper; let it work for you.',
    ),
    difficulty: 1.25,
    reasoning: ['analytical'],
  };
}

function swappedArguments(random: Random): Drawn {
  const [total, m, x] = [whole(random, 4, 9), whole(random, 3, 9), whole(random, 2, 4)];
  // 2 f(x) + f(total − x) = m x  ⇒  3 f(x) = 2 m x − m (total − x)
  const other = total - x;
  const triple = 2 * m * x - m * other;
  const answer = triple / 3;
  if (other === x || other <= 0 || !Number.isInteger(answer) || answer <= 0) return;
  const sameValue = (m * x) / 3;
  const forgotten = (m * x - m * other) / 3;
  if (!Number.isInteger(sameValue) || !Number.isInteger(forgotten)) return;
  return {
    stem: `A function f satisfies 2f(x) + f(${total} − x) = ${m === 1 ? '' : m}x for every number x. What is f(${x})?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(sameValue), takesAsEqual),
      wrong(numeral((2 * m * other - m * x) / 3), misconceptions.answersOtherQuantity),
      wrong(numeral(triple), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Putting x = ${x} and x = ${other} gives two equations for f(${x}) and f(${other}): 2f(${x}) + f(${other}) = ${m * x} and 2f(${other}) + f(${x}) = ${m * other}. Twice the first minus the second leaves 3f(${x}) = ${triple}, so f(${x}) = ${answer}.`,
    steps: [
      `x = ${x}: 2f(${x}) + f(${other}) = ${m * x}`,
      `x = ${other}: 2f(${other}) + f(${x}) = ${m * other}`,
      `2 × first − second: 3f(${x}) = ${triple}`,
      `f(${x}) = ${answer}`,
    ],
    hints: ladder(
      'The equation holds for every x, so you may use it more than once.',
      `Put x = ${x} first. Which other value of f appears beside f(${x})?`,
      'Choose a second x that brings in the same two values; then you have two equations for two unknowns.',
      'The two inputs belong together like partners: each leads to the other.',
    ),
    difficulty: 2.1,
    concepts: ['functions', 'simultaneous-equations'],
  };
}

function periodicSequence(random: Random): Drawn {
  const [first, second] = [whole(random, 1, 9), whole(random, 2, 12)];
  const position = whole(random, 50, 100);
  const terms = [first, second];
  while (terms.length < 120) terms.push((terms.at(-1) ?? 0) - (terms.at(-2) ?? 0));
  const at = (n: number) => terms[n - 1] ?? 0;
  const answer = at(position);
  if (first >= second || new Set([answer, at(position - 1), at(position + 1), -answer].map(numeral)).size < 4) return;
  return {
    stem: `A sequence begins with ${first}, ${second}. Every further term is the one before it minus the one before that, so the third term is ${second} − ${first} = ${second - first}. What is the ${ordinal(position)} term?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(at(position - 1)), misconceptions.cycleOneOff),
      wrong(numeral(at(position + 1)), misconceptions.cycleOneOff),
      wrong(numeral(-answer), misconceptions.signLost),
    ],
    explanation: `The first terms are ${[1, 2, 3, 4, 5, 6].map((n) => numeral(at(n))).join(', ')}, and then ${first}, ${second} come again: the sequence repeats every 6 terms. ${position} leaves the remainder ${position % 6} when divided by 6, so the term equals the ${ordinal(position % 6 === 0 ? 6 : position % 6)}, ${numeral(answer)}.`,
    steps: [
      `terms: ${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => numeral(at(n))).join(', ')}, …`,
      'they repeat every 6 terms',
      `${position} = 6 × ${Math.floor(position / 6)} + ${position % 6}`,
      `${ordinal(position)} term = ${ordinal(position % 6 === 0 ? 6 : position % 6)} term = ${numeral(answer)}`,
    ],
    hints: ladder(
      'A rule that uses only the last two terms must repeat itself once two neighbours come back.',
      `Write out about eight terms, starting ${first}, ${second}, ${second - first}, and keep an eye on the signs.`,
      `When you know how long the cycle is, see where position ${position} falls in it.`,
      'The position is far away, but the sequence is less inventive than it seems.',
    ),
    difficulty: 1.65,
    concepts: ['sequences', 'cycles'],
    reasoning: ['systematic', 'creative'],
  };
}

function foldedParabola(random: Random): Drawn {
  const [a, level] = oneOf(random, [
    [4, 3],
    [4, 4],
    [4, 5],
    [3, 2],
    [3, 3],
    [3, 4],
    [5, 3],
    [5, 5],
  ] as const);
  const count = level < a ? 4 : level === a ? 3 : 2;
  const options = [1, 2, 3, 4].filter((n) => n !== count);
  const plane = axes(
    { from: -4, to: 4, grid: 1, numbers: 2 },
    { from: -6, to: 6, grid: 1, numbers: 2 },
    { width: 250, height: 190 },
  );
  return {
    stem: `The figure shows the graph of f(x) = x² − ${a}. How many solutions does the equation |f(x)| = ${level} have?`,
    stimulus: [
      figure(
        `A parabola opening upwards on a coordinate grid. Its lowest point is (0, −${a}), and it crosses the x-axis once on each side of zero.`,
        plane.width,
        plane.height,
        [...plane.shapes, ...plane.curve((x) => x * x - a)],
      ),
    ],
    answer: numeral(count),
    distractors: options.map((n) => {
      if (n === 1) return wrong('1', missesMirrored);
      return wrong(numeral(n), n === 2 ? oneCaseOnly : miscountsCrossings);
    }),
    order: ['1', '2', '3', '4'],
    explanation: `The equation means f(x) = ${level} or f(x) = −${level}. The height ${level} is reached twice; the height −${level} is ${count === 4 ? 'reached twice as well' : count === 3 ? 'reached once, at the lowest point' : 'never reached, because the lowest point is higher'}. That makes ${count} solutions.`,
    steps: [
      `f(x) = ${level}: 2 solutions`,
      `f(x) = −${level}: ${count - 2} solution${count === 3 ? '' : 's'}, as the lowest height is −${a}`,
      `together: ${count}`,
    ],
    hints: ladder(
      'The bars make negative heights positive, so two heights of f are of interest.',
      `At which x does the graph have the height ${level}? And is there a place with the height −${level}?`,
      `Draw level lines at both heights and count the crossings; mind the lowest point, at −${a}.`,
      'The graph is drawn for you; it answers if you ask it about each height in turn.',
    ),
    difficulty: 1.3 + (count === 4 ? 0 : 0.15),
    concepts: ['absolute-value', 'graph-reading'],
    reasoning: ['intuitive', 'analytical'],
  };
}
