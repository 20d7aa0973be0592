import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { anyOf, authored } from './authored.ts';

/** Further open questions, all of them operational. */
export const operationalFunctionsAndGeometry: OpenItem[] = [
  authored({
    id: 'doubling-pay',
    pool: 'assessment',
    contentArea: 'functions-and-graphs',
    concepts: ['exponential-growth', 'comparison'],
    reasoning: ['systematic', 'analytical'],
    stem: 'For 15 days of work Ana may choose: plan A pays €100 each day; plan B pays €1 on the first day, and on each further day twice as much as on the day before. Which plan pays more in all? Show how you found it, and explain why the small beginning does not matter in the end.',
    rubric: {
      criteria: [
        {
          id: 'totals',
          points: 1,
          says: 'Compares the totals: €1,500 against €32,767, or shows that the last day of plan B alone pays more',
          evidence: [
            anyOf(
              '32767 | 32,767 | 32768 | 32,768 | 16384 | 16,384 | 8192 | 8,192 | 4096 | 4,096 | 2048 | 2,048 | 2^15 | 2^14 | 2¹⁵ | 2¹⁴ | 32 thousand | 16 thousand | 30000 | 30,000 | 32000 | 32,000',
            ),
          ],
        },
        {
          id: 'choice',
          points: 1,
          says: 'Says that plan B pays more',
          evidence: [
            anyOf(
              'plan b | take b | takes b | choose b | chooses b | b pays | b is better | b is more | b gives | b wins | b much more | b far more | b overtakes | b brings | second plan | the doubling plan | doubling plan | for b | with b | prefer b | select b | pick b | go for b | b earns | b is the better | second one',
            ),
          ],
        },
        {
          id: 'growth',
          points: 1,
          says: 'Explains that doubling grows by ever larger steps and so overtakes equal payments',
          evidence: [
            anyOf(
              'doubl* | exponential* | multipl* | times two | times 2 | faster and faster | larger and larger | bigger and bigger | higher and higher | more and more | ever larger | ever faster | ever bigger | grows so fast | grows very fast | grows faster | grow faster | grows quick* | snowball* | power* of 2 | powers of two | 2^ | explod* | overtak*',
            ),
            anyOf(
              'overtak* | faster | fast | larger | bigger | higher | more than | soon | quickly | quick | steep* | passes | exceed* | beats | catch* up | huge | enormous* | explod* | snowball* | power* | exponential* | constant | same each | stays the same | linear* | only adds | just adds | last day* | day 8 | eighth day | 8th day',
            ),
          ],
        },
      ],
      modelAnswer:
        'Plan B pays more: 1 + 2 + 4 + … + 16,384 = 32,767 euros, while plan A pays 1,500. Doubling makes the steps larger and larger, so that B soon overtakes the constant payment; on the eighth day it already pays 128, and the last day alone brings 16,384.',
      weakAnswer: 'Plan A, because 100 euros are much more than 1 euro.',
    },
    parameters: { a: 1.2, b: [-0.9, -0.3, 0.4] },
    explanation:
      'Plan A pays 15 · 100 = 1,500. Plan B pays 2¹⁵ − 1 = 32,767. Repeated doubling overtakes every constant payment, from the eighth day on even for each single day.',
    steps: ['A: 15 × 100 = 1,500', 'B: 1, 2, 4, …, 16,384', 'sum of B: 32,768 − 1 = 32,767'],
    hints: ladder(
      'Adding the same amount and multiplying by the same factor are two kinds of change.',
      'Write the pay of the first days in a row and go on to the end.',
      'Look at the single last day first: what does it pay?',
      'The numbers in the row come quickly, each from the one before it.',
    ),
  }),
  authored({
    id: 'rope-around-a-field',
    pool: 'assessment',
    contentArea: 'geometry-and-measurement',
    concepts: ['area', 'perimeter', 'optimisation'],
    reasoning: ['systematic', 'creative'],
    stem: 'A rope 24 m long is laid around a rectangular field. Omar says: “The area is always the same, because the rope is always the same.” Is he right? Compare at least two fields, and say which rectangle has the largest area and how you can tell.',
    rubric: {
      criteria: [
        {
          id: 'compare',
          points: 1,
          says: 'Compares two rectangles with perimeter 24 m and different areas',
          evidence: [
            anyOf(
              '35 | 32 | 27 | 20 | 11 | 5 by 7 | 7 by 5 | 5 × 7 | 7 × 5 | 5x7 | 7x5 | 5*7 | 7*5 | 4 by 8 | 8 by 4 | 4 × 8 | 8 × 4 | 4x8 | 8x4 | 4*8 | 8*4 | 3 by 9 | 9 by 3 | 3 × 9 | 9 × 3 | 3x9 | 9x3 | 9*3 | 3*9 | 2 by 10 | 10 by 2 | 2 × 10 | 10 × 2 | 2x10 | 10x2 | 10*2 | 1 by 11 | 11 by 1 | 1 × 11 | 11 × 1 | 1x11 | 11x1 | 35m² | 20m² | 32m² | 27m² | 11m²',
            ),
          ],
        },
        {
          id: 'square',
          points: 1,
          says: 'Finds the square with sides of 6 m and 36 m²',
          evidence: [
            anyOf(
              'square | 36 | 36m² | 6 by 6 | 6 × 6 | 6x6 | 6*6 | sides of 6 | four equal sides | all sides equal | all sides the same',
            ),
          ],
        },
        {
          id: 'why',
          points: 1,
          says: 'Says how one can tell: the closer the sides, the larger the area; a table; or 36 − d²',
          evidence: [
            anyOf(
              'closer | nearer | more equal | more alike | more similar | equal sides | sides are equal | sides get equal | longer and thinner | long and thin | long and narrow | narrow* | thin* | thinner | flat* | gets smaller | gets less | becomes smaller | become smaller | goes down | go down | falls | grows | decreas* | increas* | gets larger | gets bigger | bigger and bigger | table | list* | tried all | all the others | all others | every other | tried them all | checked all | every pair | all pairs | all possib* | one after | step by step | 36 - | 36 − | x(12 | x*(12 | 12 - x | 12-x | 12 − x | parabola | vertex | middle | the further | the more different | difference | symmetr*',
            ),
          ],
        },
      ],
      modelAnswer:
        'No. A field of 2 m by 10 m has 20 m², but one of 5 m by 7 m has 35 m². The square with sides of 6 m has the largest area, 36 m². A list of all pairs shows it: the closer the two sides are to each other, the larger the area gets.',
      weakAnswer: 'Yes, he is right, since the rope does not change its length.',
    },
    parameters: { a: 1.2, b: [-1.0, -0.3, 0.5] },
    explanation:
      'Neighbouring sides sum to 12 m. 2 × 10 = 20, 4 × 8 = 32, 5 × 7 = 35 and 6 × 6 = 36: with sides 6 − d and 6 + d the area is 36 − d², which is largest for d = 0.',
    steps: ['two sides together: 12 m', 'areas: 11, 20, 27, 32, 35, 36 m²', 'the square is the largest'],
    hints: ladder(
      'The length around a shape and the area inside it are two different things.',
      'Find some pairs of sides that the rope can go around, and work out how much they enclose.',
      'Put your fields in order and see where the enclosed part grows.',
      'Whole numbers of metres are enough; there are only a few fields.',
    ),
  }),
  authored({
    id: 'angles-of-a-quadrilateral',
    pool: 'assessment',
    contentArea: 'geometry-and-measurement',
    concepts: ['angles', 'proof'],
    reasoning: ['creative', 'analytical'],
    stem: 'The angles of every triangle add up to 180°. Explain why the angles of every quadrilateral must then add up to the same sum as well, whatever its shape, and say which sum that is. What is the sum for a shape with five corners?',
    rubric: {
      criteria: [
        {
          id: 'sum',
          points: 1,
          says: 'Names the sum of the quadrilateral, 360°',
          evidence: [
            anyOf(
              '360 | 360° | 2 × 180 | 2 x 180 | 2*180 | 2 times 180 | two times 180 | twice 180 | double 180 | 180 + 180 | 180+180 | 180° + 180°',
            ),
          ],
        },
        {
          id: 'cut',
          points: 1,
          says: 'Cuts the quadrilateral into two triangles along a diagonal',
          evidence: [
            anyOf(
              'two triangles | 2 triangles | diagonal* | cut* | split* | divid* | line from one corner | line between | line from corner | join* opposite | connect* opposite | opposite corners | into triangles | made of two | consists of two | made up of two | halves',
            ),
            anyOf('triangle*'),
          ],
        },
        {
          id: 'five',
          points: 1,
          says: 'Gives 540° for five corners: three triangles, or one more than before',
          evidence: [
            anyOf('540 | 540° | 3 × 180 | 3 x 180 | 3*180 | three times 180 | 360 + 180 | 360+180 | 360° + 180°'),
          ],
        },
      ],
      modelAnswer:
        'A diagonal cuts every quadrilateral into two triangles, whose angles together are the angles of the quadrilateral. So the sum is 2 × 180° = 360°. A shape with five corners falls into three triangles, so there it is 540°.',
      weakAnswer: 'Because a quadrilateral has four right angles like a square.',
    },
    parameters: { a: 1.2, b: [-0.9, -0.2, 0.4] },
    explanation:
      'A diagonal inside the quadrilateral splits it into two triangles, and their six angles make up its four: 2 · 180° = 360°. With five corners there are three triangles, 540°.',
    steps: ['one diagonal, two triangles', '2 × 180° = 360°', 'five corners: 3 × 180° = 540°'],
    hints: ladder(
      'What you know about one shape can be used for another that is put together from it.',
      'Draw a line inside the shape and look at the pieces.',
      'See what becomes of the angles at the ends of your line.',
      'One line is enough; for five corners you need one more.',
    ),
  }),
];
