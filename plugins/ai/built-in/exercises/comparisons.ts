import type { Fraction } from 'mathjs';
import { plainNumber, tex } from '../maths/notation.ts';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Reading, Recognise, Verdict } from './exercise.ts';

interface Said {
  readonly value: Fraction;
  readonly text: string;
}

/** "Is 0.3 bigger than 0.25?", "which is larger, 3/8 or 2/5?" */
export const compareTask: Recognise = (math, { plain, statements }) => {
  const asks =
    /\b(bigger|larger|greater|higher|more|smaller|less|lower)\b.{0,12}\b(?:than|then|,|is|:)?|\bcompar(?:e|ing)\b|\b(biggest|largest|greatest|smallest)\b/.exec(
      plain,
    );
  if (!asks || !/\bwhich\b|\bwhat\b|\bis\b|\bthan\b|\bthen\b|\bcompar(?:e|ing)\b/.test(plain)) return undefined;
  const numbers = statements
    .flatMap(({ sides }) => sides)
    .flatMap(({ number, text, isTask }) =>
      number && !isTask ? [{ value: number, text: text.replaceAll(' ', '') }] : [],
    );
  const [one, other, third] = numbers;
  if (!one || !other || third || isSameNumber(one.value, other.value)) return undefined;
  // "3 apples cost more than 2 pears" does not compare the two numbers.
  const isBare = /\d\s*(?:is|are|or|and|,|vs|bigger|larger|greater|smaller|less|more|higher|lower)\b|\bor\b/.test(
    plain,
  );
  const isWhole = one.value.d === 1n && other.value.d === 1n;
  if (!isBare || (isWhole && one.value.s > 0n && other.value.s > 0n)) return undefined;
  const isSmaller = /smaller|less|lower|smallest/.test(asks[0]);
  const difference = math.subtract(one.value, other.value);
  const [larger, smaller] = difference.s > 0n ? [one, other] : [other, one];
  const wanted = isSmaller ? smaller : larger;
  const word = isSmaller ? 'smaller' : 'larger';
  const isClaim = /\b(?:is|are)\b/.test(plain) && !/\bwhich|\bwhat\b/.test(plain);
  return {
    id: `compare ${one.text} ${other.text}`,
    task: `comparing ${shown(one)} and ${shown(other)}`,
    lesson: [one, other].some(({ text }) => text.includes('.')) ? 'decimals' : 'comparing-fractions',
    ladder: ladderOf(one, other, word),
    another: 'comparing 5/6 and 7/9',
    judge: (reading) => (reading.plain === plain ? undefined : judged(reading, { one, other, wanted, word, isClaim })),
  };
};

interface Comparison {
  readonly one: Said;
  readonly other: Said;
  readonly wanted: Said;
  readonly word: string;
  readonly isClaim: boolean;
}

function judged(reading: Reading, { one, other, wanted, word, isClaim }: Comparison): Verdict | undefined {
  const solved: Verdict = {
    kind: 'solved',
    text: `Yes, ${shown(wanted)} is the ${word} one. What makes you sure? How would you show it to somebody else?`,
  };
  const digits = [one, other].map(({ text }) => text.split('.')[1]).filter((each) => each !== undefined);
  const wholes = reading.numbers.filter(({ n, d }) => d === 1n && digits.includes(`${n}`));
  if (wholes.length > 0 && digits.length === 2)
    return {
      kind: 'wrong',
      text: `${wholes.map(plainNumber).join(' and ')} would be whole numbers. After the point the first digit counts tenths and the second hundredths, so the length of the number tells you nothing.`,
      next: 0,
    };
  const chosen = reading.numbers.find((answer) => [one, other].some(({ value }) => isSameNumber(answer, value)));
  if (chosen) {
    const isTurned =
      /smaller|less|lower/.test(reading.plain) !== (word === 'smaller') &&
      /smaller|less|lower|bigger|larger|greater/.test(reading.plain);
    if (isSameNumber(chosen, wanted.value) !== isTurned) return solved;
    const isByDenominator =
      chosen.d > 1n &&
      /bigger|larger|more|because|cos|cause/.test(reading.plain) &&
      chosen.d === largestDenominator(one, other);
    return {
      kind: 'wrong',
      text: isByDenominator
        ? `$${tex(chosen)}$ is not the ${word} one. A larger denominator means more parts, so each part is smaller; both numbers of a fraction count.`
        : `That is not the ${word} one yet.`,
      next: 0,
    };
  }
  const answer = /^\W*(yes|yeah|yep|ya|no|nope|nah)\b/.exec(reading.plain)?.[1];
  if (!answer || !isClaim) return undefined;
  const isYes = answer.startsWith('y');
  return isYes === isSameNumber(wanted.value, one.value)
    ? solved
    : { kind: 'wrong', text: 'Look at it again.', next: 0 };
}

const largestDenominator = (one: Said, other: Said) => (one.value.d > other.value.d ? one.value.d : other.value.d);

function ladderOf(one: Said, other: Said, word: string): string[] {
  const isDecimal = one.text.includes('.') || other.text.includes('.');
  if (isDecimal && !`${one.text}${other.text}`.includes('/')) {
    const decimals = Math.max(...[one, other].map(({ text }) => text.split('.')[1]?.length ?? 0));
    return [
      `Give both numbers the same number of digits after the point: how do you write ${one.text} and ${other.text} with ${decimals} of them?`,
      'Compare from the left: first the ones, then the tenths, then the hundredths. What is the first digit where they differ?',
      `At the first digit that differs, the larger digit makes the larger number. So which of the two is ${word}?`,
    ];
  }
  if (one.value.s < 0n || other.value.s < 0n)
    return [
      `Think of a number line: further to the right means larger. Where do ${one.text} and ${other.text} lie, left or right of 0, and which is further to the right?`,
      `Of two negative numbers, the one nearer to 0 is larger: think of temperatures. Which one is ${word}?`,
    ];
  return [
    `Parts of different sizes cannot be compared by counting. Which denominator works for both ${shown(one)} and ${shown(other)}?`,
    'Write both with that denominator: what are the two numerators then?',
    `With the same denominator, the larger numerator is the larger fraction. So which one is ${word}?`,
  ];
}

const shown = ({ text, value }: Said) => (text.includes('/') ? `$${tex(value)}$` : text);
