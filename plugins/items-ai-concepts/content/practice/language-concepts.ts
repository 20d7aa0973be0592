import { at, oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import { idea } from '../computed/ideas.ts';
import { figure } from '../drafts.ts';
import { conceptPractice } from './concept-practice.ts';

const linearCost = {
  id: 'cost-grows-like-length',
  says: 'Each word is compared with every word, so twice the words make four times the comparisons.',
};
const lengthForAngle = {
  id: 'length-for-direction',
  says: 'You compared how long the vectors are; likeness in meaning is a matter of direction.',
};
const bitsAsShares = { id: 'halves-as-bits', says: 'Each halving of the probability adds one bit of surprise.' };

export const languageConcepts = [
  conceptPractice(
    'language-models',
    'surprise',
    'Surprise in bits',
    ['analytical'],
    [
      'The less probable a word was, the more surprising it is.',
      'Count how often 1 has to be halved to reach the probability.',
      'Surprises of several words are added.',
      'Only halvings have to be counted.',
    ],
    [
      0.6,
      (random) => {
        const bits = Array.from({ length: 3 }, () => whole(random, 1, 6));
        const sum = bits.reduce((total, each) => total + each, 0);
        if (new Set(bits).size < 2) return;
        const shares = bits.map((each) => `1/${2 ** each}`);
        const what = oneOf(random, ['a headline', 'a recipe', 'a rhyme', 'a warning']);
        return {
          stem: `To the three words of ${what} a model gave the probabilities ${shares.join(', ')}. A probability of 1/2 is a surprise of 1 bit, 1/4 of 2 bits, 1/8 of 3 bits, and so on. How many bits of surprise are the three words together?`,
          answer: sum,
          lures: [
            [Math.max(...bits), idea.onePartOnly],
            [bits.reduce((product, each) => product * each, 1), bitsAsShares],
            [bits.reduce((total, each) => total + 2 ** (each - 1), 0), bitsAsShares],
            [sum + 1, idea.stopsEarly],
            [sum - 1, idea.stopsEarly],
          ],
          explanation: `The surprises are ${bits.join(', ')} bits; together ${sum}.`,
          steps: shares.map((share, index) => `${share}: ${bits[index]} bits`),
        };
      },
    ],
  ),
  conceptPractice(
    'language-models',
    'computing-cost',
    'What longer texts cost',
    ['analytical'],
    [
      'With attention every word is compared with every word.',
      'The number of comparisons is the number of words times itself.',
      'Ask by which factor the text grows, and what that does to the product.',
      'It is enough to compare factors; the words need not be counted.',
    ],
    [
      0.4,
      (random) => {
        const [words, factor, seconds] = [100 * whole(random, 2, 9), whole(random, 2, 6), whole(random, 2, 9)];
        const what = oneOf(random, ['letter', 'contract', 'story', 'report']);
        const say = (value: number) => `${figure(value)} s`;
        return {
          stem: `A model compares every word of a text with every word of it. For a ${what} of ${words} words the comparisons take ${seconds} s. How long do they take for one of ${figure(words * factor)} words?`,
          answer: seconds * factor ** 2,
          lures: [
            [seconds * factor, linearCost],
            [seconds + factor, idea.sumForProduct],
            [seconds * 2 * factor, linearCost],
            [seconds ** 2 * factor, idea.orderOfSteps],
            [seconds * 2 ** factor, linearCost],
          ],
          say,
          explanation: `With ${factor} times as many words there are ${factor} × ${factor} times as many comparisons.`,
          steps: [`${factor} × ${factor} = ${factor ** 2}`, `${factor ** 2} × ${seconds} = ${seconds * factor ** 2}`],
        };
      },
    ],
  ),
  conceptPractice(
    'language-models',
    'cosine-similarity',
    'Likeness by direction',
    ['analytical', 'intuitive'],
    [
      'Word vectors are alike if they point in the same direction, however long they are.',
      'Compare the ratio of the two numbers in each vector.',
      'A vector and its double point in exactly the same direction.',
      'One of the words has the same ratio as the given one, or nearly.',
    ],
    [
      0.2,
      (random) => {
        const [x, y, k] = [whole(random, 1, 5), whole(random, 1, 5), whole(random, 3, 6)];
        const angle = ([p, q]: readonly [number, number]) => Math.abs(Math.atan2(q, p) - Math.atan2(y, x));
        const words = shuffled(['fern', 'coal', 'jazz', 'oath', 'silk', 'dune'], random);
        const vectors = [
          [k * x, k * y],
          [x + 1, y],
          [y, x],
          [x, y + 2],
        ] as const;
        if (x === y || vectors.slice(1).some((vector) => angle(vector) < 0.1)) return;
        const order = shuffled([0, 1, 2, 3], random);
        return {
          stem: `A model stores the word “${at(words, 4)}” as the vector (${x}, ${y}). It takes words as alike if their vectors point in nearly the same direction. Which word in the table is most like it?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Word', 'Vector'],
              rows: order.map((index) => [at(words, index), `(${at(vectors, index)[0]}, ${at(vectors, index)[1]})`]),
            },
          ],
          answer: at(words, 0),
          lures: [
            [at(words, 1), lengthForAngle],
            [at(words, 2), idea.coordinateSwapped],
            [at(words, 3), lengthForAngle],
          ],
          explanation: `(${k * x}, ${k * y}) is ${k} times (${x}, ${y}): longer, but in exactly the same direction.`,
          steps: [`(${k * x}, ${k * y}) = ${k} · (${x}, ${y})`],
        };
      },
    ],
  ),
];
