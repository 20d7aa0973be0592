import type { Fact } from './fact.ts';

export const algebraFacts: readonly Fact[] = [
  {
    lesson: 'linear-equations',
    about: ['why', 'both sides|same on both|other side|change sign|sign change|changes sign'],
    statement:
      'An equation is like a balance: both sides are equal, and they stay equal only if you do the same to both. “To the other side with the opposite sign” is a short way to say this: subtracting 5 on both sides makes the +5 disappear on one side and a −5 appear on the other.',
    question: 'In x + 5 = 12, what exactly is done on both sides?',
  },
  {
    lesson: 'linear-equations',
    about: [
      'equation|equations',
      'no solution|without solution|not have a solution|no answer|infinitely many|always have a solution|always a solution|more than one solution',
    ],
    statement:
      'A linear equation may have one solution, none or infinitely many: x + 1 = x + 2 is true for no number, x + 1 = 1 + x for every number. You can tell because the unknown drops out and a false or a true statement is left.',
    question: 'How many solutions does 2x + 4 = 2(x + 2) have?',
  },
  {
    lesson: 'quadratic-equations',
    about: [
      'quadratic|quadratics|x^2|square equation|parabola',
      'always|two solutions|2 solutions|how many|one solution|no solution',
    ],
    statement:
      'A quadratic equation has two, one or no real solution. The expression under the root in the formula, $b^2 - 4ac$, decides: if it is positive there are two, if it is 0 there is one, and if it is negative there is none.',
    question: 'How many solutions does $x^2 + 1 = 0$ have, and why?',
  },
  {
    lesson: 'quadratic-equations',
    about: [
      'why',
      '+-|plus minus|plus or minus|±|two answers|two solutions|negative too|negative answer|negative one',
      'root|square|squared|x^2',
    ],
    statement:
      'A number and its opposite have the same square, because minus times minus is plus. So two numbers have the square 49, and both solve $x^2 = 49$; the sign √ means only the one that is not negative.',
    question: 'Which two numbers solve $x^2 = 81$?',
  },
  {
    lesson: 'distributive-law',
    about: ['why', 'bracket|brackets|parentheses|distribute|expand'],
    statement:
      'A factor in front of a bracket multiplies everything in it: 3 bags with 2 apples and 5 pears each hold 3 times 2 apples and 3 times 5 pears. If you left out the second product, you would forget the pears.',
    question: 'What does 4(x + 3) mean, in terms of bags?',
  },
  {
    lesson: 'distributive-law',
    about: ['minus|negative', 'bracket|brackets|parentheses', 'sign|signs|change|flip|why'],
    statement:
      'A minus in front of a bracket takes away everything in it, so it reverses each sign inside: subtracting (x − 3) takes away x and gives the 3 back.',
    question: 'What is 10 − (4 − 1), with and without the bracket?',
  },
  {
    lesson: 'squares-of-terms',
    about: ['(a+b)^2|(a+b)2|(x+y)^2|square of a sum|(a + b)^2|(x + y)^2', 'a^2|same|equal|why|x^2'],
    holds: false,
    statement:
      'The square of a sum is not the sum of the squares: a square with side a + b contains a square with side a, a square with side b, and two rectangles of a times b.',
    question: 'Test it with a = 1 and b = 2: what are both sides?',
  },
  {
    lesson: 'inequalities',
    about: [
      'inequality|inequalities|less than sign|greater than sign|<|>',
      'flip|turn|turns|reverse|change|why|switch|negative',
    ],
    statement:
      'Multiplying or dividing an inequality by a negative number reverses the inequality sign, because it mirrors the number line: 2 < 3, but −2 > −3. With a positive number, or when you add, the sign stays.',
    question: 'What happens to −x < 4 when both sides are multiplied by −1?',
  },
  {
    lesson: 'functions',
    about: ['function|functions', 'two y|two values|same y|same output|two outputs|vertical line|circle|two inputs'],
    statement:
      'A function gives each x exactly one y; two different x may share a y. So a vertical line meets the graph at most once: a circle is not the graph of a function, but a parabola that opens upwards is.',
    question: 'Does giving each person their birthday make a function? And giving each date the people born on it?',
  },
  {
    lesson: 'functions',
    about: ['f(x)|f of x', 'times|multiply|mean|means'],
    statement:
      'f(x) is not f times x: f is the name of a rule, and f(x) is its result for x. With f(x) = 2x + 1, f(3) means: put 3 in place of x.',
    question: 'For f(x) = 2x + 1, what do you put where in f(a + 1)?',
  },
  {
    lesson: 'slope',
    about: ['slope|gradient', 'vertical|undefined|infinite'],
    statement:
      'A vertical line has no slope: its run is 0, and the rise would have to be divided by 0. A horizontal line has the slope 0, because its rise is 0.',
    question: 'What is the slope of the line through (2, 1) and (2, 5), and through (1, 3) and (6, 3)?',
  },
  {
    lesson: 'slope',
    about: ['slope|gradient', 'negative', '!descent'],
    holds: true,
    statement:
      'A slope can be negative: then the line falls to the right. A slope of −2 means: one step to the right, two down.',
    question: 'What sign does the slope of a line from the top left to the bottom right have?',
  },
  {
    lesson: 'exponential-growth',
    about: ['exponential|compound interest', 'linear|same|difference|faster|simple', '!function mean'],
    statement:
      'Linear growth adds the same amount in each step; exponential growth multiplies by the same number. Exponential growth may start more slowly, but in the end it overtakes any linear growth, because the amount it adds grows, too.',
    question: 'Which would you choose: 100 more every day, or a cent that doubles every day, for a month?',
  },
  {
    lesson: 'linear-equations',
    about: ['why', 'letters|letter|x', 'maths|math|algebra|instead'],
    statement:
      'A letter stands for a number that is not known yet, or for any number. With it you can write down what is known, calculate before the number is found, and say in one line what is true of all numbers.',
    question: 'How would you write “three more than twice a number” with x?',
  },
  {
    lesson: 'order-of-operations',
    about: [
      'why|reason',
      'multiply first|multiplication first|multiplication before|order of operations|times first|before addition|before adding|pemdas|bodmas',
    ],
    statement:
      'It is an agreement, so that everybody reads a calculation in the same way, and it is handy: 2 + 3 · 4 means 2 and three fours. If you mean something else, write brackets.',
    question: 'How do you write it so that 2 + 3 is added first?',
  },
  {
    lesson: 'order-of-operations',
    about: ['multiplication|multiply|times', 'division|divide', 'before|first|always', '!addition|adding'],
    holds: false,
    statement:
      'Multiplication does not come before division: both have the same rank and are done from left to right. The same is true of adding and subtracting.',
    question: 'What is 12 : 2 · 3, done from left to right?',
  },
  {
    lesson: 'sequences',
    about: ['1 3 5|1, 3, 5|sequence', 'only one|more than one|several|always|different'],
    statement:
      'A few numbers do not determine how a sequence goes on: infinitely many rules fit them. A task usually means the simplest rule, so name the rule you use.',
    question: 'How can 1, 2, 4 go on, by doubling and by adding one more each time?',
  },
  {
    lesson: 'logarithms',
    about: ['log|logarithm', 'zero|0|negative'],
    statement:
      'There is no logarithm of 0 or of a negative number: a power of a positive base is always positive, so no exponent gives 0 or less.',
    question: 'What is $\\log_{10} 1$, and why?',
  },
];
