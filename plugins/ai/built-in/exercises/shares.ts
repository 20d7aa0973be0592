import { isSameNumber } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

const number = '(\\d{1,7}(?:\\.\\d{1,4})?)';

/** "30 is what percent of 120?", "12 of 30 pupils, how many percent?" */
export const shareTask: Recognise = (math, { plain }) => {
  const percent = '(?:%|percent(?:age)?|per cent)';
  const match =
    new RegExp(`${number} (?:is|as|are|makes) (?:a |what |which |how many )*${percent} of ${number}`).exec(plain) ??
    new RegExp(
      `(?:what|which|how many) ${percent} (?:of|is|are) (?:is )?${number} (?:of|out of|in|from) ${number}`,
    ).exec(plain) ??
    new RegExp(`${number} (?:out )?of (?:the |my )?${number}\\b.{0,30}${percent}`).exec(plain);
  const turned = match ? undefined : new RegExp(`what ${percent} of ${number} is ${number}`).exec(plain);
  const [part, whole] = turned ? [turned[2], turned[1]] : [match?.[1], match?.[2]];
  if (!part || !whole || Number(whole) === 0) return undefined;
  const [p, n] = [math.fraction(part), math.fraction(whole)];
  const share = math.divide(p, n);
  const result = math.multiply(share, math.fraction(100));
  return {
    id: `share ${part} of ${whole}`,
    task: `${part} of ${whole} in percent`,
    lesson: 'percentages',
    ladder: [
      `Percent means out of a hundred. First the whole: ${part} of ${whole}, which fraction is that?`,
      `Make that fraction simpler, or write it with the denominator 100. Which number divides both ${part} and ${whole}?`,
      'With the denominator 100 the numerator is the percentage. What do you get?',
    ],
    another: '18 is what percent of 24',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const last = reading.numbers.at(-1);
      const isFraction = last && isSameNumber(last, share) && !/%/.test(reading.plain) && last.d > 1n;
      if (isFraction) return { kind: 'step', text: 'Right, that is the part as a fraction.', next: 2 };
      const inPercent = reading.plain.includes('%')
        ? reading.numbers.map((answer) => (answer.n < answer.d ? math.multiply(answer, math.fraction(100)) : answer))
        : reading.numbers;
      return judgeNumber({ ...reading, numbers: inPercent }, result, [], (answer) =>
        isSameNumber(answer, math.multiply(math.divide(n, p), math.fraction(100)))
          ? 'You divided the whole by the part, but the part has to be compared with the whole.'
          : isSameNumber(answer, math.subtract(n, p))
            ? 'That is what is missing from the whole.'
            : `Is ${part} more or less than half of ${whole}? Use that to see how large the percentage can be.`,
      );
    },
  };
};

/** "25% off, then another 10% off: is that 35%?" */
export const twoDiscountsTask: Recognise = (math, { plain }) => {
  const discounts = [...plain.matchAll(/(\d{1,2}(?:\.\d)?) ?%/g)].map(([, percent]) => Number(percent));
  const [first, second, claimed] = discounts;
  if (first === undefined || second === undefined || discounts.length > 3) return undefined;
  if (
    !/\b(?:off|discount|reduc\w+|cheaper)\b/.test(plain) ||
    !/\b(?:then|another|again|extra|further|more|after)\b/.test(plain)
  )
    return undefined;
  const price = /(?<![\d.])(\d{1,6}(?:\.\d{1,2})?)(?![\d.]| ?%)/.exec(plain)?.[1];
  const whole = price ?? '100';
  const n = math.fraction(whole);
  const left = (percent: number) => math.divide(math.fraction(100 - percent), math.fraction(100));
  const afterFirst = math.multiply(n, left(first));
  const result = math.multiply(afterFirst, left(second));
  const total = math.subtract(
    math.fraction(100),
    math.multiply(math.multiply(left(first), left(second)), math.fraction(100)),
  );
  const added = math.fraction(first + second);
  return {
    id: `discounts ${whole} ${first} ${second}`,
    task: `${first}% off ${whole} and then ${second}% off`,
    lesson: 'percentage-change',
    ladder: [
      `Take one after the other${price ? '' : ', with a price of 100 to see it'}. What does it cost after the first ${first}% is taken off ${whole}?`,
      `The second ${second}% is taken off the new, smaller price. How much is that?`,
      `What is left in the end, and how much has gone from ${whole} altogether?`,
    ],
    another: '10% off 50 euros and then another 20% off',
    judge(reading) {
      const given = [first, second].map((each) => math.fraction(each));
      const isTask = reading.plain === plain;
      if (isTask && claimed === undefined) return undefined;
      const numbers = reading.numbers.map((answer) =>
        reading.plain.includes('%') && answer.n < answer.d ? math.multiply(answer, math.fraction(100)) : answer,
      );
      const last = isTask ? math.fraction(claimed ?? 0) : numbers.at(-1);
      if (!last || (!isTask && numbers.length === 1 && given.some((each) => isSameNumber(each, last))))
        return undefined;
      if (isSameNumber(last, afterFirst) && !isTask)
        return { kind: 'step', text: 'Right, that is the price after the first discount.', next: 1 };
      if (isSameNumber(last, added) && !isSameNumber(last, result))
        return {
          kind: 'wrong',
          text: `It is not ${first + second}%. The two cannot be added, because the second ${second}% is taken off a smaller price than the first.`,
          next: 0,
        };
      return isSameNumber(last, total)
        ? { kind: 'solved', text: `Yes, altogether it is ${Number(total.n) / Number(total.d)}% less.` }
        : judgeNumber({ ...reading, numbers: [last] }, result, [], () => 'Take the two discounts one after the other.');
    },
  };
};
