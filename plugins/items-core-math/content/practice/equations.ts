import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { money } from '../number-text.ts';
import { ladderOf, names } from './stories.ts';

const swapsRoles = idea(
  'practice-swaps-fixed-and-repeated',
  'You exchanged what is paid once and what is paid for each: the number before x belongs to each one.',
);

export const equationTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.linear-equation': {
    hints: ladderOf(
      'An equation says that two amounts are equal; the unknown number is what makes it true.',
      'Write the amount with x for what is sought, and undo the steps one by one.',
      'Put your result into the story and see whether everything fits.',
      'The equation has one x in a simple place; two steps free it.',
    ),
    tasks: [
      [
        -1.1,
        (random) => {
          const [fee, each, count] = [whole(random, 3, 12), whole(random, 2, 9), whole(random, 5, 25)];
          const total = fee + each * count;
          const thing = oneOf(random, ['kayak', 'scooter', 'rowing boat', 'cargo bike']);
          if (total % each === 0) return;
          return {
            stem: `Whoever rents a ${thing} pays €${fee} once and €${each} for each hour. ${names(random, 1)[0]} pays ${money(total)}. For how many hours was the ${thing} rented?`,
            answer: count,
            lures: [
              [total - fee, m.stopsOneStepEarly],
              [Math.floor(total / each), m.ignoresCondition],
              [Math.round((total + fee) / each), m.reversesOperation],
              [Math.round(total / (fee + each)), m.treatsAsProportional],
            ],
            explanation: `Without the €${fee}, ${money(total - fee)} are left for the hours: ${total - fee} ÷ ${each} = ${count}.`,
            steps: [`${fee} + ${each}x = ${total}`, `${each}x = ${total - fee}`, `x = ${count}`],
          };
        },
      ],
      [
        -0.1,
        (random) => {
          const hours = whole(random, 3, 12);
          const [slow, fast, low] = [whole(random, 1, 4), whole(random, 3, 8), whole(random, 10, 40)];
          if (fast <= slow || slow * hours >= low) return;
          const high = low + (fast - slow) * hours;
          return {
            stem: `One tank holds ${high} litres and loses ${fast} litres an hour, another holds ${low} litres and loses ${slow} ${slow === 1 ? 'litre' : 'litres'} an hour. After how many hours do both hold the same?`,
            answer: hours,
            lures: [
              [Math.round((high + low) / (fast + slow)), m.reversesOperation],
              [Math.round((high - low) / (fast + slow)), m.signLost],
              [high - low, m.stopsOneStepEarly],
              [low - slow * hours, m.answersOtherQuantity],
              [hours + 1, m.offByOne],
            ],
            explanation: `The difference of ${high - low} litres shrinks by ${fast - slow} each hour, so it is gone after ${hours} hours.`,
            steps: [`${high} − ${fast}x = ${low} − ${slow}x`, `${high - low} = ${fast - slow}x`, `x = ${hours}`],
          };
        },
      ],
    ],
  },
  'core_math.words-to-equations': {
    hints: ladderOf(
      'In an equation each number has a job: some amounts come once, others once for each.',
      'Read the equation aloud with the story in mind, and ask what x counts.',
      'Put an easy number for x and compare the story with the equation.',
      'Only one story gives every number the right job.',
    ),
    tasks: [
      [
        -0.4,
        (random) => {
          const [each, fee, count] = [whole(random, 3, 9), whole(random, 10, 19), whole(random, 4, 15)];
          const total = each * count + fee;
          const thing = oneOf(random, ['tickets', 'notebooks', 'plants', 'badges']);
          return {
            stem: `Which story belongs to the equation ${each}x + ${fee} = ${total}?`,
            answer: `x ${thing} at €${each} each and a delivery for €${fee} cost €${total}`,
            lures: [
              [`x ${thing} at €${fee} each and a delivery for €${each} cost €${total}`, swapsRoles],
              [`x ${thing} at €${each} each cost €${total}, with €${fee} already taken off`, m.signLost],
              [`${each} ${thing} at €${fee} each and a delivery for €x cost €${total}`, m.answersOtherQuantity],
            ],
            explanation: `${each}x is the price of x ${thing} at €${each} each, and ${fee} is added once.`,
            steps: [`${each}x: €${each} for each`, `+ ${fee}: once`, `= ${total}: in all`],
          };
        },
      ],
      [
        0.3,
        (random) => {
          const [start, rate] = [10 * whole(random, 6, 20), whole(random, 3, 9)];
          const [what, verb] = oneOf(random, [
            ['litres are in a tank', 'flow out'],
            ['pages of a book are unread', 'are read'],
            ['coins are in a chest', 'are taken out'],
          ] as const);
          return {
            stem: `Which story belongs to the equation y = ${start} − ${rate}x?`,
            answer: `At first ${start} ${what}, and each day ${rate} ${verb}; y are left after x days`,
            lures: [
              [`At first ${rate} ${what}, and each day ${start} ${verb}; y are left after x days`, swapsRoles],
              [
                `At first ${start} ${what}, and each day ${rate} ${verb}; y are gone after x days`,
                m.answersOtherQuantity,
              ],
              [`At first ${start} ${what}, and once ${rate} ${verb}; y are left after x days`, m.ignoresCondition],
            ],
            explanation: `At x = 0 there are ${start}, and each unit of x takes ${rate} away.`,
            steps: [`x = 0: y = ${start}`, `each further x: ${rate} less`],
          };
        },
      ],
    ],
  },
  'core_math.simultaneous-equations': {
    hints: ladderOf(
      'Two or three facts about the same numbers can be added or subtracted like equations.',
      'Add or subtract facts so that one of the numbers disappears.',
      'Check the numbers you find against every single fact.',
      'After one number is known, the others follow at once.',
    ),
    tasks: [
      [
        -0.3,
        (random) => {
          const [large, small] = [whole(random, 20, 70), whole(random, 5, 40)];
          if (large - small < 6 || (large + small) % 2 > 0) return;
          const [one, other] = names(random, 2);
          return {
            stem: `${one} and ${other} together have ${large + small} stamps, and ${one} has ${large - small} more than ${other}. How many stamps does ${one} have?`,
            answer: large,
            lures: [
              [(large + small) / 2, m.splitsEqually],
              [small, m.answersOtherQuantity],
              [(large + small) / 2 + large - small, m.stopsOneStepEarly],
              [2 * small, m.reversesOperation],
            ],
            explanation: `Without the ${large - small} extra ones both have the same: (${large + small} − ${large - small}) ÷ 2 = ${small}; so ${one} has ${large}.`,
            steps: [
              `${large + small} − ${large - small} = ${2 * small}`,
              `${2 * small} ÷ 2 = ${small}`,
              `${small} + ${large - small} = ${large}`,
            ],
          };
        },
      ],
      [
        0.7,
        (random) => {
          const [a, b, c] = [whole(random, 3, 20), whole(random, 3, 20), whole(random, 3, 20)];
          if (new Set([a, b, c]).size < 3) return;
          const [x, y, z] = oneOf(random, [
            ['melon', 'pumpkin', 'cabbage'],
            ['drum', 'horn', 'harp'],
            ['vase', 'bowl', 'jug'],
          ] as const);
          return {
            stem: `A ${x} and a ${y} together weigh ${a + b} hundred grams, the ${y} and a ${z} ${b + c}, and the ${x} and the ${z} ${a + c}. How many hundred grams does the ${x} weigh?`,
            answer: a,
            lures: [
              [b, m.answersOtherQuantity],
              [c, m.answersOtherQuantity],
              [a + b + c, m.stopsOneStepEarly],
              [(a + b) / 2, m.splitsEqually],
              [2 * a, m.stopsOneStepEarly],
            ],
            explanation: `All three weigh (${a + b} + ${b + c} + ${a + c}) ÷ 2 = ${a + b + c}; without the ${y} and the ${z}, ${a} is left.`,
            steps: [`all three: ${a + b + c}`, `${a + b + c} − ${b + c} = ${a}`],
          };
        },
      ],
    ],
  },
  'core_math.quadratic-equations': {
    hints: ladderOf(
      'A product of two expressions in x leads to an equation with x².',
      'Bring everything to one side, and look for two numbers with the right sum and product.',
      'Ask which of the solutions makes sense in the story, and how many there can be.',
      'The numbers are small enough to try factors.',
    ),
    tasks: [
      [
        0.2,
        (random) => {
          const [width, more] = [whole(random, 4, 15), whole(random, 2, 9)];
          const area = width * (width + more);
          return {
            stem: `A rectangular ${oneOf(random, ['carpet', 'field', 'poster', 'stage'])} has an area of ${area} square units and is ${more} units longer than it is wide. How many units wide is it?`,
            answer: width,
            lures: [
              [width + more, m.answersOtherQuantity],
              [Math.round(Math.sqrt(area)), m.ignoresCondition],
              [Math.round(area / more), m.reversesOperation],
              [Math.round((area - more) / 2), m.splitsEqually],
            ],
            explanation: `x(x + ${more}) = ${area} has the positive solution ${width}, since ${width} × ${width + more} = ${area}.`,
            steps: [`x² + ${more}x − ${area} = 0`, `(x − ${width})(x + ${width + more}) = 0`, `x = ${width}`],
          };
        },
      ],
      [
        1.0,
        (random) => {
          const half = whole(random, 2, 11);
          return {
            stem: `For which number c does the equation x² − ${2 * half}x + c = 0 have exactly one solution?`,
            answer: half ** 2,
            lures: [
              [4 * half ** 2, m.stopsOneStepEarly],
              [half, m.forgetsRoot],
              [2 * half, m.multipliesByExponent],
              [0, m.ignoresCondition],
            ],
            explanation: `With c = ${half ** 2} the left side is (x − ${half})², which is zero for x = ${half} only.`,
            steps: [`(x − ${half})² = x² − ${2 * half}x + ${half ** 2}`, `c = ${half ** 2}`],
          };
        },
      ],
    ],
  },
  'core_math.inequalities': {
    hints: ladderOf(
      'An inequality leaves room: many numbers satisfy it, and the question asks for the edge.',
      'Solve it like an equation, and then think which whole numbers are still allowed.',
      'Test the number you found and the next one.',
      'The edge is found by one subtraction and one division.',
    ),
    tasks: [
      [
        -0.4,
        (random) => {
          const [limit, driver, box] = [10 * whole(random, 40, 90), whole(random, 55, 95), whole(random, 18, 45)];
          const count = Math.floor((limit - driver) / box);
          if ((limit - driver) % box < 3 || Math.floor(limit / box) === count) return;
          return {
            stem: `A ${oneOf(random, ['lift', 'cable car', 'small boat', 'hand cart'])} may carry ${limit} kg. Its operator weighs ${driver} kg, a crate ${box} kg. How many crates can ride with the operator at most?`,
            answer: count,
            lures: [
              [Math.floor(limit / box), m.ignoresCondition],
              [count + 1, m.offByOne],
              [Math.floor((limit + driver) / box), m.reversesOperation],
              [count - 1, m.offByOne],
            ],
            explanation: `${driver} + ${box}x ≤ ${limit} means x ≤ ${limit - driver} ÷ ${box}, which is a little more than ${count}.`,
            steps: [
              `${limit} − ${driver} = ${limit - driver}`,
              `${limit - driver} ÷ ${box} lies between ${count} and ${count + 1}`,
            ],
          };
        },
      ],
      [
        0.7,
        (random) => {
          const [a, b, c, d] = [
            whole(random, 2, 12),
            whole(random, 15, 30),
            whole(random, 1, 8),
            whole(random, 10, 25),
          ];
          return {
            stem: `The whole numbers x and y satisfy ${a} < x < ${b} and ${c} < y < ${d}. What is the largest value that x − y can have?`,
            answer: b - 1 - (c + 1),
            lures: [
              [b - c, m.offByOne],
              [Math.abs(b - d), m.reversesRelation],
              [b - 1 - c, m.offByOne],
              [Math.abs(b - 1 - (d - 1)), m.reversesRelation],
            ],
            explanation: `x is at most ${b - 1} and y at least ${c + 1}, so x − y is at most ${b - c - 2}.`,
            steps: [`largest x: ${b - 1}`, `smallest y: ${c + 1}`, `${b - 1} − ${c + 1} = ${b - c - 2}`],
          };
        },
      ],
    ],
  },
};
