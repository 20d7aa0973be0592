import { ask, coach, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('mathematics');

export const numberSkills = [
  skill('whole-number-arithmetic', 'Whole-number arithmetic', 'beginner', {
    description:
      'Add, subtract, multiply and divide whole and negative numbers in the right order, and estimate first.',
    aliases: ['arithmetic', 'basic calculation', 'mental arithmetic'],
    topics: ['core_math/number-and-ratio'],
    concepts: ['remainders'],
    steps: [
      step(
        'Estimate before you calculate',
        1,
        'Round both numbers, say the rough answer aloud, then calculate. Do this for twenty sums. You are done when no exact answer surprises you by a factor of ten.',
        ask('Give me five multiplications to estimate first, and tell me how far off I was'),
      ),
      step(
        'Signs and order of operations',
        1.5,
        'Write out expressions such as 7 − 2 × (−3) one operation to a line. You are done when ten in a row come out right without a calculator.',
        practise('core_math/number-and-ratio'),
      ),
      step(
        'Division with remainders',
        1.5,
        'Share amounts into groups and say what the remainder means: another bus, or coins that stay in the box. You are done when you can make up such a story for any division.',
        ask('Show me why 23 ÷ 4 can be 5, 6 or 5.75 depending on the question'),
        practise('core_math/number-and-ratio', 20),
      ),
    ],
  }),
  skill('fractions', 'Fractions', 'beginner', {
    description: 'Compare, add, multiply and divide fractions, and see them as parts, points on a line and quotients.',
    aliases: ['common fractions', 'fraction arithmetic'],
    requires: ['whole-number-arithmetic'],
    topics: ['core_math/number-and-ratio'],
    concepts: ['fractions', 'common-denominators'],
    steps: [
      step(
        'Put fractions on a line',
        1,
        'Draw a line from 0 to 2 and mark halves, thirds and fifths. Order six fractions by eye, then check with a common denominator. You are done when eye and check agree.',
        ask('Which is larger, 5/8 or 7/11, and how can I see it without a calculator?'),
      ),
      step(
        'Add and subtract',
        2,
        'Find a common denominator each time and say why denominators are not added. You are done when eight of ten sums with different denominators are right at the first try.',
        practise('core_math/number-and-ratio'),
      ),
      step(
        'Multiply and divide',
        2,
        'Read dividing by 2/3 as “how many two-thirds fit”, and solve five recipe or rope problems with it. You are done when you can explain the flipped fraction in your own words.',
        coach('Understand why dividing by a fraction multiplies by its reciprocal'),
        practise('core_math/number-and-ratio', 20),
      ),
    ],
  }),
  skill('percentages', 'Percentages', 'beginner', {
    description:
      'Find a percentage of an amount, the percentage one amount is of another, and the amount before a change.',
    aliases: ['percent', 'percentage change', 'reverse percentages'],
    requires: ['fractions'],
    topics: ['core_math/number-and-ratio', 'applied_reasoning/data-interpretation'],
    concepts: ['percentages', 'percentage-change', 'reverse-percentages', 'percentage-points'],
    steps: [
      step(
        'Ten percent as a ruler',
        1,
        'Build 15%, 35% and 2.5% of prices from 10% and 1%. You are done when you can do a bill with a tip in your head.',
        ask('Teach me to build any percentage from 10% and 1%'),
      ),
      step(
        'Changes as factors',
        1.5,
        'Write a rise of 8% as × 1.08 and a fall as × 0.92, and chain two changes. You are done when you can say why +20% then −20% is not where you began.',
        practise('core_math/number-and-ratio'),
      ),
      step(
        'Work backwards',
        1.5,
        'Find the price before a discount by dividing, never by adding the discount back. You are done when five before-the-change problems are right and checked forwards.',
        ask('A price after 15% off is 51. How do I find the old one, and what is the usual mistake?'),
        practise('applied_reasoning/data-interpretation', 20),
      ),
    ],
  }),
  skill('ratio-and-proportion', 'Ratio and proportion', 'beginner', {
    description: 'Share in a ratio, scale recipes and maps, and tell direct from inverse proportion.',
    aliases: ['ratios', 'proportional reasoning', 'rule of three'],
    requires: ['fractions'],
    topics: ['core_math/number-and-ratio'],
    concepts: ['ratio', 'proportion', 'inverse-proportion'],
    steps: [
      step(
        'Share with bars',
        1,
        'Draw a bar for each part of a ratio and share amounts by the size of one bar. You are done when your shares add up to the whole in five problems.',
        ask('Help me share 84 in the ratio 3:4 with a drawing'),
      ),
      step(
        'Scale up and down',
        1.5,
        'Scale a recipe for 4 to 7 people, and find distances on a map, by first finding “for one”. You are done when you can choose the quicker of unit value and factor.',
        practise('core_math/number-and-ratio'),
      ),
      step(
        'More workers, less time',
        1.5,
        'Sort ten situations into “both grow”, “one shrinks” and “neither”, and solve one of each. You are done when you can defend every placement.',
        coach('Tell direct from inverse proportion in word problems'),
      ),
    ],
  }),
  skill('units-and-scale', 'Units, speed and scale', 'beginner', {
    description: 'Convert units, including areas and speeds, and use units to check a calculation.',
    aliases: ['unit conversion', 'measurement', 'rates'],
    requires: ['ratio-and-proportion'],
    topics: ['core_math/geometry-and-measurement', 'applied_reasoning/data-interpretation'],
    concepts: ['units', 'scale', 'rates', 'average-speed'],
    steps: [
      step(
        'Carry the units',
        1,
        'Write the unit behind every number and cancel it like a factor. You are done when the units alone tell you whether to multiply or divide.',
        ask('Show me how units tell me that km ÷ km/h gives hours'),
      ),
      step(
        'Squares and cubes of units',
        1,
        'Draw a square metre in square centimetres and count. You are done when you can convert areas and volumes without a table.',
        practise('core_math/geometry-and-measurement', 20),
      ),
      step(
        'Average speed',
        1.5,
        'Compute a trip with two speeds from total distance and total time. You are done when you can explain why the average of 30 and 60 may be 40.',
        practise('applied_reasoning/data-interpretation'),
        ask('Why is my average speed not the average of my speeds?'),
      ),
    ],
  }),
  skill('powers-and-divisibility', 'Powers and divisibility', 'intermediate', {
    description: 'Use prime factors, common multiples and the laws of powers, and reason about remainders.',
    aliases: ['exponents', 'prime factorisation', 'number theory'],
    requires: ['whole-number-arithmetic'],
    topics: ['core_math/number-and-ratio'],
    concepts: ['powers', 'divisibility', 'prime-factors', 'common-multiples'],
    steps: [
      step(
        'Take numbers apart',
        1.5,
        'Write twenty numbers as products of primes and read their divisors off. You are done when you can say how many divisors 360 has without listing them.',
        ask('How do prime factors tell me the number of divisors?'),
      ),
      step(
        'The laws of powers',
        2,
        'Derive each law by writing the product out, then use it. You are done when you can explain why a power of zero is 1.',
        practise('core_math/number-and-ratio'),
      ),
      step(
        'When do they meet again?',
        1.5,
        'Solve bus and gear problems with common multiples, and puzzles about remainders. You are done when you can choose between greatest divisor and least multiple from the story.',
        coach('Recognise when a word problem asks for a common multiple'),
        practise('core_math/number-and-ratio', 20),
      ),
    ],
  }),
];
