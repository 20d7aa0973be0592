import { oneOf, several, whole } from '../../item-bank/items/services.ts';
import type { Task } from './early-models.ts';
import { taskModels } from './early-models.ts';

const patterns = taskModels(
  'early-sorting-and-rules',
  'what-comes-next',
  'What comes next',
  { easiest: -3.8, hardest: -1.9, concepts: ['early-patterns'] },
  ({ random, level, isPractice }) => {
    const step = whole(random, 2 + Math.floor(level / 2), 3 + level);
    const first = isPractice ? whole(random, 50, 70) : whole(random, 1, 9);
    const at = (place: number) => first + (isPractice ? -step : step) * place;
    if (at(5) < 0) return undefined;
    const answer = at(4);
    return {
      stem: isPractice
        ? `You count back: ${[0, 1, 2, 3].map(at).join(', ')}. Which number is next?`
        : `What comes next? ${[0, 1, 2, 3].map(at).join(', ')} …`,
      answer,
      wrong: [
        [at(3) + (isPractice ? -1 : 1), 'lastAgain'],
        [at(5), 'stepTooFar'],
        [answer + 1, 'oneMore'],
        [answer - 1, 'oneLess'],
      ],
      explanation: `Each step is ${step}. So the next number is ${answer}.`,
      steps: [`Each step is ${step}.`, `After ${at(3)} comes ${answer}.`],
      hints: {
        conceptual: 'The step is the same each time.',
        procedural: 'Look at two numbers side by side. How far apart are they?',
        strategic: 'Check the step with two other numbers.',
        encouragement: 'Say the numbers aloud, if you like.',
      },
    };
  },
);

const rules: readonly { says: string; holds: (value: number) => boolean }[] = [
  { says: 'all numbers are even', holds: (value) => value % 2 === 0 },
  { says: 'all numbers are odd', holds: (value) => value % 2 === 1 },
  { says: 'all numbers end in 5', holds: (value) => value % 10 === 5 },
  { says: 'all numbers are smaller than 50', holds: (value) => value < 50 },
  { says: 'all numbers are larger than 30', holds: (value) => value > 30 },
  { says: 'all numbers are in the row of ten', holds: (value) => value % 10 === 0 },
  { says: 'all numbers are in the row of five', holds: (value) => value % 5 === 0 },
  { says: 'both digits are the same', holds: (value) => Math.floor(value / 10) === value % 10 },
  { says: 'all numbers are in the row of three', holds: (value) => value % 3 === 0 },
  { says: 'all numbers are in the row of four', holds: (value) => value % 4 === 0 },
];

const breaksRule = taskModels(
  'early-sorting-and-rules',
  'follows-the-rule',
  'Does it follow the rule?',
  { easiest: -3.2, hardest: -1.7, concepts: ['early-sorting'] },
  ({ random, level, isPractice }) => {
    const rule = rules[level];
    if (!rule) throw new Error(`There is no rule ${level}`);
    const all = Array.from({ length: 89 }, (_, at) => at + 11);
    const wanted = all.filter((value) => rule.holds(value) === isPractice);
    const others = all.filter((value) => rule.holds(value) !== isPractice);
    return {
      stem: isPractice
        ? `In a box ${rule.says}. Which number may go in?`
        : `The rule is: ${rule.says}. Which number breaks the rule?`,
      answer: oneOf(random, wanted),
      onlyThese: true,
      wrong: several(random, others, 3).map((value) => [value, isPractice ? 'ruleBackwards' : 'fitsRule'] as const),
      explanation: isPractice ? 'Only this number follows the rule.' : 'Only this number does not follow the rule.',
      steps: ['Test each number with the rule.'],
      hints: {
        conceptual: 'A rule is true or not true for each number.',
        procedural: 'Say the rule for each number in turn.',
        strategic: 'Cross out a number as soon as you know.',
        encouragement: 'There are only four numbers to test.',
      },
    };
  },
);

const machines = taskModels(
  'early-sorting-and-rules',
  'number-machine',
  'A number machine',
  { easiest: -3.3, hardest: -1.6, concepts: ['early-rules'] },
  ({ random, level, isPractice }): Task | undefined => {
    const added = whole(random, 3 + level, 6 + 2 * level);
    const given = whole(random, 5 + 2 * level, 9 + 3 * level);
    const isDouble = level >= 5;
    if (added === given) return undefined;
    const middle = isPractice ? given - added : given + added;
    const answer = isDouble ? (isPractice ? given * 2 - added : middle * 2) : middle;
    const rule = isPractice
      ? isDouble
        ? `doubles a number and takes away ${added}`
        : `takes ${added} away`
      : isDouble
        ? `adds ${added} and doubles the result`
        : `adds ${added} to each number`;
    return {
      stem: isPractice
        ? `A robot ${rule}. You give it ${given}. What does it give back?`
        : `A machine ${rule}. You put in ${given}. What comes out?`,
      answer,
      wrong: [
        ...(isDouble ? [[isPractice ? given * 2 : middle, 'stepLeftOut'] as const] : []),
        [isPractice ? given + added : Math.abs(given - added), 'otherOperation'],
        [added, 'ruleNumber'],
        [answer + 1, 'oneMore'],
        [answer + 10, 'tenMore'],
      ],
      explanation: `Use the rule on ${given}. The result is ${answer}.`,
      steps: [`Start with ${given}.`, `The result is ${answer}.`],
      hints: {
        conceptual: 'The rule is the same for every number.',
        procedural: 'Start with the number that goes in.',
        strategic: 'Do the parts of the rule in their order.',
        encouragement: 'Write the number down, then use the rule.',
      },
    };
  },
);

export const ruleTasks = [...patterns, ...breaksRule, ...machines];
