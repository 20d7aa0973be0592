import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import { caseOf, drawUntil, modelsOf, numberChoices } from '../drafts.ts';
import type { Program } from './program-texts.ts';
import {
  countAbove,
  countingSum,
  longestRun,
  nestedLoops,
  remainders,
  repeatedSaving,
  snail,
  twoEnds,
  twoVariables,
} from './program-texts.ts';

const model = modelsOf('process-and-code-tracing');

export const programModels: ItemModel[] = [model('program-trace', 'What a program shows', 9, writeProgram)];

interface Kind {
  setting: string;
  make(random: Random): Program;
  hints: [procedural: string, strategic: string];
  b: number;
}

// Features: one loop, one variable (-1.1), a condition that ends it (+0.6), a counter used in the sum (+0.9), a list with a test (+0.8),
// two variables that depend on one another (+1.5), a loop in a loop (+1.9), remainders (+2), a value that is set back (+2.4).
const kinds: Kind[] = [
  {
    setting: 'A savings program is run.',
    make: repeatedSaving,
    hints: [
      'Write down `money` after every round of the loop.',
      'Count the rounds with strokes, so that none is lost or added.',
    ],
    b: -1.1,
  },
  {
    setting: 'A program works out how far a snail gets.',
    make: snail,
    hints: [
      'Write down `height` after each line that changes it.',
      'The test stands at the beginning of each round; check it before you go on.',
    ],
    b: -0.3,
  },
  {
    setting: 'A program counts.',
    make: countingSum,
    hints: [
      'Make a table with a column for `i` and one for `total`.',
      'Ask which values `i` takes, the first and the last included.',
    ],
    b: -0.2,
  },
  {
    setting: 'A program goes through the temperatures of a week.',
    make: countAbove,
    hints: [
      'Go through the list from left to right and mark the entries for which the test is true.',
      'Look closely at an entry that equals the limit.',
    ],
    b: -0.5,
  },
  {
    setting: 'A program changes two numbers.',
    make: twoVariables,
    hints: [
      'Make a table with a column for each variable, and a line for each round.',
      'Every line uses the values as they are at that moment, not as they were at the beginning of the round.',
    ],
    b: 0.5,
  },
  {
    setting: 'A program lays out seats.',
    make: nestedLoops,
    hints: [
      'Find out how often the inner line is carried out for each value of `row`.',
      'Add up round by round; the inner loop begins anew every time.',
    ],
    b: 0.8,
  },
  {
    setting: 'A program works with remainders.',
    make: remainders,
    hints: [
      'Make a table with a column for each variable, and a line for each round.',
      'Note the remainder first, before any variable is overwritten.',
    ],
    b: 1,
  },
  {
    setting: 'A program looks at the results of a team: 1 for a win, 0 for no win.',
    make: longestRun,
    hints: [
      'Follow `run` and `best` from entry to entry; both deserve a column.',
      'Ask when `run` goes back to 0, and whether `best` ever does.',
    ],
    b: 1.3,
  },
  {
    setting: 'A program handles a list from both ends.',
    make: twoEnds,
    hints: [
      'Write the positions of the list above its entries, beginning with 1.',
      'Note `left` and `right` after each round, and check the test before the next.',
    ],
    b: 1.6,
  },
];

function writeProgram(variant: number, random: Random): Draft {
  const kind = caseOf(kinds, variant);
  return drawUntil(() => {
    const { code, result, wrong, trace, says } = kind.make(random);
    // a make returns −1 for a draw that would not be interesting
    const choices =
      result < 0
        ? undefined
        : numberChoices(result, [...wrong.slice(0, 1), ...shuffled(wrong.slice(1), random)], String);
    const [procedural, strategic] = kind.hints;
    return (
      choices && {
        stem: `${kind.setting} Which number does it show at the end?`,
        stimulus: [{ kind: 'code', language: 'text', code }],
        ...choices,
        explanation: says,
        steps: trace,
        hints: {
          conceptual: 'A program is carried out line by line; indented lines belong to the line above them.',
          procedural,
          strategic,
          encouragement: 'With a small table of values the program cannot surprise you.',
        },
        difficulty: kind.b,
        discrimination: 1.3,
        concepts: ['code-tracing', 'loops', ...(code.includes('if ') ? ['conditions'] : [])],
        reasoning: ['systematic', 'analytical'],
      }
    );
  });
}
