import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { anyOf, authored } from './authored.ts';

/** Further open questions, all of them operational. */
export const operationalDataAndLogic: OpenItem[] = [
  authored({
    id: 'fourth-child',
    pool: 'assessment',
    contentArea: 'data-and-probability',
    concepts: ['averages'],
    reasoning: ['analytical'],
    stem: 'Three children have a mean age of 8 years. A fourth child joins them, and now the mean age is 9. Ravi says: “Then the fourth child must be 9 or 10.” Work out its age, and explain why it has to be so much more than the mean.',
    rubric: {
      criteria: [
        {
          id: 'age',
          points: 1,
          says: 'Finds that the child is 12 years old',
          evidence: [anyOf('12 | twelve')],
        },
        {
          id: 'totals',
          points: 1,
          says: 'Compares the sums of the ages, 24 and 36, or shares out what is above the mean',
          evidence: [
            anyOf(
              '36 | 24 | thirty-six | twenty-four | 3 × 8 | 3 x 8 | 3*8 | 8 × 3 | 8*3 | 8x3 | 4 × 9 | 4 x 9 | 4*9 | 9 × 4 | 9*4 | 9x4 | three times 8 | four times 9 | 9 + 3 | 9+3 | 3 years more than 9 | 3 more than 9 | three more than | 3 years above | 3 above',
            ),
          ],
        },
        {
          id: 'reason',
          points: 1,
          says: 'Explains that it has to lift the mean for all four: one year for each of the others besides its own 9',
          evidence: [
            anyOf(
              'each of the | each of them | for each | for all | for every | every child | everybody | everyone | all four | all of them | all the children | other three | three others | the others | three children | 3 others | other 3 | shared | share* | spread* | distribut* | divided among | lift* | pull* | rais* | bring* up | brings the mean | make up | makes up | compensat* | balance* | one year each | 1 year each | a year each | 3 × 1 | three missing | missing year*',
            ),
          ],
        },
      ],
      modelAnswer:
        'Three children with mean 8 are 24 years old together, four with mean 9 are 36, so the fourth is 36 − 24 = 12. It has to lift the mean of the other three by one year each, so it needs 3 years beyond 9.',
      weakAnswer: 'Ravi is right, because the mean is now 9 and so the child is 10.',
    },
    parameters: { a: 1.2, b: [-0.9, -0.4, 0.4] },
    explanation:
      'The sum of the ages grows from 3 · 8 = 24 to 4 · 9 = 36, so the fourth child is 12. Its years above 9 are shared with the three others, each of whom is one year below 9 on average.',
    steps: ['3 × 8 = 24', '4 × 9 = 36', '36 − 24 = 12'],
    hints: ladder(
      'A mean and a number of values fix the sum of the values.',
      'Work with sums: before the child comes and afterwards.',
      'Ask what the new child has to do for the mean of those who were there before.',
      'Two products and one difference give the age; then put the reason into a sentence.',
    ),
  }),
  authored({
    id: 'four-and-six',
    pool: 'assessment',
    contentArea: 'logic-and-sets',
    concepts: ['divisibility', 'counterexample'],
    reasoning: ['analytical', 'creative'],
    stem: 'Mei claims: “If a whole number can be divided by 4 and by 6 without remainder, then it can be divided by 24.” Is the claim true? Justify your answer, and say by which number such a number can always be divided.',
    rubric: {
      criteria: [
        {
          id: 'counterexample',
          points: 1,
          says: 'Gives a number that refutes the claim, such as 12 or 36',
          evidence: [anyOf('12 | 36 | 60 | 84 | 108 | 132 | twelve | thirty-six | sixty')],
        },
        {
          id: 'verdict',
          points: 1,
          says: 'Says that the claim is false',
          evidence: [
            anyOf(
              'false | not true | isnt true | is wrong | wrong | not right | not correct | incorrect | untrue | not always | not every | not all | doesnt work | does not work | doesnt hold | does not hold | no because | no since | no for | no 12 | no take | no the | no it | no she | no mei | no that | refut* | disprov* | counterexample* | contradict* | but not by | not by 24 | cannot be divided by 24 | cant be divided by 24 | not divisible by 24 | isnt divisible by 24 | not a multiple of 24',
            ),
          ],
        },
        {
          id: 'twelve',
          points: 1,
          says: 'Says that it can always be divided by 12, because 4 and 6 share the factor 2',
          evidence: [
            anyOf(
              'by 12 | by twelve | multiple of 12 | multiples of 12 | multiples of twelve | 12 always | always 12 | 12 is the | number 12 | times 12 | 12k | 12n | 12 divides | is 12',
            ),
            anyOf(
              'always | every time | each | all | any | least common multiple | lowest common multiple | smallest common multiple | lcm | common factor | common divisor | factor 2 | share | shared | in common | both contain | both have | twice | counted twice | smallest number | certain* | sure | guarantee* | must',
            ),
          ],
        },
      ],
      modelAnswer:
        'The claim is false: 12 can be divided by 4 and by 6, but not by 24. The numbers 4 and 6 share the factor 2, which Mei counts twice. Such a number is always a multiple of the least common multiple, so it can be divided by 12.',
      weakAnswer: 'Yes, it is true, because 4 times 6 is 24.',
    },
    parameters: { a: 1.3, b: [-0.4, 0.2, 1.0] },
    explanation:
      '12 and 36 are divisible by 4 and by 6, but not by 24. Since 4 and 6 share the factor 2, only the least common multiple, 12, always divides such a number.',
    steps: ['12 ÷ 4 = 3 and 12 ÷ 6 = 2', '24 does not divide 12', 'least common multiple of 4 and 6: 12'],
    hints: ladder(
      'A claim about all numbers of a kind is refuted by one number of that kind.',
      'List some numbers that 4 divides and that 6 divides, beginning with the smallest.',
      'What do 4 and 6 have in common? Think of it as being used more than once.',
      'A list of five numbers already decides it.',
    ),
  }),
];
