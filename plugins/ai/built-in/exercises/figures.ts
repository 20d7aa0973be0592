import { isSameNumber } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

/** "Can 12/18 be simplified?" */
export const simplifyTask: Recognise = (math, { plain, statements }) => {
  if (!/simplif|lowest terms|reduce|cancel|shorten/.test(plain)) return undefined;
  const first = statements
    .flatMap(({ sides }) => sides)
    .map(({ text }) => /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text))
    .find((each) => each);
  const [, above, below] = first ?? [];
  if (!above || !below || Number(below) === 0) return undefined;
  const value = math.fraction(`${above}/${below}`);
  const formula = `$\\frac{${above}}{${below}}$`;
  return {
    id: `simplify ${above}/${below}`,
    task: `simplifying ${formula}`,
    lesson: 'fractions',
    ladder: [
      `A fraction can be simplified when one number divides both its numerator and its denominator. Which number divides both ${above} and ${below}?`,
      `Try 2, 3 and 5 one after the other: which of them divides ${above} as well as ${below}?`,
      'Divide numerator and denominator by that number. Can the result be simplified further?',
    ],
    another: 'simplifying $\\frac{18}{24}$',
    judge({ statements: answers }) {
      const last = answers
        .flatMap(({ sides }) => sides)
        .map(({ text }) => /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text))
        .filter((each) => each && (each[1] !== above || each[2] !== below))
        .at(-1);
      if (!last?.[1] || !last[2] || Number(last[2]) === 0) return undefined;
      const shown = `$\\frac{${last[1]}}{${last[2]}}$`;
      if (!isSameNumber(math.fraction(`${last[1]}/${last[2]}`), value))
        return {
          kind: 'wrong',
          text: `${shown} is not equal to ${formula}. Numerator and denominator have to be divided by the same number.`,
        };
      if (BigInt(last[2]) === value.d)
        return { kind: 'solved', text: `Yes, ${shown} is right, and no number except 1 divides both any more.` };
      return {
        kind: 'step',
        text: `${shown} is equal to ${formula}, so that step is right. It can be simplified further: ${last[1]} and ${last[2]} still share a factor.`,
        next: 2,
      };
    },
  };
};

/** "The square root of 16". */
export const rootTask: Recognise = (math, { plain }) => {
  const inside = /(?:\bsqrt|\bsquare root|(?<!cube )\broot|√)\s*(?:of\s*)?\(?\s*(\d{1,8})\b/.exec(plain)?.[1];
  if (!inside) return undefined;
  const root = Math.sqrt(Number(inside));
  if (!Number.isInteger(root)) return undefined;
  const given = math.fraction(inside);
  return {
    id: `root ${inside}`,
    task: `the square root of ${inside}`,
    lesson: 'powers',
    ladder: [
      `The square root of ${inside} is the number that gives ${inside} when multiplied by itself. Which number could that be?`,
      'Try a few numbers: multiply each by itself. Which of them are too small, and which too large?',
    ],
    another: `the square root of ${inside === '81' ? 49 : 81}`,
    judge: (reading) =>
      judgeNumber(reading, math.fraction(root), [given], (answer) =>
        isSameNumber(answer, math.divide(given, math.fraction(2)))
          ? 'You halved it. A square root asks which number, multiplied by itself, gives it.'
          : 'Multiply it by itself: what do you get?',
      ),
  };
};

/** "The median of 7, 1, 5 is 1". */
export const averageTask: Recognise = (math, { plain }) => {
  const kind = /\b(mean|average|median)\b/.exec(plain)?.[1];
  const list = /(?<![\d.])\d{1,6}(?:\.\d+)?(?:(?:\s*[,;]\s*|\s*,? and | +)\d{1,6}(?:\.\d+)?){2,}/.exec(plain);
  if (!kind || !list) return undefined;
  const values = (list[0].match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const total = values.reduce((sum, value) => math.add(sum, math.fraction(value)), math.fraction(0));
  const mean = math.divide(total, math.fraction(values.length));
  const isMedian = kind === 'median';
  const result = isMedian ? math.fraction(median ?? 0) : mean;
  const shown = values.join(', ');
  return {
    id: `${kind} ${shown}`,
    task: `the ${kind} of ${shown}`,
    lesson: isMedian ? 'median' : 'mean',
    ladder: isMedian
      ? [
          'The median is the middle value, once the values are in order. What is the order here?',
          'Write the values from the smallest to the largest and cross out one at each end, again and again. Which is left?',
        ]
      : [
          'The mean shares the total out equally. What do the values make together?',
          `Add the values, then divide the sum by how many there are. How many are there?`,
        ],
    another: isMedian ? 'the median of 9, 2, 6, 4, 7' : 'the mean of 3, 8, 10 and 11',
    judge(reading) {
      const after = plain === reading.plain ? plain.slice(list.index + list[0].length) : reading.plain;
      // "24/2 = 12" states the result 12.
      const answer = /\d+(?:\.\d+)?/.exec(
        after.replaceAll(/\b\d+(?:th|st|nd|rd)\b/g, '').replace(/^.*\/[^=]*=/, ''),
      )?.[0];
      if (!answer) return undefined;
      const value = math.fraction(answer);
      if (isSameNumber(value, result)) return { kind: 'solved', text: `Yes, ${answer} is right.` };
      if (!isMedian && isSameNumber(value, total))
        return { kind: 'step', text: `Right, together they make ${answer}.`, next: 1 };
      const unsorted = values[Math.floor(middle)];
      const slip = isMedian
        ? unsorted !== undefined && isSameNumber(value, math.fraction(unsorted))
          ? 'It is in the middle of the list as it was written. The median is the middle value only after the values have been put in order.'
          : isSameNumber(value, mean)
            ? 'That is the mean. The median is the middle value in order.'
            : 'Put the values in order first.'
        : isSameNumber(value, math.fraction(median ?? 0))
          ? 'That is the median. The mean shares the total out equally.'
          : 'Add all values, then divide by how many there are.';
      return { kind: 'wrong', text: `${answer} is not the ${kind}. ${slip}` };
    },
  };
};

/** "The range of 4, 9, 2", "how many ways to arrange 3 books". */
export const countTask: Recognise = (math, { plain }) => {
  const list = /\brange of (\d{1,6}(?:(?:\s*[,;]\s*|\s*,? and | +)\d{1,6}){2,})/.exec(plain)?.[1];
  const things =
    /\b(?:ways|orders)\b.{0,30}\b(?:arrange|order|line up|put|sort|seat)\w* (?:the )?(\d|three|four|five|six) \w+/.exec(
      plain,
    )?.[1];
  if (list) {
    const values = (list.match(/\d+/g) ?? []).map(Number);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return {
      id: `range ${values.join(' ')}`,
      task: `the range of ${values.join(', ')}`,
      lesson: 'mode',
      ladder: [
        'The range is the distance from the smallest value to the largest. Which are these two?',
        'How far apart are they?',
      ],
      another: 'the range of 12, 5, 9 and 20',
      judge: (reading) =>
        reading.plain === plain
          ? undefined
          : judgeNumber(
              reading,
              math.fraction(most - least),
              [],
              () => 'Take the smallest value away from the largest.',
            ),
    };
  }
  const count = { three: 3, four: 4, five: 5, six: 6 }[things ?? ''] ?? Number(things ?? 0);
  if (count < 2 || count > 8) return undefined;
  const result = Array.from({ length: count }, (_, index) => index + 1).reduce((product, each) => product * each, 1);
  return {
    id: `arrange ${count}`,
    task: `the number of ways to arrange ${count} things`,
    lesson: 'combinatorics',
    ladder: [
      `Fill the places one after the other. How many can stand in the first place, and how many are left for the second?`,
      `Choices that follow one another multiply. Which product do you get, from ${count} down to 1?`,
    ],
    another: `in how many ways can you arrange ${count === 4 ? 5 : 4} pictures`,
    judge: (reading) =>
      reading.plain === plain
        ? undefined
        : judgeNumber(reading, math.fraction(result), [], (answer) =>
            isSameNumber(answer, math.fraction(count * count))
              ? 'That would allow one thing to be in two places at once: after the first place is filled, one fewer is left.'
              : 'List them for a smaller number first: how many orders are there for 2 things?',
          ),
  };
};

/** "Two angles of a triangle are 50 and 60." */
export const triangleTask: Recognise = (math, { plain }) => {
  if (!/\btriangles?\b/.test(plain) || !/\bangles?\b/.test(plain)) return undefined;
  const [one, other] = (plain.match(/(?<![\d.])\d{1,3}(?:\.\d)?(?![\d.]*\s*(?:cm|m\b))/g) ?? []).map(Number);
  if (one === undefined || other === undefined || one + other >= 180) return undefined;
  const result = math.fraction(180 - one - other);
  return {
    id: `triangle ${one} ${other}`,
    task: `the third angle of a triangle with ${one}° and ${other}°`,
    lesson: 'angles',
    ladder: [
      'The three angles of a triangle have a fixed sum. How large is it?',
      'Together the three angles make 180°. How much of that do the two known angles take?',
      'Take the sum of the two known angles away from 180°. What remains?',
    ],
    another: 'the third angle of a triangle with angles of 35° and 80°',
    judge: (reading) =>
      judgeNumber(reading, result, [math.fraction(one), math.fraction(other)], (answer) =>
        isSameNumber(answer, math.fraction(one + other))
          ? 'That is the sum of the two known angles; all three together make 180°.'
          : isSameNumber(answer, math.fraction(180))
            ? 'That is the sum of all three angles; the question asks for one of them.'
            : 'All three angles together make 180°.',
      ),
  };
};

/** "Line through (0,0) and (2,6): the slope?" */
export const slopeTask: Recognise = (math, { plain }) => {
  if (!/slope|gradient|steep/.test(plain)) return undefined;
  const points = [...plain.matchAll(/\(\s*(-?\d{1,4})\s*[,|;]\s*(-?\d{1,4})\s*\)/g)].map(
    (match) => [Number(match[1]), Number(match[2])] as const,
  );
  const [from, to] = points;
  if (!from || !to || from[0] === to[0]) return undefined;
  const result = math.fraction(`${to[1] - from[1]}/${to[0] - from[0]}`);
  const task = `the slope of the line through (${from.join(', ')}) and (${to.join(', ')})`;
  const upsideDown = to[1] === from[1] ? undefined : math.divide(math.fraction(1), result);
  return {
    id: `slope ${points.flat().join(' ')}`,
    task,
    lesson: 'slope',
    ladder: [
      'The slope says how far the line rises for each step to the right. How far does it go up between the two points, and how far to the right?',
      'Divide the rise (the change in y) by the run (the change in x). Which number goes on top?',
    ],
    another: 'the slope of the line through (1, 2) and (4, 8)',
    judge(reading) {
      const rest = reading.plain.replaceAll(/\([^)]*\)/g, ' ');
      const answer = [...rest.matchAll(/-?\d{1,4}(?:\s*\/\s*\d{1,4}|\.\d+)?/g)].at(-1)?.[0].replaceAll(' ', '');
      if (!answer || /\/0+$/.test(answer)) return undefined;
      const value = math.fraction(answer);
      if (isSameNumber(value, result))
        return { kind: 'solved', text: `Yes, ${answer} is right: the rise divided by the run.` };
      return {
        kind: 'wrong',
        text: `${answer} is not the slope. ${upsideDown && isSameNumber(value, upsideDown) ? 'The slope is the rise divided by the run; you divided the other way round.' : 'The slope is the rise (the change in y) divided by the run (the change in x).'}`,
      };
    },
  };
};
