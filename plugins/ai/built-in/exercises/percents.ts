import type { Fraction } from 'mathjs';
import { plainNumber } from '../maths/notation.ts';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Reading, Recognise, Verdict } from './exercise.ts';

const number = '(\\d{1,9}(?:\\.\\d{1,6})?)';

/** "15% of 80". */
export const percentOfTask: Recognise = (math, { plain }) => {
  const match = new RegExp(`${number} ?% (?:of|off|from) (?:the )?(?:a )?(?:\\$|€|£)?${number}`).exec(plain);
  const [, percent, whole] = match ?? storyOf(plain) ?? [];
  if (!percent || !whole) return undefined;
  const [p, n] = [math.fraction(percent), math.fraction(whole)];
  const result = math.divide(math.multiply(p, n), math.fraction(100));
  return {
    id: `percent ${percent} of ${whole}`,
    task: `${percent}% of ${whole}`,
    lesson: 'percentages',
    ladder: [
      `Percent means hundredths: ${percent}% of ${whole} is ${percent} hundredths of it. What is 1% of ${whole}, or 10% if that is handier?`,
      `To find 10%, divide ${whole} by 10; to find 1%, divide it by 100. How can you build ${percent}% from such pieces?`,
      `Take 1% of ${whole} and multiply it by ${percent}. What multiplication is that?`,
    ],
    another: '35% of 60',
    judge: (reading) =>
      judgeNumber(reading, result, [p, n, math.divide(p, math.fraction(100))], (answer) =>
        isSameNumber(answer, math.subtract(n, p)) || isSameNumber(answer, p)
          ? 'You used the percentage as if it were an amount; it has to be taken of something first.'
          : isSameNumber(answer, math.divide(n, p))
            ? `You divided by ${percent}; ${percent}% means ${percent} of 100 equal parts.`
            : 'How large would 10% be? Use it to see whether your result can be right.',
      ),
  };
};

/** "Of 200 people 60% like tea: how many?": two numbers, one of them a percentage. */
function storyOf(plain: string): readonly [string, string, string] | undefined {
  // The 18 in "35% are under 18" is an age.
  const numbers =
    plain
      .replaceAll(/\b(?:under|over|above|aged|older than|younger than) \d{1,2}\b(?! ?%)/g, ' ')
      .match(/\d+(?:\.\d+)?(?: ?%)?/g) ?? [];
  const percent = numbers.find((each) => each.endsWith('%'));
  const whole = numbers.find((each) => !each.endsWith('%'));
  const isAsked =
    /\bhow (?:many|much)\b/.test(plain) &&
    !/\b(?:off|discount|more|less|increase\w*|decrease\w*|percent)\b/.test(plain);
  if (numbers.length !== 2 || !percent || !whole || !isAsked) return undefined;
  return ['', percent.replace(/ ?%/, ''), whole];
}

/** "It costs 60, 20% off." */
export const percentOffTask: Recognise = (math, { plain }) => {
  const match = new RegExp(
    `${number}(?: ?(?:€|\\$|£|euros?|dollars?|pounds?))?\\D{1,40}?${number} ?% (?:off|discount|cheaper|less|reduction)`,
  ).exec(plain);
  const [, whole, percent] = match ?? [];
  if (!percent || !whole) return undefined;
  const [p, n] = [math.fraction(percent), math.fraction(whole)];
  const share = math.divide(math.multiply(p, n), math.fraction(100));
  return {
    id: `percent ${percent} off ${whole}`,
    task: `${percent}% off ${whole}`,
    lesson: 'percentage-change',
    ladder: [
      `${percent}% off means that ${percent} hundredths of ${whole} are taken away. How much is ${percent}% of ${whole}?`,
      `10% of ${whole} is a tenth of it. How can you get ${percent}% from there, and what is left of ${whole}?`,
      `Which percentage remains when ${percent}% is taken off? Take that part of ${whole}: which multiplication is it?`,
    ],
    another: '15% off 40',
    judge(reading) {
      const last = reading.numbers.at(-1);
      if (last && reading.plain !== plain && isSameNumber(last, share))
        return { kind: 'step', text: `Right, that is how much is taken off. What is left of ${whole}?`, next: 2 };
      return judgeNumber(reading, math.subtract(n, share), [p, n, math.divide(p, math.fraction(100))], (answer) =>
        isSameNumber(answer, math.subtract(n, p))
          ? `You took away ${percent} itself, but what goes is ${percent}% of ${whole}.`
          : isSameNumber(answer, share)
            ? 'That is how much is taken off; the question is what is left.'
            : `First find ${percent}% of ${whole}.`,
      );
    },
  };
};

/** "From 80 to 100: how many percent?" */
export const percentChangeTask: Recognise = (math, { plain }) => {
  const match = new RegExp(
    `from (?:\\$|€|£)?${number}(?: ?(?:euros?|dollars?|pounds?|€|\\$|£))? to (?:\\$|€|£)?${number}`,
  ).exec(plain);
  const [, from, to] = match ?? [];
  if (!from || !to || Number(from) === 0 || !/%|percent/.test(plain)) return undefined;
  const [old, now] = [math.fraction(from), math.fraction(to)];
  const change = math.subtract(now, old);
  const result = math.multiply(math.divide(change, old), math.fraction(100));
  return {
    id: `percent change ${from} ${to}`,
    task: `the change from ${from} to ${to} in percent`,
    lesson: 'percentage-change',
    ladder: [
      `A change in percent compares the change with the starting amount. From ${from} to ${to}: how large is the change itself?`,
      `Now compare that change with the starting amount, ${from}. Which fraction of ${from} is it?`,
      'Write that fraction with the denominator 100, or divide and multiply by 100. What does it give?',
    ],
    another: 'the change from 40 to 50 in percent',
    judge(reading) {
      const last = reading.numbers.at(-1);
      const isFraction = last && last.d > 1n && !/[%.]/.test(reading.plain);
      if (isFraction && isSameNumber(last, math.divide(change, old)))
        return { kind: 'step', text: 'Right, that is the change as a part of the starting amount.', next: 2 };
      return judgeNumber(
        {
          ...reading,
          numbers: reading.numbers.map((answer) =>
            answer.d > 1n && answer.n <= answer.d ? math.multiply(answer, math.fraction(100)) : answer,
          ),
        },
        result,
        [old, now],
        (answer) => {
          if (isSameNumber(answer, math.multiply(math.divide(change, now), math.fraction(100))))
            return `You compared the change with the new amount, ${to}. It has to be compared with the starting amount, ${from}.`;
          if (isSameNumber(answer, change))
            return `That is the difference itself; it still has to be compared with the starting amount, ${from}.`;
          if (isSameNumber(answer, math.multiply(math.divide(now, old), math.fraction(100))))
            return 'You compared the new amount as a whole with the old one; the change is only the difference between them.';
          return `Compare the change with the starting amount, ${from}.`;
        },
      );
    },
  };
};

/** "Share 40 in the ratio 3:5." */
export const ratioTask: Recognise = (math, { plain }) => {
  const ratio = /(\d{1,4}) ?(?::|to) ?(\d{1,4})/.exec(
    plain.includes('ratio') ? plain.slice(plain.indexOf('ratio')) : '',
  );
  const amount = /(?:shar(?:e|ing)|split|divided?)\D{0,40}?(\d{1,7}(?:\.\d{1,2})?)/.exec(plain);
  const [, a, b] = ratio ?? [];
  const total = amount?.[1];
  if (!a || !b || !total || Number(a) + Number(b) === 0) return undefined;
  const parts = Number(a) + Number(b);
  const shares = [a, b].map((each) =>
    math.divide(math.multiply(math.fraction(total), math.fraction(each)), math.fraction(parts)),
  );
  return {
    id: `ratio ${total} ${a}:${b}`,
    task: `sharing ${total} in the ratio ${a} : ${b}`,
    lesson: 'ratio',
    ladder: [
      `In the ratio ${a} : ${b} one gets ${a} equal parts and the other gets ${b}. How many parts are there altogether?`,
      `${total} is shared into ${a} + ${b} equal parts. How large is one part?`,
      'You know how large one part is: how many parts belong to the person you are asked about?',
    ],
    another: 'sharing 60 in the ratio 2 : 3',
    judge(reading) {
      const answer = reading.numbers.at(-1);
      if (!answer || [a, b, total].some((each) => isSameNumber(answer, math.fraction(each)))) return undefined;
      if (shares.some((share) => isSameNumber(share, answer)))
        return {
          kind: 'solved',
          text: `Yes, ${plainNumber(answer)} is one of the two shares, and together they make ${total}. Check whose it is.`,
        };
      if (isSameNumber(answer, math.fraction(parts)))
        return { kind: 'step', text: `Right, there are ${parts} equal parts.`, next: 1 };
      if (isSameNumber(answer, math.divide(math.fraction(total), math.fraction(parts))))
        return { kind: 'step', text: 'Right, that is one part.', next: 2 };
      const byTerm = [a, b].some((each) =>
        isSameNumber(answer, math.divide(math.fraction(total), math.fraction(each))),
      );
      return {
        kind: 'wrong',
        text: `${plainNumber(answer)} does not fit. ${byTerm ? 'You divided by one number of the ratio; the amount has to be divided by the number of all parts.' : isSameNumber(answer, math.divide(math.fraction(total), math.fraction(2))) ? 'That would be equal shares; the ratio says that they are not equal.' : 'Count all parts first.'}`,
      };
    },
  };
};

/** Judges the last number of a message that is not one of the task's own. */
export function judgeNumber(
  { numbers, statements }: Reading,
  result: Fraction,
  given: readonly Fraction[],
  slip: (answer: Fraction) => string,
): Verdict | undefined {
  const answer = numbers
    .filter((each) => isSameNumber(each, result) || !given.some((own) => isSameNumber(own, each)))
    .at(-1);
  if (!answer) return undefined;
  // The learner's notation is kept: 3.48 is not shown as 87/25.
  const written = statements.flatMap(({ sides }) => sides).find(({ number }) => number && isSameNumber(number, answer));
  const shown = written?.text.replaceAll(' ', '') ?? plainNumber(answer);
  return isSameNumber(answer, result)
    ? { kind: 'solved', text: `Yes, ${shown} is right.` }
    : { kind: 'wrong', text: `${shown} is not right. ${slip(answer)}` };
}
