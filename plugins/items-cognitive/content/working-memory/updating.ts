import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf, numberChoices } from '../drafts.ts';
import { idea } from './ideas.ts';
import { instruction, letters } from './order.ts';

// Keeping values up to date while new ones come in (after Morris & Jones 1990), and remembering letters while checking
// sums (operation span, Turner & Engle 1989). Difficulty with the number of values and of changes.
const tasks: Task[] = [
  { b: -1.6, load: 2, seconds: 12, hints: hints(), write: (random) => askValue(random, 1, 3) },
  { b: -0.3, load: 3, seconds: 15, hints: hints(), write: (random) => askValue(random, 2, 4) },
  { b: 0.6, load: 4, seconds: 20, hints: hints(), write: (random) => askValue(random, 3, 5) },
  { b: 1.1, load: 4, seconds: 18, hints: hints(), write: (random) => askSpan(random, 5) },
  { b: 1.5, load: 5, seconds: 24, hints: hints(), write: (random) => askValue(random, 3, 7) },
  { b: 2, load: 5, seconds: 24, hints: hints(), write: (random) => askSpan(random, 7) },
];

export const updatingModels = [
  modelOf({
    area: 'working-memory',
    subcategory: 'updating',
    slug: 'changing-values',
    title: 'Keeping track while things change',
    concepts: ['updating', 'operation-span'],
    reasoning: ['systematic', 'analytical'],
    rounds: 2,
    tasks,
  }),
];

function askValue(random: Random, values: number, changes: number): Body | undefined {
  const names = ['A', 'B', 'C'].slice(0, values);
  const start = names.map(() => whole(random, 2, 9));
  const now = [...start];
  const steps = Array.from({ length: changes }, (_, index) => {
    // Every value changes once; the rest falls on any of them.
    const which = index < values ? index : Math.floor(random() * values);
    return { which, by: oneOf(random, [-4, -3, -2, -1, 1, 2, 3, 4, 5]) };
  });
  const mixed = shuffled(steps, random);
  for (const { which, by } of mixed) now[which] = at(now, which) + by;
  const asked = Math.floor(random() * values);
  const answer = at(now, asked);
  const own = mixed.filter(({ which }) => which === asked);
  if (now.some((value) => value < 0 || value > 20) || (changes > values && own.length < 2)) return undefined;
  const wrong: Wrong<number>[] = [
    ...own.map(({ by }) => [answer - by, idea('misses-an-update')] as const),
    [at(start, asked), idea('forgets-to-update')],
    ...now.filter((_, index) => index !== asked).map((value) => [value, idea('mixes-up-two-values')] as const),
    [answer + 1, idea('misses-an-update')],
    [answer - 1, idea('misses-an-update')],
    [answer + 2, idea('misses-an-update')],
  ];
  const found = numberChoices(
    answer,
    wrong.filter(([value]) => value >= 0),
  );
  const name = at(names, asked);
  const lines = mixed.map(({ which, by }) => `${at(names, which)}: ${by < 0 ? 'take away' : 'add'} ${Math.abs(by)}`);
  return (
    found && {
      ...found,
      stem: `What is ${name} at the end?`,
      stimulus: [
        instruction(
          values === 1
            ? 'Keep the value of A up to date, line by line.'
            : `Keep the values of ${names.slice(0, -1).join(', ')} and ${at(names, values - 1)} up to date, line by line. You will be asked for one of them.`,
        ),
        {
          kind: 'text',
          text: [names.map((each, index) => `${each} = ${at(start, index)}`).join(',  '), ...lines].join('\n'),
        },
      ],
      explanation: `${name} begins at ${at(start, asked)} and is changed ${own.length === 1 ? 'once' : own.length === 2 ? 'twice' : `${own.length} times`}; at the end it is ${answer}.`,
      steps: [
        `${name} = ${at(start, asked)}${own.map(({ by }) => (by < 0 ? ` − ${-by}` : ` + ${by}`)).join('')} = ${answer}.`,
      ],
    }
  );
}

/** Sums, each with a letter; the letters beside the right sums are to be kept. */
function askSpan(random: Random, count: number): Body | undefined {
  const signs = shuffled(letters, random).slice(0, count);
  const sums = signs.map((letter) => {
    const [one, two, isRight] = [whole(random, 2, 9), whole(random, 2, 9), random() < 0.6];
    const shown = isRight ? one + two : one + two + oneOf(random, [-2, -1, 1, 2]);
    return { letter, text: `${one} + ${two} = ${shown}`, isRight };
  });
  const kept = sums.filter(({ isRight }) => isRight).map(({ letter }) => letter);
  if (kept.length < 3 || kept.length > count - 2) return undefined;
  const others = sums.filter(({ isRight }) => !isRight).map(({ letter }) => letter);
  const swapped = kept.map((letter, index) => (index === 0 ? at(kept, 1) : index === 1 ? at(kept, 0) : letter));
  const replaced = (place: number, by: string) => kept.map((letter, index) => (index === place ? by : letter));
  const wrong: Wrong<string>[] = [
    [swapped.join(' '), idea('swaps-two-neighbours')],
    [replaced(kept.length - 1, at(others, 0)).join(' '), idea('recalls-another-pair')],
    [replaced(1, at(others, others.length - 1)).join(' '), idea('recalls-another-pair')],
    [[...kept].reverse().join(' '), idea('counts-from-the-other-end')],
    [replaced(0, at(others, 1)).join(' '), idea('recalls-another-pair')],
  ];
  const found = choices(kept.join(' '), wrong);
  return (
    found && {
      ...found,
      stem: 'Which letters stood beside the sums that are right, in their order?',
      stimulus: [
        instruction('Check each sum. Remember, in their order, the letters beside the sums that are right.'),
        { kind: 'table', header: ['Sum', 'Letter'], rows: sums.map(({ text, letter }) => [text, letter]) },
      ],
      explanation: `${kept.length} of the sums are right; beside them stood ${kept.join(' ')}, in this order.`,
      steps: sums.map(({ text, letter, isRight }) => `${text} (${letter}) is ${isRight ? 'right' : 'not right'}.`),
    }
  );
}

function hints(): Task['hints'] {
  return [
    'What changes has to be replaced in memory, not kept beside the old.',
    'After each line, say to yourself how things stand now.',
    'Let go of what is no longer true as soon as it has changed.',
    'At any moment there are only a few things to keep.',
  ];
}
