import { oneOf, several, whole } from '../../../../item-bank/items/services.ts';
import { leastCommonMultiple } from '../../fractions.ts';
import { idea } from '../../misconceptions.ts';
import { numeral } from '../../number-text.ts';
import { ladderOf } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const fitsTheClaim = idea(
  'example-in-place-of-counterexample',
  'This number agrees with the claim; a counterexample meets its condition and breaks its conclusion.',
);
const missesTheCondition = idea(
  'counterexample-outside-the-claim',
  'The claim says nothing about this number, because its condition does not hold for it.',
);
const isPrime = (number: number) =>
  number > 1 &&
  Array.from({ length: number }, (_, divisor) => divisor).every((divisor) => divisor < 2 || number % divisor > 0);

export const logicConcepts = [
  conceptPractice(
    'logic-and-sets',
    'counterexample',
    'Counterexamples',
    ['analytical', 'creative'],
    ladderOf(
      'A claim about all numbers falls as soon as one number breaks it.',
      'Look for a number for which the “if” holds and the “then” does not.',
      'Test each number against both halves of the claim.',
      'One single number is enough.',
    ),
    [
      0.0,
      (random) => {
        const [a, b] = [whole(random, 3, 10), whole(random, 4, 15)];
        const common = leastCommonMultiple(a, b);
        const product = a * b;
        if (a >= b || common === product || common === b) return;
        const refutes = product * whole(random, 1, 3) + common;
        return {
          stem: `“If a number is divisible by ${a} and by ${b}, then it is divisible by ${product}.” Which number shows that this claim is false?`,
          answer: refutes,
          lures: [
            [product * whole(random, 1, 3), fitsTheClaim],
            [product + a, missesTheCondition],
            [product * 4, fitsTheClaim],
            [product * 2 + a, missesTheCondition],
          ],
          explanation: `${numeral(refutes)} is divisible by ${a} and by ${b}, but not by ${product}.`,
          steps: [
            `${numeral(refutes)} = ${a} × ${numeral(refutes / a)} = ${b} × ${numeral(refutes / b)}`,
            `${numeral(refutes)} ÷ ${product} leaves a remainder`,
          ],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const [add, factor] = [oneOf(random, [3, 5, 7, 11, 13]), oneOf(random, [1, 2])];
        const value = (n: number) => factor * n * n + add;
        const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
        const primes = numbers.filter((n) => isPrime(value(n)));
        const refutes = oneOf(
          random,
          numbers.filter((n) => !isPrime(value(n))),
        );
        if (primes.length < 3) return;
        return {
          stem: `“For every whole number n from 1 on, ${factor === 1 ? 'n²' : '2n²'} + ${add} is a prime number.” Which n shows that this claim is false?`,
          answer: refutes,
          lures: several(random, primes, 3).map((n) => [n, fitsTheClaim] as const),
          explanation: `For n = ${refutes} the value is ${value(refutes)}, which is not prime.`,
          steps: [
            `${factor === 1 ? '' : '2 × '}${refutes * refutes} + ${add} = ${value(refutes)}`,
            `${value(refutes)} has a factor besides 1 and itself`,
          ],
        };
      },
    ],
  ),
];
