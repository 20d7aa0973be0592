import type { Fact } from './fact.ts';

export const algebraFacts: readonly Fact[] = [
  {
    lesson: 'linear-equations',
    about: ['why', 'both sides|same on both|other side|change sign|sign change|changes sign'],
    statement:
      'An equation is a balance: both sides are equal, and they stay equal only when the same is done to both. “To the other side with the other sign” is short for it: subtracting 5 on both sides makes +5 vanish here and −5 appear there.',
    question: 'In x + 5 = 12, what exactly is done on both sides?',
  },
  {
    lesson: 'linear-equations',
    about: [
      'equation|equations',
      'no solution|without solution|not have a solution|no answer|infinitely many|always have a solution|always a solution|more than one solution',
    ],
    statement:
      'A linear equation may have one solution, none or infinitely many: x + 1 = x + 2 fits for no number, x + 1 = 1 + x for every one. You see it when the unknown drops out and a false or a true statement is left.',
    question: 'How many solutions has 2x + 4 = 2(x + 2)?',
  },
  {
    lesson: 'quadratic-equations',
    about: [
      'quadratic|quadratics|x^2|square equation|parabola',
      'always|two solutions|2 solutions|how many|one solution|no solution',
    ],
    statement:
      'A quadratic equation has two, one or no real solution. What stands under the root in the formula, $b^2 - 4ac$, decides: positive gives two, 0 one, negative none.',
    question: 'How many solutions has $x^2 + 1 = 0$, and why?',
  },
  {
    lesson: 'quadratic-equations',
    about: [
      'why',
      '+-|plus minus|plus or minus|±|two answers|two solutions|negative too|negative answer|negative one',
      'root|square|squared|x^2',
    ],
    statement:
      'A number and its opposite have the same square, because minus times minus is plus. So two numbers have the square 49, and both solve $x^2 = 49$; the sign √ itself means only the one that is not negative.',
    question: 'Which two numbers solve $x^2 = 81$?',
  },
  {
    lesson: 'distributive-law',
    about: ['why', 'bracket|brackets|parentheses|distribute|expand'],
    statement:
      'A factor before a bracket belongs to all of it: 3 bags with 2 apples and 5 pears each hold 3 times 2 apples and 3 times 5 pears. Leaving out the second product would forget the pears.',
    question: 'What is 4(x + 3), told as bags?',
  },
  {
    lesson: 'distributive-law',
    about: ['minus|negative', 'bracket|brackets|parentheses', 'sign|signs|change|flip|why'],
    statement:
      'A minus before a bracket takes away everything in it, so each sign inside turns round: taking away (x − 3) takes away x and gives the 3 back.',
    question: 'What is 10 − (4 − 1), with and without the bracket?',
  },
  {
    lesson: 'squares-of-terms',
    about: ['(a+b)^2|(a+b)2|(x+y)^2|square of a sum|(a + b)^2|(x + y)^2', 'a^2|same|equal|why|x^2'],
    holds: false,
    statement:
      'The square of a sum is not the sum of the squares: a square with the side a + b holds a square of a, a square of b, and two rectangles of a times b.',
    question: 'Test it with a = 1 and b = 2: what are both sides?',
  },
  {
    lesson: 'inequalities',
    about: [
      'inequality|inequalities|less than sign|greater than sign|<|>',
      'flip|turn|turns|reverse|change|why|switch|negative',
    ],
    statement:
      'Multiplying or dividing an inequality by a negative number turns its sign round, because it mirrors the number line: 2 < 3, but −2 > −3. With a positive number, and with adding, it stays.',
    question: 'What happens to −x < 4 when both sides are multiplied by −1?',
  },
  {
    lesson: 'functions',
    about: ['function|functions', 'two y|two values|same y|same output|two outputs|vertical line|circle|two inputs'],
    statement:
      'A function gives each x exactly one y; two different x may share a y. So a vertical line may meet its graph once at most: a circle is no graph of a function, a parabola that opens upwards is.',
    question: 'Is “to each person their birthday” a function? And “to each date the people born on it”?',
  },
  {
    lesson: 'functions',
    about: ['f(x)|f of x', 'times|multiply|mean|means'],
    statement:
      'f(x) is not f times x: f is the name of a rule, and f(x) is what the rule makes of x. With f(x) = 2x + 1, f(3) means: put 3 in place of x.',
    question: 'For f(x) = 2x + 1, what is put where in f(a + 1)?',
  },
  {
    lesson: 'slope',
    about: ['slope|gradient', 'vertical|undefined|infinite'],
    statement:
      'A vertical line has no slope: its run is 0, and the rise would have to be divided by 0. A horizontal one has the slope 0: its rise is 0.',
    question: 'What is the slope of the line through (2, 1) and (2, 5), and through (1, 3) and (6, 3)?',
  },
  {
    lesson: 'slope',
    about: ['slope|gradient', 'negative', '!descent'],
    holds: true,
    statement:
      'A slope can be negative: then the line falls to the right. A slope of −2 means: one step to the right, two down.',
    question: 'Which sign has the slope of a line from the top left to the bottom right?',
  },
  {
    lesson: 'exponential-growth',
    about: ['exponential|compound interest', 'linear|same|difference|faster|simple', '!function mean'],
    statement:
      'Linear growth adds the same amount each step, exponential growth multiplies by the same number. Exponential growth may begin slower, but in the end it overtakes every linear one, because what is added grows as well.',
    question: 'Which would you choose: 100 more every day, or a cent that doubles every day, for a month?',
  },
  {
    lesson: 'linear-equations',
    about: ['why', 'letters|letter|x', 'maths|math|algebra|instead'],
    statement:
      'A letter stands for a number that is not known yet, or for any number. So one can write down what is known about it and calculate with it before it is found, and say in one line what holds for all numbers.',
    question: 'How would you write “three more than twice a number” with x?',
  },
  {
    lesson: 'order-of-operations',
    about: [
      'why|reason',
      'multiply first|multiplication first|multiplication before|order of operations|times first|before addition|before adding|pemdas|bodmas',
    ],
    statement:
      'It is an agreement, so that everybody reads a line in the same way, and a handy one: 2 + 3 · 4 then means 2 and three fours. Whoever wants it otherwise writes brackets.',
    question: 'How do you write it so that 2 + 3 is added first?',
  },
  {
    lesson: 'order-of-operations',
    about: ['multiplication|multiply|times', 'division|divide', 'before|first|always', '!addition|adding'],
    holds: false,
    statement:
      'Multiplication does not come before division: both are of the same rank and are done from left to right, and so are adding and subtracting.',
    question: 'What is 12 : 2 · 3, done from left to right?',
  },
  {
    lesson: 'sequences',
    about: ['1 3 5|1, 3, 5|sequence', 'only one|more than one|several|always|different'],
    statement:
      'A few numbers do not fix how a sequence goes on: infinitely many rules fit them. A task means the simplest rule, so name the rule you use.',
    question: 'How can 1, 2, 4 go on, by doubling and by adding one more each time?',
  },
  {
    lesson: 'logarithms',
    about: ['log|logarithm', 'zero|0|negative'],
    statement:
      'There is no logarithm of 0 or of a negative number: a power of a positive base is always positive, so no exponent gives it.',
    question: 'What is $\\log_{10} 1$, and why?',
  },
];
