import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { tex } from '../maths/notation.ts';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Exercise, Reading, Recognise, Verdict } from './exercise.ts';

interface Written {
  readonly above: number;
  readonly below: number;
}
interface Task {
  readonly one: Written;
  readonly other: Written;
  readonly sign: '+' | '-' | '*' | '/';
}

/** Two fractions that are added, subtracted, multiplied or divided. */
export const fractionTask: Recognise = (math, { statements }) => {
  for (const { sides } of statements) {
    const task = sides.map(({ text }) => readTask(text)).find((each) => each !== undefined);
    if (task) return task.sign === '+' || task.sign === '-' ? sumOf(math, task) : productOf(math, task);
  }
  return undefined;
};

const largest = 10_000;

function readTask(text: string): Task | undefined {
  const match = /^\(?(\d{1,5})(?:\/(\d{1,5}))?\)?\s*([+\-*/])\s*\(?(\d{1,5})(?:\/(\d{1,5}))?\)?$/.exec(
    text.replaceAll(' ', ''),
  );
  if (!match) return undefined;
  const [, a, b, sign, c, d] = match;
  if (b === undefined && d === undefined) return undefined;
  // "1/2/3" is ambiguous.
  if (sign === '/' && !/\)\/|\/\(/.test(text.replaceAll(' ', '')) && !/ \/ /.test(text)) return undefined;
  const one = { above: Number(a), below: Number(b ?? 1) };
  const other = { above: Number(c), below: Number(d ?? 1) };
  if ([one, other].some(({ below, above }) => below === 0 || below > largest || above > largest)) return undefined;
  return { one, other, sign: sign as Task['sign'] };
}

const written = ({ above, below }: Written) => (below === 1 ? `${above}` : `\\frac{${above}}{${below}}`);
const fractionOf = (math: MathLibrary, { above, below }: Written) => math.fraction(`${above}/${below}`);
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number) => (a / divisor(a, b)) * b;

const partNames: Record<number, string | undefined> = {
  2: 'halves',
  3: 'thirds',
  4: 'quarters',
  5: 'fifths',
  6: 'sixths',
  7: 'sevenths',
  8: 'eighths',
  9: 'ninths',
  10: 'tenths',
  12: 'twelfths',
  20: 'twentieths',
};
const parts = (below: number) => partNames[below] ?? `parts of 1/${below}`;

function sumOf(math: MathLibrary, task: Task): Exercise {
  const { one, other, sign } = task;
  const common = multiple(one.below, other.below);
  const result = (sign === '+' ? math.add : math.subtract)(fractionOf(math, one), fractionOf(math, other));
  const formula = `$${written(one)} ${sign} ${written(other)}$`;
  const verb = sign === '+' ? 'added' : 'subtracted';
  const isAlike = one.below === other.below;
  const factors = { one: common / one.below, other: common / other.below };
  const multiples = [1, 2, 3, 4, 5, 6]
    .map((count) => count * Math.max(one.below, other.below))
    .filter((each) => each <= Math.max(common, 4 * Math.max(one.below, other.below)));
  const asksLast = `Now both are counted in ${parts(common)}, parts of the same size. How many of them are there ${sign === '+' ? 'together' : 'when the second are taken away'}?`;
  const ladder = isAlike
    ? [
        `Both fractions in ${formula} have the same denominator, so the parts already have the same size. What does that mean for the numerators, and what happens to the denominator?`,
        `Think of a cake in ${one.below} equal pieces: ${one.above} of them and ${sign === '+' ? `${other.above} more` : `${other.above} taken away`}. How many pieces, and how large is each?`,
      ]
    : [
        `Fractions can be ${verb} once their parts have the same size, that is, the same denominator. In ${formula} the denominators are ${one.below} and ${other.below}: which number can both of them divide?`,
        `Write down the multiples of ${Math.max(one.below, other.below)}: ${multiples.join(', ')} … Which is the first that ${Math.min(one.below, other.below)} divides as well?`,
        `Take ${common} as the common denominator. To get from ${one.below} to ${common} you multiply by ${factors.one}, and the numerator has to grow by the same factor. What are $${written(one)}$ and $${written(other)}$ in ${parts(common)}?`,
        `$${written(one)}$: top and bottom times ${factors.one}. $${written(other)}$: top and bottom times ${factors.other}. What do you get for each?`,
        asksLast,
      ];
  const lastStep = ladder.length - 1;
  return {
    id: `fractions ${one.above}/${one.below}${sign}${other.above}/${other.below}`,
    task: formula,
    lesson: 'common-denominators',
    ladder,
    another:
      sign === '+'
        ? `$\\frac{${one.below === 4 ? 2 : 1}}{${one.below === 4 ? 5 : 4}} + \\frac{1}{6}$`
        : '$\\frac{5}{6} - \\frac{1}{4}$',
    judge(reading) {
      const answers = fractionsSaid(reading).filter((each) => !isTaskItself(each, task));
      const last = answers.at(-1);
      if (!last)
        return fractionsSaid(reading).length > 0 ? undefined : wholeNumber(reading, one, other, common, isAlike);
      const isResult = (each: Written) => isSameNumber(fractionOf(math, each), result);
      const isRewritten = (each: Written) =>
        [one, other].some((given) => isSameNumber(fractionOf(math, each), fractionOf(math, given)));
      // The result may come before its reason: "5/6, because 1/2 is 3/6 and 1/3 is 2/6".
      const reached = answers.find(isResult);
      if (reached && answers.every((each) => isResult(each) || isRewritten(each))) return finished(reached, result);
      if (isResult(last)) return finished(last, result);
      if (answers.length >= 1 && !isAlike) {
        const converted = judgeConversion(math, answers, task, common, lastStep);
        if (converted) return converted;
      }
      return { kind: 'wrong', text: slipOf(math, last, task, common, formula) };
    },
  };
}

/** The fractions in a message, in order; a decimal counts as a fraction. */
function fractionsSaid({ statements }: Reading): Written[] {
  return statements.flatMap(({ sides }) =>
    sides.flatMap(({ text }) => {
      const pieces = [...text.replaceAll(/[() ]/g, '').matchAll(/(?<![\d.])(\d{1,6})\/(\d{1,6})(?![\d.])/g)];
      const found = pieces.map((match) => ({ above: Number(match[1]), below: Number(match[2]) }));
      const decimal = /^(\d{1,5})\.(\d{1,6})$/.exec(text);
      if (decimal) return [{ above: Number(`${decimal[1]}${decimal[2]}`), below: 10 ** (decimal[2]?.length ?? 0) }];
      return found.filter(({ below }) => below > 0);
    }),
  );
}

const isTaskItself = (answer: Written, { one, other }: Task) =>
  [one, other].some(({ above, below }) => above === answer.above && below === answer.below);

function finished(answer: Written, result: Fraction): Verdict {
  if (BigInt(answer.below) === result.d || result.d === 1n || answer.below % 10 === 0)
    return { kind: 'solved', text: `Yes, $${written(answer)}$ is right.` };
  const shared = divisor(answer.above, answer.below);
  return {
    kind: 'solved',
    text:
      shared > 1
        ? `Yes, $${written(answer)}$ is right. Numerator and denominator still share a factor: can you write it with smaller numbers?`
        : `Yes, $${written(answer)}$ is right.`,
  };
}

/** Judges a whole number as a common denominator: do both denominators divide it? */
function wholeNumber(
  { numbers }: Reading,
  one: Written,
  other: Written,
  common: number,
  isAlike: boolean,
): Verdict | undefined {
  const last = numbers.at(-1);
  if (last?.d !== 1n || last.n === 0n || isAlike) return undefined;
  const answer = Number(last.n);
  const failing = [one.below, other.below].filter((below) => answer % below !== 0);
  if (failing.length > 0)
    return {
      kind: 'wrong',
      text: `${answer} does not work as a common denominator: ${failing.join(' and ')} ${failing.length > 1 ? 'do' : 'does'} not divide ${answer} without a remainder.`,
    };
  const times = (below: number) => `${below} × ${answer / below} = ${answer}`;
  return {
    kind: 'step',
    text: `Yes, ${answer} works: ${times(one.below)} and ${times(other.below)}.${answer === common ? '' : ' A smaller one exists as well, but this one does the job.'} Now write $${written(one)}$ and $${written(other)}$ with the denominator ${answer}: by what does each numerator have to be multiplied?`,
    next: 2,
  };
}

/** Judges the conversion to a common denominator: of both fractions, of one, or with one mistake. */
function judgeConversion(
  math: MathLibrary,
  answers: readonly Written[],
  task: Task,
  common: number,
  lastStep: number,
): Verdict | undefined {
  const isFor = (given: Written) =>
    answers.find((each) => each.below !== given.below && isSameNumber(fractionOf(math, each), fractionOf(math, given)));
  const [one, other] = [isFor(task.one), isFor(task.other)];
  const isDone = (found: Written | undefined, given: Written) => found !== undefined || given.below === common;
  if (one === undefined && other === undefined) return undefined;
  const shared = (one ?? task.one).below === (other ?? task.other).below;
  if (isDone(one, task.one) && isDone(other, task.other) && shared && answers.length <= 2)
    return {
      kind: 'step',
      text: `Right: $${written(task.one)} = ${written(one ?? task.one)}$ and $${written(task.other)} = ${written(other ?? task.other)}$. Now all parts have the same size. What happens to the numerators next, and what to the denominator?`,
      next: lastStep,
    };
  const done = one ?? other;
  const wrong = answers.find((each) => each !== one && each !== other && done && each.below === done.below);
  const open = one ? task.other : task.one;
  if (wrong && done && answers.length === 2)
    return {
      kind: 'wrong',
      text: `$${written(done)}$ is right. In $${written(wrong)}$ the denominator changed but the numerator did not grow by the same factor: it no longer has the size of $${written(open)}$.`,
    };
  if (answers.length === 1 && done)
    return {
      kind: 'step',
      text: `Right, $${written(one ? task.one : task.other)} = ${written(done)}$. Now the other one: what is $${written(open)}$ with the same denominator?`,
      next: 3,
    };
  return undefined;
}

/** Explains a wrong sum by the mistake that leads to it, if it is recognised. */
function slipOf(math: MathLibrary, answer: Written, task: Task, common: number, formula: string): string {
  const { one, other, sign } = task;
  const combine = (a: number, b: number) => (sign === '+' ? a + b : Math.abs(a - b));
  const is = (above: number, below: number) =>
    below > 0 &&
    ((answer.above === above && answer.below === below) ||
      isSameNumber(fractionOf(math, answer), math.fraction(`${above}/${below}`)));
  const wrong = `$${written(answer)}$ is not equal to ${formula}.`;
  if (one.below !== other.below && is(combine(one.above, other.above), combine(one.below, other.below)))
    return `${wrong} It looks as if you worked with the numerators and the denominators separately. A denominator says how large the parts are, so denominators are not ${sign === '+' ? 'added' : 'subtracted'}: first both fractions need parts of the same size.`;
  if (one.below === other.below && answer.below === one.below + other.below)
    return `${wrong} You added the denominators as well, but they only say how large the parts are, and that does not change.`;
  if (one.below !== other.below && is(combine(one.above, other.above), common))
    return `${wrong} The common denominator is fine, but you left the numerators as they were: each numerator has to grow by the same factor as its denominator.`;
  if (
    one.below !== other.below &&
    (is(combine((one.above * common) / one.below, other.above), common) ||
      is(combine(one.above, (other.above * common) / other.below), common))
  )
    return `${wrong} You rewrote one fraction correctly, but the other got the new denominator and kept its old numerator. Its numerator has to grow as well.`;
  if (is(one.above * other.above, one.below * other.below))
    return `${wrong} That is what multiplying the two fractions gives; here they are ${sign === '+' ? 'added' : 'subtracted'}, so they first need a common denominator.`;
  return `${wrong} Check the step in which both fractions get the same denominator, and whether each numerator grew by the same factor.`;
}

function productOf(math: MathLibrary, task: Task): Exercise {
  const { one, other, sign } = task;
  const isDivision = sign === '/';
  const formula = `$${written(one)} ${isDivision ? ':' : '\\cdot'} ${written(other)}$`;
  const [first, second] = [fractionOf(math, one), fractionOf(math, other)];
  const result = isDivision ? (second.n === 0n ? undefined : math.divide(first, second)) : math.multiply(first, second);
  return {
    id: `fractions ${one.above}/${one.below}${sign}${other.above}/${other.below}`,
    task: formula,
    lesson: isDivision ? 'dividing-fractions' : 'multiplying-fractions',
    ladder: isDivision
      ? [
          `Dividing by a fraction asks how often it fits. Dividing by $${written(other)}$ is the same as multiplying by which fraction?`,
          `Turn the second fraction upside down: its numerator and denominator change places. Then multiply. What is on top now?`,
          `Multiply numerator by numerator and denominator by denominator. What do you get before you simplify?`,
        ]
      : [
          `$${written(one)}$ of $${written(other)}$ is a part of a part. What happens to the numerators when two fractions are multiplied, and what to the denominators?`,
          `Numerator times numerator on top, denominator times denominator below. No common denominator is needed. What do you get?`,
          `On top there is ${one.above} × ${other.above}, below it ${one.below} × ${other.below}. Work out each, then see whether both share a factor: what is left?`,
        ],
    another: isDivision ? '$\\frac{3}{4} : \\frac{2}{5}$' : '$\\frac{2}{3} \\cdot \\frac{5}{7}$',
    judge(reading) {
      const answer = fractionsSaid(reading)
        .filter((each) => !isTaskItself(each, task))
        .at(-1);
      const whole = reading.numbers.at(-1);
      const value = answer ? fractionOf(math, answer) : whole?.d === 1n ? whole : undefined;
      if (!value || !result) return undefined;
      if (isSameNumber(value, result))
        return answer ? finished(answer, result) : { kind: 'solved', text: `Yes, $${tex(value)}$ is right.` };
      return {
        kind: 'wrong',
        text: `$${answer ? written(answer) : tex(value)}$ is not equal to ${formula}. ${isDivision ? 'Did you turn the second fraction, and only the second, upside down?' : 'Numerators are multiplied with numerators and denominators with denominators; check both.'}`,
      };
    },
  };
}
