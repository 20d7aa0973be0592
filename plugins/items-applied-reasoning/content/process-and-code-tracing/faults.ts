import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, modelsOf, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('process-and-code-tracing');

export const faultModels: ItemModel[] = [model('find-the-fault', 'Where a program goes wrong', 6, writeFault)];

interface Fault {
  /** What the program is meant to do. */
  purpose: string;
  code: string;
  /** Inputs to choose from, and how a reader might come to think them the faulty one. */
  inputs: { input: number[]; idea: MisconceptionId }[];
  meant(input: number[]): number | string;
  does(input: number[]): number | string;
  say(input: number[]): string;
  reason: string;
  hints: [procedural: string, strategic: string];
  b: number;
}

// Features: a limit (0.5), a case nobody thought of (+0.4), an order of tests (+0.5), a wrong beginning (+0.7), a loop that skips (+1.1).
const faults: Fault[] = [
  {
    purpose: 'A program is meant to say “free” for children under 6 and for people over 65, and “pay” for all others.',
    code: 'read age\nif age < 6 or age > 66\n    show "free"\notherwise\n    show "pay"',
    inputs: [
      { input: [66], idea: 'overlooks-the-limit-of-a-test' },
      { input: [65], idea: 'overlooks-the-limit-of-a-test' },
      { input: [6], idea: 'overlooks-the-limit-of-a-test' },
      { input: [67], idea: 'suspects-what-looks-unusual' },
    ],
    meant: ([age = 0]) => (age < 6 || age > 65 ? 'free' : 'pay'),
    does: ([age = 0]) => (age < 6 || age > 66 ? 'free' : 'pay'),
    say: ([age]) => `age ${age}`,
    reason: 'Someone aged 66 is over 65 and should travel free, but the test asks for more than 66.',
    hints: [
      'Compare each number in the test with the words of the task, “under” and “over” included.',
      'The values right beside a limit show whether it is the right one.',
    ],
    b: 0.4,
  },
  {
    purpose: 'A program is meant to show the largest of three numbers.',
    code: 'read a, b, c\nset m to a\nif b > m\n    set m to b\notherwise\n    if c > m\n        set m to c\nshow m',
    inputs: [
      { input: [2, 5, 9], idea: 'suspects-what-looks-unusual' },
      { input: [9, 5, 2], idea: 'suspects-what-looks-unusual' },
      { input: [2, 9, 5], idea: 'traces-one-branch-only' },
      { input: [5, 2, 9], idea: 'traces-one-branch-only' },
    ],
    meant: (input) => Math.max(...input),
    does: ([a = 0, b = 0, c = 0]) => {
      if (b > a) return b;
      return c > a ? c : a;
    },
    say: (input) => input.join(', '),
    reason: 'When b is larger than a, the program never looks at c. So it fails when c is larger still.',
    hints: [
      'Follow the program for each row of numbers and note which lines are carried out.',
      'Ask under which condition c is not looked at.',
    ],
    b: 0.9,
  },
  {
    purpose: 'A program is meant to show the largest number in a list.',
    code: 'read list\nset best to 0\nfor each n in list\n    if n > best\n        set best to n\nshow best',
    inputs: [
      { input: [-4, -2, -7], idea: 'suspects-what-looks-unusual' },
      { input: [-3, 0, -8], idea: 'suspects-what-looks-unusual' },
      { input: [5, 5, 5], idea: 'suspects-what-looks-unusual' },
      { input: [9, 3, 1], idea: 'traces-one-branch-only' },
    ],
    meant: (input) => Math.max(...input),
    does: (input) => Math.max(0, ...input),
    say: (input) => `[${input.map((n) => String(n).replace('-', '−')).join(', ')}]`,
    reason: 'If all numbers are below 0, none of them is larger than the 0 that best begins with, and 0 is shown.',
    hints: [
      'Work out what the program shows for each list, beginning with best = 0.',
      'Think of a list for which the value at the beginning is better than every entry.',
    ],
    b: 0.8,
  },
  {
    purpose: 'A program is meant to give the mark A from 80 points on, B from 60 on, and C below.',
    code: 'read points\nif points >= 60\n    set mark to B\notherwise\n    set mark to C\nif points > 80\n    set mark to A\nshow mark',
    inputs: [
      { input: [80], idea: 'overlooks-the-limit-of-a-test' },
      { input: [60], idea: 'overlooks-the-limit-of-a-test' },
      { input: [95], idea: 'traces-one-branch-only' },
      { input: [59], idea: 'overlooks-the-limit-of-a-test' },
    ],
    meant: ([points = 0]) => (points >= 80 ? 'A' : points >= 60 ? 'B' : 'C'),
    does: ([points = 0]) => (points > 80 ? 'A' : points >= 60 ? 'B' : 'C'),
    say: ([points]) => `${points} points`,
    reason: 'From 80 points on the mark should be A, but the test asks for more than 80, so that 80 itself gets a B.',
    hints: [
      'For each number of points write down the mark it should get and the mark it does get.',
      'The later test may overwrite the mark from the first; that alone is no fault.',
    ],
    b: 0.6,
  },
  {
    purpose: 'A program is meant to count how often a list goes up from one entry to the next.',
    code: 'read list\nset count to 0\nset last to 0\nfor each n in list\n    if n > last\n        set count to count + 1\n    set last to n\nshow count',
    inputs: [
      { input: [5, 7, 4], idea: 'suspects-what-looks-unusual' },
      { input: [0, 7, 4], idea: 'traces-one-branch-only' },
      { input: [-2, -6, 3], idea: 'suspects-what-looks-unusual' },
      { input: [0, 0, 0], idea: 'suspects-what-looks-unusual' },
    ],
    meant: (input) => input.filter((n, i) => i > 0 && n > at(input, i - 1)).length,
    does: (input) => input.filter((n, i) => n > (i === 0 ? 0 : at(input, i - 1))).length,
    say: (input) => `[${input.map((n) => String(n).replace('-', '−')).join(', ')}]`,
    reason:
      'The first entry is compared with the 0 that last begins with. If it is larger than 0, a step up is counted that is not in the list.',
    hints: [
      'For each list count the steps up yourself, and then follow what the program counts.',
      'Look at the very first comparison: what is the first entry compared with?',
    ],
    b: 1.3,
  },
  {
    purpose: 'A program is meant to take every 0 out of a list.',
    code: 'read list\nset i to 1\nwhile i <= length of list\n    if entry i of list = 0\n        remove entry i of list\n    set i to i + 1\nshow list',
    inputs: [
      { input: [4, 0, 0, 7], idea: 'suspects-what-looks-unusual' },
      { input: [0, 4, 0, 7], idea: 'suspects-what-looks-unusual' },
      { input: [4, 0, 7, 0], idea: 'overlooks-the-limit-of-a-test' },
      { input: [0, 4, 7, 0], idea: 'overlooks-the-limit-of-a-test' },
    ],
    meant: (input) => input.filter((n) => n !== 0).join(),
    does: (input) => {
      const list = [...input];
      for (let i = 0; i < list.length; i++) if (list[i] === 0) list.splice(i, 1);
      return list.join();
    },
    say: (input) => `[${input.join(', ')}]`,
    reason:
      'When an entry is removed, the next one moves up to its place, but i goes on all the same. So the second of two zeros in a row is passed over.',
    hints: [
      'Follow i and the list together; after a removal the entries behind it move up.',
      'Ask which entry the program does not look at directly after a removal.',
    ],
    b: 1.8,
  },
];

function writeFault(variant: number, random: Random): Draft {
  const fault = caseOf(faults, variant);
  const { inputs, meant, does, say, code } = fault;
  const failing = inputs.filter(({ input }) => meant(input) !== does(input));
  const [right] = failing;
  if (failing.length !== 1 || !right) throw new Error(`${fault.purpose}: not exactly one failing input`);
  const wrong = inputs.filter((each) => each !== right).map(({ input, idea }): Wrong<string> => [say(input), idea]);
  const choices = wordChoices(say(right.input), shuffled(wrong, random));
  if (!choices) throw new Error(`${fault.purpose}: two inputs read the same`);
  const [procedural, strategic] = fault.hints;
  const show = (value: number | string) =>
    value === '' ? 'an empty list' : String(value).replace('-', '−').replaceAll(',', ', ');
  return {
    stem: `${fault.purpose} It contains a mistake. For which of these inputs does it give a wrong result?`,
    stimulus: [{ kind: 'code', language: 'text', code }],
    ...choices,
    explanation: `${fault.reason} For the other inputs the program and the task agree.`,
    steps: inputs.map(({ input }) => `${say(input)}: should be ${show(meant(input))}, is ${show(does(input))}.`),
    hints: {
      conceptual: 'A faulty program can be right for many inputs; the mistake shows only where it makes a difference.',
      procedural,
      strategic,
      encouragement: 'Four short runs through the program settle it.',
    },
    difficulty: fault.b,
    discrimination: 1.5,
    concepts: ['debugging', 'code-tracing', 'test-cases'],
    reasoning: ['analytical', 'creative'],
  };
}
