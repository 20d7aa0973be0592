import { ask, coach, group, practise, skillsOf, step } from '../write.ts';

const skill = skillsOf('mathematics');

export const algebraSkills = [
  skill('algebraic-expressions', 'Algebraic expressions', 'beginner', {
    description: 'Read, simplify and expand expressions with letters, and put brackets back by factoring out.',
    aliases: ['algebra', 'simplifying expressions', 'factorising'],
    requires: ['whole-number-arithmetic'],
    topics: ['core_math/algebra'],
    concepts: ['algebraic-expressions', 'distributive-law'],
    steps: [
      step(
        'Letters stand for numbers',
        1,
        'Put three numbers into each expression and watch what changes. You are done when you can say which of two expressions is always the larger, or that it depends.',
        ask('When is 3x larger than x + 3? Ask me for values first'),
      ),
      step(
        'Collect and expand',
        1.5,
        'Simplify twenty expressions and check each with x = 2. You are done when the check no longer finds a slip.',
        practise('core_math/algebra'),
      ),
      step(
        'Factor out',
        1.5,
        'Undo the expanding: look for what every term shares. You are done when you can factor ten expressions and prove each by expanding.',
        practise('core_math/algebra', 20),
        coach('Factor expressions and check them myself'),
      ),
    ],
  }),
  skill('linear-equations', 'Linear equations', 'beginner', {
    description:
      'Solve equations with the unknown on both sides, with brackets and with fractions, and check the solution.',
    aliases: ['solving equations', 'first-degree equations'],
    requires: ['algebraic-expressions', 'fractions'],
    topics: ['core_math/algebra'],
    concepts: ['linear-equations'],
    steps: [
      step(
        'Keep the balance',
        1,
        'Draw a pair of scales for five equations and take the same from both sides. You are done when you name each move before you make it.',
        ask('Solve 5x − 3 = 2x + 9 with me, one move at a time, and let me choose the moves'),
      ),
      step(
        'Brackets and fractions',
        2,
        'Multiply fractions away first, then expand. You are done when eight of ten equations are right and checked by putting the solution in.',
        practise('core_math/algebra'),
      ),
      step(
        'None, one, or every number',
        1,
        'Make up one equation of each kind and explain how you can tell before the end. You are done when a partner finds no mistake.',
        coach('See when an equation has no solution or every number as solution'),
        group('Swap equations with your study group'),
      ),
    ],
  }),
  skill('words-to-equations', 'From words to equations', 'intermediate', {
    description: 'Name the unknown, write what the text says as an equation, and check the answer against the story.',
    aliases: ['word problems', 'mathematical modelling', 'setting up equations'],
    requires: ['linear-equations'],
    topics: ['core_math/algebra'],
    concepts: ['setting-up-equations'],
    steps: [
      step(
        'Name it, then write it',
        1.5,
        'For ten problems write only “Let x be …” with its unit and the equation; do not solve. You are done when a reader can tell the story back from your equation.',
        ask('Give me word problems and check only my equation, not the solution'),
      ),
      step(
        'Ages, mixtures, meetings',
        2,
        'Make a small table of before and after for each problem. You are done when you solve three of each kind.',
        practise('core_math/algebra'),
      ),
      step(
        'Does it fit the story?',
        1,
        'Put each solution back into the text rather than the equation. You are done when you have caught one wrong equation that way.',
        coach('Check answers of word problems against the text'),
        practise('core_math/algebra', 20),
      ),
    ],
  }),
  skill('simultaneous-equations', 'Simultaneous equations', 'intermediate', {
    description:
      'Solve two equations with two unknowns by substitution and elimination, and see them as crossing lines.',
    aliases: ['systems of equations', 'linear systems'],
    requires: ['linear-equations'],
    topics: ['core_math/algebra'],
    concepts: ['simultaneous-equations'],
    steps: [
      step(
        'Two ways to one answer',
        2,
        'Solve five systems by substitution and again by elimination. You are done when you can say beforehand which is shorter.',
        practise('core_math/algebra'),
      ),
      step(
        'Crossing lines',
        1,
        'Sketch both lines and read the solution off roughly. You are done when you can draw a system without a solution and one with many.',
        ask('What do parallel lines mean for a system of two equations?'),
      ),
      step(
        'Prices and tickets',
        1.5,
        'Turn stories about two prices or two speeds into systems. You are done when three stories are solved and checked in the text.',
        practise('core_math/algebra', 20),
        coach('Turn a story with two unknowns into two equations'),
      ),
    ],
  }),
  skill('inequalities', 'Inequalities', 'advanced', {
    description: 'Solve linear and quadratic inequalities, with absolute values, and show solutions on a line.',
    aliases: ['linear inequalities', 'absolute value'],
    requires: ['linear-equations', 'quadratic-equations'],
    topics: ['core_math/algebra'],
    concepts: ['inequalities'],
    steps: [
      step(
        'Why the sign turns',
        1,
        'Multiply 2 < 5 by −1 on a number line, then explain the rule. You are done when you no longer need to remember it.',
        ask('Why does an inequality turn round when I multiply by a negative number?'),
      ),
      step(
        'Where is the parabola below?',
        2,
        'Solve quadratic inequalities from the zeros and a sketch. You are done when you can read the solution off the sketch alone.',
        practise('core_math/algebra'),
      ),
      step(
        'Distances',
        1.5,
        'Read |x − 3| < 2 as a distance and solve five such inequalities without cases. You are done when you can write any interval as one absolute value.',
        practise('core_math/algebra', 20),
        coach('Read absolute values as distances'),
      ),
    ],
  }),
  skill('quadratic-equations', 'Quadratic equations', 'intermediate', {
    description: 'Solve by factoring, by completing the square and by formula, and tell the number of solutions first.',
    aliases: ['second-degree equations', 'completing the square', 'quadratic formula'],
    requires: ['linear-equations', 'powers-and-divisibility'],
    topics: ['core_math/algebra'],
    concepts: ['quadratic-equations', 'algebraic-identities'],
    steps: [
      step(
        'Factor and read off',
        1.5,
        'Find two numbers by their sum and product. You are done when ten equations with whole solutions take under ten minutes.',
        practise('core_math/algebra'),
      ),
      step(
        'Complete the square',
        2,
        'Draw x² + 6x as a square with a missing corner, then derive the formula once. You are done when you can derive it without looking.',
        ask('Derive the quadratic formula with me by completing the square'),
      ),
      step(
        'How many solutions?',
        1,
        'Use the discriminant before solving, and link it to the graph. You are done when you can make up an equation with none, one and two solutions.',
        practise('core_math/algebra', 20),
        coach('Connect discriminant, solutions and graph'),
      ),
    ],
  }),
  skill('functions-and-graphs', 'Functions and graphs', 'intermediate', {
    description: 'Read a function as a rule, a table and a graph, and move between the three.',
    aliases: ['functions', 'graphs of functions', 'coordinate geometry'],
    requires: ['linear-equations'],
    topics: ['core_math/functions-and-graphs'],
    concepts: ['functions', 'linear-functions', 'graph-reading', 'slope'],
    steps: [
      step(
        'Rule, table, graph',
        1.5,
        'Make all three for five functions. You are done when, given one, you produce the other two without a calculator.',
        practise('core_math/functions-and-graphs'),
      ),
      step(
        'What slope means',
        1.5,
        'Find the slope of lines in stories and say its unit: euros for each kilometre. You are done when you can tell a fixed from a growing part in any tariff.',
        ask('What do slope and intercept mean in the price of a taxi?'),
      ),
      step(
        'Read a graph like a story',
        1,
        'Describe a filling bath or a bus ride from its graph, and sketch one from a description. You are done when someone else retells your story from the sketch.',
        practise('core_math/functions-and-graphs', 20),
        group('Swap graphs and stories with your group'),
      ),
    ],
  }),
  skill('function-transformations', 'Transforming and combining functions', 'advanced', {
    description: 'Shift, stretch and mirror graphs, compose functions and find inverses.',
    aliases: ['composition of functions', 'inverse functions', 'graph transformations'],
    requires: ['functions-and-graphs', 'quadratic-equations'],
    topics: ['core_math/functions-and-graphs'],
    concepts: ['function-transformations', 'composition', 'inverse-functions', 'quadratic-functions'],
    steps: [
      step(
        'Inside and outside',
        1.5,
        'Sketch f(x − 2), f(x) − 2 and f(2x) from one graph. You are done when you can say why changes inside work the other way round.',
        ask('Why does f(x − 2) move right and not left?'),
      ),
      step(
        'One after the other',
        1.5,
        'Compose two functions both ways and find when the order does not matter. You are done when five compositions are right.',
        practise('core_math/functions-and-graphs'),
      ),
      step(
        'Undo it',
        1.5,
        'Find inverses by undoing the steps in reverse and mirror the graph to check. You are done when you know which functions have none.',
        practise('core_math/functions-and-graphs', 20),
        coach('Find inverse functions and check them with graphs'),
      ),
    ],
  }),
];
