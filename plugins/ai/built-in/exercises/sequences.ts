import type { MathLibrary } from '../maths/library.ts';
import { isSameNumber } from '../maths/polynomial.ts';
import type { Exercise, Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

/** "2, 5, 8, 11 … the 20th?" */
export const sequenceTask: Recognise = (math, { plain }) => {
  const list = /(?<![\d.])-?\d{1,6}(?:\s*,\s*-?\d{1,6}){2,}/.exec(plain)?.[0];
  if (!list || !/th\b|next|rule|sequence|series|pattern|term|goes on|continue/.test(plain)) return undefined;
  const terms = list.split(',').map((each) => Number(each));
  const [first = 0, second = 0] = terms;
  const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
  const step = second - first;
  if (!steps.every((each) => each === step)) return growingTask(math, plain, terms);
  const place = Number(/(\d{1,4}) ?(?:st|nd|rd|th)\b/.exec(plain)?.[1] ?? terms.length + 1);
  return {
    id: `sequence ${list} ${place}`,
    task: `the sequence ${terms.join(', ')} …`,
    lesson: 'sequences',
    ladder: [
      `Look at the steps in ${terms.join(', ')} … By how much does it change each time, and is that always the same?`,
      `To get from the first term to the second takes one step, to the third two steps. How many steps lead from the first to term number ${place}?`,
      'Start with the first term and add the step as often as you need it. Which calculation is that?',
    ],
    another: 'the 15th term of 4, 9, 14, 19 …',
    judge: (reading) => {
      const own = [...terms, place].map((each) => math.fraction(each));
      if (
        reading.numbers.some((answer) => isSameNumber(answer, math.fraction(step))) &&
        !own.some((each) => isSameNumber(each, math.fraction(step)))
      )
        return { kind: 'step', text: `Right, each step is ${step}.`, next: 1 };
      return judgeNumber(reading, math.fraction(first + step * (place - 1)), own, (answer) =>
        isSameNumber(answer, math.fraction(first + step * place))
          ? 'That is one step too many: the first term is there before any step is made.'
          : isSameNumber(answer, math.fraction(step * place))
            ? 'You counted what is added step by step but left out where it starts.'
            : 'Count the steps from the first term once more.',
      );
    },
  };
};

/** "3, 6, 12, 24, what comes next?": each term is the previous one times the same factor. */
function growingTask(math: MathLibrary, plain: string, terms: readonly number[]): Exercise | undefined {
  const [first = 0, second = 0] = terms;
  const factor = second / first;
  const isSame = terms.slice(1).every((term, index) => term === (terms[index] ?? 0) * factor);
  if (!isSame || !Number.isInteger(factor) || factor < 2 || /\d ?(?:st|nd|rd|th)\b/.test(plain)) return undefined;
  const last = terms.at(-1) ?? 0;
  return {
    id: `sequence ${terms.join(' ')} times`,
    task: `the sequence ${terms.join(', ')} …`,
    lesson: 'sequences',
    ladder: [
      `Look at ${terms.join(', ')} … The steps between the terms grow. What do you have to do with a term to get the next one?`,
      `By which number is ${first} multiplied to give ${second}, and ${second} to give ${terms[2] ?? last}? Do the same with ${last}.`,
    ],
    another: 'the next term of 5, 8, 11, 14 …',
    judge: (reading) =>
      judgeNumber(
        reading,
        math.fraction(last * factor),
        terms.map((term) => math.fraction(term)),
        (answer) =>
          isSameNumber(answer, math.fraction(last + (last - (terms.at(-2) ?? 0))))
            ? 'You added the last step again, but here the steps themselves grow.'
            : 'How do you get each term from the one before?',
      ),
  };
}
