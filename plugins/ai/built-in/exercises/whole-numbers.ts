import { isSameNumber } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

/** "Is 51 prime?" */
export const primeTask: Recognise = (_math, { plain }) => {
  const digits = /\b(?:is|are|if|whether) (?:the number )?(\d{1,6}) (?:is )?(?:a |not a |not )?prime/.exec(plain)?.[1];
  const number = Number(digits ?? 0);
  if (!digits || number < 2) return undefined;
  const divides = smallestDivisor(number);
  const end = Math.floor(Math.sqrt(number));
  const tried = [2, 3, 5, 7, 11, 13, 17, 19].filter((prime) => prime <= Math.max(2, end));
  return {
    id: `prime ${number}`,
    task: `the question whether ${number} is prime`,
    lesson: 'prime-factors',
    ladder: [
      `A prime number can be divided by exactly two numbers: 1 and itself. To find out about ${number}, try small primes one after the other: ${tried.join(', ')}${tried.length > 1 && end > (tried.at(-1) ?? 0) ? ' …' : ''}. Does one of them divide ${number}?`,
      `Three quick tests: the last digit shows whether 2 or 5 divides it, and the sum of the digits shows whether 3 does. What is the sum of the digits of ${number}, and does 3 divide it?`,
      `You need not look for divisors beyond ${end}, because ${end + 1} times ${end + 1} is more than ${number}. Which have you tried, and what do you conclude?`,
    ],
    another: `the question whether ${number === 91 ? 57 : 91} is prime`,
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const factor = reading.numbers.find(({ n, d }) => d === 1n && n > 1n && n < BigInt(number));
      if (factor)
        return BigInt(number) % factor.n === 0n
          ? {
              kind: 'solved',
              text: `Right: ${factor.n} divides ${number}, so ${number} is not prime.`,
            }
          : { kind: 'wrong', text: `${factor.n} does not divide ${number} without a remainder.`, next: 1 };
      const answer =
        /^\W*(?:so |i think |ok |then )*(?:(no|nope|nah|not prime)|(yes|yeah|yep|prime))\b|\b(?:it|its|it's|that)\b.{0,8}(?:(\bnot\b|n't\b).{0,8}prime|\bprime)/.exec(
          reading.plain,
        );
      if (!answer || /\b(?:why|what|how)\b/.test(reading.plain)) return undefined;
      const verdict = answer[1] || answer[3] ? 'not prime' : 'prime';
      if ((verdict === 'prime') === (divides === undefined))
        return verdict === 'prime'
          ? { kind: 'solved', text: `Yes, ${number} is prime: nothing but 1 and ${number} divides it.` }
          : { kind: 'step', text: `Right, it is not. Which number divides ${number}?`, next: 1 };
      return {
        kind: 'wrong',
        text:
          verdict === 'prime'
            ? `${number} has another divisor besides 1 and itself.`
            : `Then some number other than 1 and ${number} would divide it, but none does.`,
        next: 1,
      };
    },
  };
};

function smallestDivisor(number: number): number | undefined {
  for (let tried = 2; tried * tried <= number; tried++) if (number % tried === 0) return tried;
  return undefined;
}

/** "The LCM of 6 and 8", "the greatest common factor of 12 and 18". */
export const multiplesTask: Recognise = (math, { plain }) => {
  const match =
    /\b(lcm|(?:least|lowest|smallest) common multiple|gcd|gcf|hcf|(?:greatest|highest|largest|biggest) common (?:divisor|factor))\b\D{0,20}(\d{1,5})\D{1,6}(\d{1,5})/.exec(
      plain,
    );
  const [, name = '', first, second] = match ?? [];
  const [one, other] = [Number(first ?? 0), Number(second ?? 0)];
  if (one < 1 || other < 1) return undefined;
  const isMultiple = /lcm|multiple/.test(name);
  const greatest = commonDivisor(one, other);
  const result = isMultiple ? (one / greatest) * other : greatest;
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  const task = isMultiple
    ? `the least common multiple of ${one} and ${other}`
    : `the greatest common factor of ${one} and ${other}`;
  return {
    id: `${isMultiple ? 'multiple' : 'divisor'} ${one} ${other}`,
    task,
    lesson: 'common-multiples',
    ladder: isMultiple
      ? [
          `Write down the multiples of ${large}: ${large}, ${2 * large}, ${3 * large} … Which is the first that ${small} divides as well?`,
          `Go through them one by one: does ${small} divide ${large}? Does it divide ${2 * large}? Where do you get no remainder for the first time?`,
        ]
      : [
          `List all numbers that divide ${small}. Which of them divide ${large} as well?`,
          'Of the numbers that divide both, which is the largest?',
        ],
    another: isMultiple
      ? 'the least common multiple of 9 and 12'
      : `the greatest common factor of ${one === 24 ? 18 : 24} and 36`,
    judge: (reading) =>
      judgeNumber(
        reading,
        math.fraction(result),
        // A number of the task is judged only if it is the whole answer.
        reading.plain === plain || reading.numbers.length > 1 ? [math.fraction(one), math.fraction(other)] : [],
        ({ n, d }) => {
          const answer = Number(n);
          if (d !== 1n || answer === 0) return 'It has to be a whole number.';
          if (isMultiple)
            return answer % one === 0 && answer % other === 0
              ? 'Both divide it, so it is a common multiple; there is a smaller one, though.'
              : `It is not a multiple of ${answer % one === 0 ? other : one}.`;
          return one % answer === 0 && other % answer === 0
            ? 'It divides both, so it is a common factor; there is a larger one, though.'
            : `It does not divide ${one % answer === 0 ? other : one}.`;
        },
      ),
  };
};

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

const places: Record<string, number | undefined> = {
  one: 1,
  two: 2,
  three: 3,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  whole: 0,
  integer: 0,
  ten: -1,
  hundred: -2,
  thousand: -3,
};
const placeNames: Record<number, string | undefined> = {
  3: 'thousandths',
  2: 'hundredths',
  1: 'tenths',
  0: 'ones',
  [-1]: 'tens',
  [-2]: 'hundreds',
  [-3]: 'thousands',
};

/** "Round 3.478 to two decimal places." */
export const roundTask: Recognise = (math, { plain }) => {
  const match =
    /\bround(?:ed|ing)? (?:off )?(\d{1,7}(?:\.\d{1,7})?) (?:off )?(?:to|up to|down to) (?:the )?(?:nearest )?(?:(\d|one|two|three) ?(?:decimals?\b|d\.?p|decimal places?|places?)|(tenth|hundredth|thousandth|whole|integer|ten|hundred|thousand))/.exec(
      plain,
    );
  const [, given, count, name] = match ?? [];
  if (!given) return undefined;
  const place = count ? (places[count] ?? Number(count)) : (places[name ?? ''] ?? 0);
  if (place > 3) return undefined;
  const [result, cut] = [rounded(given, place), rounded(given, place, true)];
  const where = placeNames[place] ?? 'ones';
  const after = placeNames[place - 1] ?? 'next';
  return {
    id: `round ${given} ${place}`,
    task: `rounding ${given} to ${where}`,
    lesson: 'rounding',
    ladder: [
      `The digit of the ${where} is the last one that stays. Which digit is it in ${given}, and which digit comes right after it?`,
      `Only the digit right after it (the ${after}) decides: from 5 on the kept digit grows by 1, below 5 it stays. Which is it here?`,
    ],
    another: 'rounding 6.283 to 1 decimal place',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      return judgeNumber(reading, math.fraction(result), [], (answer) =>
        isSameNumber(answer, math.fraction(cut))
          ? `That cuts the rest off. Look at the digit right after the ${where}: is it 5 or more?`
          : `Keep the digits up to the ${where} and look at the one right after them.`,
      );
    },
  };
};

/** Rounds by digits, because floating point cannot represent 1.005 exactly. */
function rounded(text: string, place: number, isCut = false): string {
  const [whole = '0', decimals = ''] = text.split('.');
  const scaled = BigInt(whole + decimals.padEnd(8, '0'));
  const unit = 10n ** BigInt(8 - place);
  const kept = (isCut ? scaled : scaled + unit / 2n) / unit;
  const value = kept * unit;
  const above = 10n ** 8n;
  return `${value / above}.${(value % above).toString().padStart(8, '0')}`;
}
