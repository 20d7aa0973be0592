import { ask, coach, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('mathematics');

export const growthAndShapeSkills = [
  skill('sequences', 'Sequences', 'intermediate', {
    description: 'Find the rule of a sequence, in words and as a formula, and sum simple ones.',
    aliases: ['arithmetic sequences', 'geometric sequences', 'number patterns'],
    requires: ['algebraic-expressions'],
    topics: ['core_math/functions-and-graphs', 'applied_reasoning/patterns-and-spatial'],
    concepts: ['sequences', 'number-patterns'],
    steps: [
      step(
        'Differences and ratios',
        1,
        'Write the differences, and their differences, under ten sequences. You are done when you can name the kind of each.',
        practise('applied_reasoning/patterns-and-spatial'),
      ),
      step(
        'The hundredth term',
        1.5,
        'Write the n-th term and test it with the first three. You are done when you find term 100 without the 99 before it.',
        practise('core_math/functions-and-graphs'),
      ),
      step(
        'Sums by pairing',
        1,
        'Add 1 to 100 as Gauss did and explain the pairing with dots. You are done when you can sum any arithmetic sequence.',
        ask('Show me with dots why 1 + 2 + … + n is n(n + 1)/2'),
      ),
    ],
  }),
  skill('exponential-growth', 'Exponential growth', 'intermediate', {
    description: 'Model growth and decay by a constant factor, and compare it with linear growth.',
    aliases: ['compound interest', 'exponential decay', 'doubling time'],
    requires: ['percentages', 'functions-and-graphs'],
    topics: ['core_math/functions-and-graphs'],
    concepts: ['exponential-growth'],
    steps: [
      step(
        'Same factor, same time',
        1.5,
        'Make tables for savings at 3% and for a halving medicine. You are done when you can tell from a table whether growth is by adding or by a factor.',
        practise('core_math/functions-and-graphs'),
      ),
      step(
        'Doubling times',
        1,
        'Find how long doubling takes by trying, then by the rule of 70. You are done when you can say how good the rule is at 2% and at 20%.',
        ask('Why does 70 divided by the percentage give the doubling time?'),
      ),
      step(
        'Which wins in the end?',
        1,
        'Compare a large linear with a small exponential growth and find where they cross. You are done when you can explain it without a formula to someone else.',
        coach('Explain exponential growth to someone who only knows lines'),
      ),
    ],
  }),
  skill('logarithms', 'Logarithms', 'advanced', {
    description: 'Use logarithms as the question “which exponent?”, solve exponential equations and read log scales.',
    aliases: ['log scale', 'exponential equations'],
    requires: ['exponential-growth', 'powers-and-divisibility'],
    topics: ['core_math/functions-and-graphs'],
    concepts: ['logarithms', 'exponential-equations'],
    steps: [
      step(
        'Which exponent?',
        1,
        'Answer twenty logarithms in your head: of 1000 to base 10, of 1/8 to base 2. You are done when you read log as a question.',
        ask('Quiz me on logarithms that need no calculator'),
      ),
      step(
        'Laws and equations',
        2,
        'Derive each law from a law of powers, then solve five equations with the unknown in the exponent. You are done when each solution is checked.',
        practise('core_math/functions-and-graphs'),
      ),
      step(
        'Log scales',
        1,
        'Read loudness and earthquake scales: what does one step mean? You are done when you can plot powers of ten on a log axis.',
        coach('Read graphs with logarithmic axes'),
      ),
    ],
  }),
  skill('angles-and-shapes', 'Angles and shapes', 'beginner', {
    description: 'Find missing angles in triangles, polygons and between parallel lines, each with a reason.',
    aliases: ['geometry', 'triangles', 'polygons'],
    requires: ['whole-number-arithmetic'],
    topics: ['core_math/geometry-and-measurement'],
    concepts: ['angles', 'triangles', 'polygons'],
    steps: [
      step(
        'Tear off the corners',
        1,
        'Tear the corners off a paper triangle and lay them together; do the same with a quadrilateral. You are done when you can derive the sum for any polygon.',
        ask('Why is the angle sum of a polygon (n − 2) · 180°?'),
      ),
      step(
        'A reason for each angle',
        1.5,
        'Solve ten figures and write the reason beside every angle. You are done when no step lacks one.',
        practise('core_math/geometry-and-measurement'),
      ),
      step(
        'Parallel lines',
        1,
        'Find equal angles at parallel lines and use them for the triangle sum. You are done when you can draw that proof from memory.',
        practise('core_math/geometry-and-measurement', 20),
      ),
    ],
  }),
  skill('pythagoras-and-similarity', 'Pythagoras and similarity', 'intermediate', {
    description: 'Find lengths with the theorem of Pythagoras and with similar figures.',
    aliases: ['pythagorean theorem', 'similar triangles'],
    requires: ['angles-and-shapes', 'ratio-and-proportion', 'powers-and-divisibility'],
    topics: ['core_math/geometry-and-measurement'],
    concepts: ['pythagoras', 'similarity'],
    steps: [
      step(
        'See why it holds',
        1,
        'Arrange four equal triangles in a square in two ways. You are done when you can prove the theorem with that drawing.',
        ask('Guide me to the proof of Pythagoras by rearranging four triangles'),
      ),
      step(
        'Hidden right angles',
        1.5,
        'Find the right triangle in ladders, screens and boxes. You are done when you can find the diagonal of a room.',
        practise('core_math/geometry-and-measurement'),
      ),
      step(
        'Shadows and maps',
        1.5,
        'Measure the height of a tree by its shadow and your own. You are done when your result and a second method agree within 10%.',
        practise('core_math/geometry-and-measurement', 20),
        coach('Use similar triangles to measure something I cannot reach'),
      ),
    ],
  }),
  skill('area-and-volume', 'Area and volume', 'intermediate', {
    description: 'Compute areas, perimeters and volumes, also of composed shapes, circles and solids.',
    aliases: ['perimeter', 'circles', 'solid geometry'],
    requires: ['units-and-scale', 'angles-and-shapes'],
    topics: ['core_math/geometry-and-measurement'],
    concepts: ['area', 'perimeter', 'volume', 'circles', 'solids'],
    steps: [
      step(
        'Cut and move',
        1,
        'Turn triangle, parallelogram and trapezium into rectangles. You are done when you no longer need the formulas.',
        ask('Derive the area of a trapezium by cutting it'),
      ),
      step(
        'Circles',
        1.5,
        'Cut a circle into sectors and lay them in a row to see πr². You are done when circumference and area no longer get mixed up in ten problems.',
        practise('core_math/geometry-and-measurement'),
      ),
      step(
        'Twice as long',
        1,
        'Double all sides of a box and predict area and volume first. You are done when you can say what happens at any factor.',
        practise('core_math/geometry-and-measurement', 20),
        coach('Predict how area and volume grow with length'),
      ),
    ],
  }),
];
