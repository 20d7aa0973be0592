import type { Fraction } from 'mathjs';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

const amount = '(\\d{1,6}(?:\\.\\d{1,3})?)';
const thing = '[a-z]{2,14}';

/** "A recipe for 4 needs 300 g of flour: how much for 6?", "3 pens cost 6 euros, what do 5 cost?" */
export const proportionalTask: Recognise = (math, { plain }) => {
  if (!/\bhow (?:much|many)\b|\bwhat (?:do|does|is the (?:price|cost))\b/.test(plain) || /%/.test(plain))
    return undefined;
  const [, n, q, m] =
    new RegExp(
      `\\bfor ${amount}\\b(?: ${thing})?.{0,24}?\\b${amount} ?(?:g|kg|mg|ml|cl|l|${thing})\\b.{0,48}?\\bfor ${amount}\\b`,
    ).exec(plain) ??
    new RegExp(
      `\\b${amount} ${thing}(?: of ${thing})? (?:cost|costs|weigh|weighs|need|needs|make|makes|are) (?:\\$|€|£)?${amount}\\b.{0,48}?\\b${amount} ?(?:${thing})?`,
    ).exec(plain) ??
    [];
  if (!n || !q || !m || [n, q, m].some((each) => Number(each) === 0) || n === m) return undefined;
  const [from, given, to] = [n, q, m].map((each) => math.fraction(each)) as [Fraction, Fraction, Fraction];
  const one = math.divide(given, from);
  return {
    id: `proportion ${n} ${q} ${m}`,
    task: `${q} for ${n}, and now for ${m}`,
    lesson: 'proportion',
    ladder: [
      `${q} is for ${n}. How much is that for one of them?`,
      `Now there are ${m}. How often do you need the amount for one?`,
    ],
    another: 'a recipe for 6 needs 450 g of rice, how much for 4',
    judge: (reading) =>
      reading.plain === plain
        ? undefined
        : reading.numbers.some((answer) => isSameNumber(answer, one)) && !isSameNumber(one, math.multiply(one, to))
          ? { kind: 'step', text: 'Right, that is for one.', next: 1 }
          : judgeNumber(reading, math.multiply(one, to), [], (answer) =>
              isSameNumber(answer, math.add(given, math.subtract(to, from)))
                ? `You added the difference between ${n} and ${m}. Each of them needs the same amount, so you have to multiply.`
                : 'First find the amount for one.',
            ),
  };
};

/** "Turn 0.75 into a fraction", "7/20 as a percent". */
export const formTask: Recognise = (math, { plain, statements }) => {
  const form = /\b(?:as|into|to|in) (?:a |an )?(fraction|decimal|percent(?:age)?|%)/.exec(plain)?.[1];
  const sides = statements.flatMap(({ sides: each }) => each);
  const [side, more] = sides;
  if (!form || !side?.number || side.isTask || more || /\b(?:round|increase|change|of)\b/.test(plain)) return undefined;
  const value = side.number;
  const wanted = form.startsWith('fraction') ? 'fraction' : form.startsWith('decimal') ? 'decimal' : 'percent';
  const text = side.text.replaceAll(' ', '');
  const isWritten =
    wanted === 'fraction' ? text.includes('/') : wanted === 'decimal' ? text.includes('.') : text.includes('%');
  if (isWritten) return undefined;
  const hundred = math.multiply(value, math.fraction(100));
  const ladders = {
    fraction: [
      text.includes('%')
        ? `Percent means hundredths. How do you write ${text} as a fraction with the denominator 100?`
        : `Read ${text} by its last digit: does it count tenths, hundredths or thousandths? Which fraction is that?`,
      'Which number divides both numerator and denominator? Make the fraction simpler.',
    ],
    decimal: [
      text.includes('%')
        ? `Percent means hundredths. Where do hundredths come after the decimal point?`
        : `A fraction is a division: the numerator divided by the denominator. Can you make the denominator 10, 100 or 1000 instead?`,
      'Tenths are the first digit after the point, hundredths the second. How do you write it?',
    ],
    percent: [
      `Percent means hundredths. How do you write ${text} with the denominator 100?`,
      'With the denominator 100, the numerator is the percentage. Which is it?',
    ],
  };
  return {
    id: `form ${text} ${wanted}`,
    task: `${text} as a ${wanted}`,
    lesson: wanted === 'percent' ? 'percentages' : wanted === 'decimal' ? 'decimals' : 'fractions',
    ladder: ladders[wanted],
    another:
      wanted === 'percent' ? '3/25 as a percent' : wanted === 'decimal' ? '3/8 as a decimal' : '0.35 as a fraction',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const answer = reading.statements.flatMap((each) => each.sides).findLast(({ number }) => number);
      if (!answer?.number) return undefined;
      const isPercent = wanted === 'percent' && !answer.isPercent;
      if (isPercent && isSameNumber(answer.number, hundred))
        return { kind: 'solved', text: `Yes, ${text} is ${answer.text}%.` };
      if (!isSameNumber(answer.number, value))
        return { kind: 'wrong', text: `${answer.text} is not the same as ${text}.`, next: 0 };
      const isForm =
        wanted === 'percent'
          ? answer.isPercent
          : wanted === 'decimal'
            ? !/[/%]/.test(answer.text)
            : answer.text.includes('/');
      const below = BigInt(answer.text.split('/')[1]?.trim() ?? value.d);
      if (isForm && (wanted !== 'fraction' || below === value.d))
        return { kind: 'solved', text: `Yes, ${answer.text.replaceAll(' ', '')} is the same as ${text}.` };
      return { kind: 'step', text: `Right, ${answer.text.replaceAll(' ', '')} is the same as ${text}.`, next: 1 };
    },
  };
};
