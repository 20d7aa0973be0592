import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { anyOf, authored } from './authored.ts';

/** Further open questions, all of them operational. */
export const operationalNumberAndAlgebra: OpenItem[] = [
  authored({
    id: 'up-and-down-the-hill',
    pool: 'assessment',
    contentArea: 'number-and-ratio',
    concepts: ['rates', 'weighted-average'],
    reasoning: ['analytical'],
    stem: 'Lea cycles 12 km up to a lake at 12 km/h and the same 12 km back at 36 km/h. She says: “My average speed was 24 km/h, half-way between 12 and 36.” Explain what is wrong with that, and work out her average speed for the whole ride.',
    rubric: {
      criteria: [
        {
          id: 'speed',
          points: 1,
          says: 'Finds the average speed, 18 km/h',
          evidence: [anyOf('18 | 18km/h | eighteen')],
        },
        {
          id: 'time',
          points: 1,
          says: 'Finds the whole time, 1 hour and 20 minutes, for 24 km',
          evidence: [
            anyOf(
              '80 | 80min | 1h20 | 1h 20 | 1 h 20 | 1:20 | hour and 20 | hour and twenty | hour 20 | hours 20 | 4/3 | 1 1/3 | 1.33 | 1.333 | 1.3 | one and a third | 20 minutes | 20 min | twenty minutes | third of an hour | 1/3 hour | 1/3 h | 1/3 of an hour | 4 thirds',
            ),
          ],
        },
        {
          id: 'reason',
          points: 1,
          says: 'Says that she rides longer at the low speed, so that the speeds do not count equally',
          evidence: [
            anyOf(
              'more time | longer time | longer on | longer for | longer at | longer with | longer going | longer cycling | longer uphill | longer up | took longer | takes longer | takes her longer | spends longer | spent longer | rides longer | rode longer | much longer | three times as long | 3 times as long | times longer | times as much time | not equally long | not equal time* | not the same time | not take the same | not last the same | not the same amount of time | different time* | different amount* of time | unequal time* | times are different | times differ | most of the time | most of her time | far less time | less time | shorter time | shorter than | quickly over | only 20 | only a third | total distance by | distance by the total | distance divided by | total time | whole time | entire time | all the time | not weigh* | weigh* | not count the same | not count equally | longer to climb | longer to go',
            ),
          ],
        },
      ],
      modelAnswer:
        'She spends more time at the low speed, so the two speeds do not count equally. Up she needs 1 hour and down 20 minutes, together 80 minutes for 24 km. That makes 24 ÷ 4/3 = 18 km/h.',
      weakAnswer: 'Nothing is wrong, because half-way between the two speeds is the average.',
    },
    parameters: { a: 1.3, b: [-0.4, 0.2, 0.8] },
    explanation:
      'Up takes 1 hour and down a third of an hour, so 24 km take 4/3 hours: 18 km/h. The low speed lasts three times as long and counts three times as much.',
    steps: ['up: 12 ÷ 12 = 1 hour', 'down: 12 ÷ 36 = 1/3 hour', '24 ÷ 4/3 = 18 km/h'],
    hints: ladder(
      'An average speed is the whole way divided by something that you have to find first.',
      'How many minutes does she ride in each direction?',
      'Compare the two directions: do they take equally much of the ride?',
      'Write down both directions one below the other; then the mistake is easy to see.',
    ),
  }),
  authored({
    id: 'coupon-and-discount',
    pool: 'assessment',
    contentArea: 'number-and-ratio',
    concepts: ['percentages', 'composition'],
    reasoning: ['analytical', 'systematic'],
    stem: 'A jacket costs €80. A customer may use two reductions, one after the other, in either order: 20% off, and a coupon for €10 off. Which order is cheaper, and by how much? Explain why it comes out like that.',
    rubric: {
      criteria: [
        {
          id: 'order',
          points: 1,
          says: 'Says that it is cheaper to take the percentage first and the coupon afterwards',
          evidence: [
            anyOf(
              'percent first | percentage first | % first | 20% first | 20% off first | percent off first | with the percent* | begin with the percent* | start with the percent* | with 20% | with the 20% | discount first | first the 20% | first 20% | first the percent* | first take 20% | first takes 20% | then the coupon | then the voucher | then coupon | coupon last | coupon after | coupon afterwards | coupon second | coupon at the end | then 10 | then minus 10 | then take away 10 | then subtract 10 | then €10 | then the €10 | then the 10 | minus 10 is 54 | - 10 = 54 | 64 - 10 | 64-10 | 64 − 10 | before the coupon | before using the coupon | before the 10 | percentage before | percent before | 20% before',
            ),
          ],
        },
        {
          id: 'amounts',
          points: 1,
          says: 'Works out both prices, €54 and €56, or the difference of €2',
          evidence: [
            anyOf('54 | 54€ | €54 | fifty-four | 2 euros | 2 euro | €2 | 2€ | two euros | 2 less | 2 cheaper'),
          ],
        },
        {
          id: 'reason',
          points: 1,
          says: 'Gives the reason: the percentage takes more off a larger amount, or it also reduces the coupon',
          evidence: [
            anyOf(
              'of 80 | of €80 | of the 80 | from 80 | of a larger | of a bigger | of a higher | of the larger | of the bigger | of the higher | of the full | of the whole price | of the original | on the full | on a larger | on a higher | on a bigger | on the larger | on the higher | on the original | on the whole | from the full | from the original | from a larger | from a bigger | from a higher | from the larger | from the higher | larger amount | bigger amount | higher amount | larger price | bigger price | higher price | larger number | bigger number | higher number | larger base | full price | full amount | original price | of 70 | of the 70 | from 70 | 14 | 16 | only 8 | worth 8 | worth only | worth less | shrink* | smaller amount | lower amount | smaller price | lower price | reduced price | coupon loses | loses value | coupon is reduced | reduces the coupon | 20% of 10 | 20% of the 10 | 20% of the coupon | 20% of €10',
            ),
          ],
        },
      ],
      modelAnswer:
        'It is cheaper to take the percentage first and then the coupon: 80 − 16 = 64, and 64 − 10 = €54. The other way it is 70 − 14 = €56, so €2 more. The 20% are then taken of a smaller amount, so they take less off.',
      weakAnswer: 'Both are the same, because the same two things are taken away.',
    },
    parameters: { a: 1.3, b: [-0.8, -0.2, 0.5] },
    explanation:
      'With the percentage first: 80 · 0.8 − 10 = 54. With the coupon first: (80 − 10) · 0.8 = 56. The difference is 20% of the coupon, which is reduced as well.',
    steps: [
      '20% first: 80 − 16 = 64, then 64 − 10 = 54',
      'coupon first: 70, then 70 − 14 = 56',
      'difference: €2 = 20% of €10',
    ],
    hints: ladder(
      'Two steps may lead to another result when their order is changed.',
      'Follow the jacket through both orders and write the price after each step.',
      'Compare what the percentage takes off in the one order and in the other.',
      'Four small calculations are enough; then look for what makes them differ.',
    ),
  }),
  authored({
    id: 'square-of-a-sum',
    pool: 'assessment',
    contentArea: 'algebra',
    concepts: ['expanding', 'counterexample'],
    reasoning: ['analytical', 'creative'],
    stem: 'Tim writes: “(a + b)² = a² + b² for all numbers a and b.” Show with numbers that this is wrong, say what is missing on the right-hand side, and explain where it comes from, for example by a picture of a square.',
    rubric: {
      criteria: [
        {
          id: 'example',
          points: 1,
          says: 'Gives numbers for which the two sides differ, with both results',
          evidence: [
            anyOf('25 | 9 | 4 | 16 | 49 | 36 | 100 | 64 | 121 | 81 | 144 | 3² | 5² | 2² | 4² | 7² | 10²'),
            anyOf(
              'but | is not | isnt | not equal | not the same | instead of | only | while | whereas | against | and not | ≠ | versus | vs | different | unequal | not 5 | not 13 | not 2 | differ',
            ),
          ],
        },
        {
          id: 'missing',
          points: 1,
          says: 'Says that 2ab is missing',
          evidence: [
            anyOf(
              '2ab | 2 ab | 2 × a × b | 2*a*b | 2·a·b | 2 a b | +2ab | 2 times ab | two times ab | twice ab | twice a times b | twice the product | two times a times b | 2 times a times b | double ab | double the product | ab twice | ab + ab | ab + ba | ab+ab | ab+ba | ab and ba | two times the product | a times b twice | product of a and b twice | product twice',
            ),
          ],
        },
        {
          id: 'origin',
          points: 1,
          says: 'Explains it: each term of one bracket times each of the other, or two rectangles a by b in the square',
          evidence: [
            anyOf(
              'rectangle* | (a + b)(a + b) | (a+b)(a+b) | (a + b) × (a + b) | (a+b) times (a+b) | (a+b)*(a+b) | bracket times | brackets | each term | every term | each with each | every part | each part | multiply out | multiplying out | multiplied out | expand* | a times b and b times a | a*b and b*a | ab and ba | ab + ba | ab+ba | itself | four pieces | four parts | 4 pieces | 4 parts | strips | oblongs',
            ),
          ],
        },
      ],
      modelAnswer:
        'With a = 2 and b = 3 the left side is 5² = 25, but the right side is only 4 + 9 = 13. What is missing is 2ab. Multiplied out, (a + b)(a + b) is a² + ab + ba + b²: in a square with side a + b there are two squares and also two rectangles with the sides a and b.',
      weakAnswer: 'He has to put brackets around it, then it is right for all numbers.',
    },
    parameters: { a: 1.3, b: [-0.2, 0.4, 1.1] },
    explanation:
      'For a = 2 and b = 3: 5² = 25, but 4 + 9 = 13. A square with side a + b consists of the squares a² and b² and two rectangles ab, so that 2ab is missing.',
    steps: [
      '(2 + 3)² = 25 and 2² + 3² = 13',
      '(a + b)(a + b) = a² + ab + ba + b²',
      'missing: the two products, together 2ab',
    ],
    hints: ladder(
      'A statement about all numbers is refuted by a single pair of numbers.',
      'Choose two small numbers that are not 0, and work out either side.',
      'Draw a square, divide both of its sides in the same way, and see into which pieces it falls.',
      'Small numbers and a small sketch are enough for all three parts.',
    ),
  }),
];
