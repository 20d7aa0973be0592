import { tex, texOf } from '../maths/notation.ts';
import { coefficients, unknownsIn, valueAt } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

/** "y = 2x + 1, what is y when x = 3?" */
export const substitutingTask: Recognise = (math, { statements, plain }) => {
  const rule = statements.find(
    ({ sides: [left, right, more] }) =>
      left && right && !more && /^[a-z]$/.test(left.text.trim()) && unknownsIn(right.terms).length === 1,
  );
  const [left, right] = rule?.sides ?? [];
  const [unknown] = right ? unknownsIn(right.terms) : [];
  const given = statements.find(({ sides: [one, other] }) => one?.text.trim() === unknown && other?.number)?.sides[1]
    ?.number;
  if (!left || !right || !unknown || !given || unknownsIn(right.terms).includes(left.text.trim())) return undefined;
  if (!coefficients(math, right.terms, unknown)) return undefined;
  const formula = `$${left.text.trim()} = ${texOf(right.text)}$`;
  return {
    id: `substitute ${left.text}=${right.text} ${given.toFraction()}`,
    task: `${formula} for $${unknown} = ${tex(given)}$`,
    lesson: 'functions',
    ladder: [
      `In ${formula} put $${tex(given)}$ in place of $${unknown}$, in brackets. What does the right side look like then?`,
      'Work it out in the right order: powers first, then products, then sums. What does the product come to?',
    ],
    another: '$y = 3x - 4$ for $x = 5$',
    judge: (reading) =>
      reading.plain === plain
        ? undefined
        : judgeNumber(
            reading,
            valueAt(math, right.terms, { [unknown]: given }),
            [given],
            () => 'Put the number in again and work step by step.',
          ),
  };
};
