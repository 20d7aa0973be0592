import type { OpenItem } from '../../../item-bank/items/services.ts';
import { ladder } from '../drafts.ts';
import { anyOf, authored } from './authored.ts';

/** Further open questions, all of them operational. */
export const furtherOpenItems: OpenItem[] = [
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
