import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf, permutations } from '../drafts.ts';
import { idea } from './ideas.ts';
import { names } from './orderings.ts';

// Difficulty with the number of seats and conditions, and with conditions that only exclude (“not next to”).
const tasks: Task[] = [
  {
    b: -1.6,
    load: 1,
    hints: hints(),
    write: (random) => ask(random, { seats: 3, conditions: 2, kinds: ['next', 'end', 'left-of'] }),
  },
  {
    b: -0.9,
    load: 2,
    hints: hints(),
    write: (random) => ask(random, { seats: 4, conditions: 3, kinds: ['next', 'end', 'left-of'] }),
  },
  {
    b: -0.1,
    load: 3,
    hints: hints(),
    write: (random) => ask(random, { seats: 4, conditions: 3, kinds: ['left-of', 'apart', 'inside', 'next'] }),
  },
  {
    b: 0.6,
    load: 4,
    hints: hints(),
    write: (random) => ask(random, { seats: 5, conditions: 4, kinds: ['next', 'left-of', 'apart', 'end'] }),
  },
  {
    b: 1.3,
    load: 5,
    hints: hints(),
    write: (random) => ask(random, { seats: 5, conditions: 4, kinds: ['left-of', 'next', 'beside', 'apart', 'end'] }),
  },
  {
    b: 2,
    load: 5,
    hints: hints(),
    write: (random) => ask(random, { seats: 6, conditions: 5, kinds: ['left-of', 'next', 'beside', 'apart', 'end'] }),
  },
];

export const arrangementModels = [
  modelOf({
    area: 'deduction',
    subcategory: 'arrangements',
    slug: 'seats-in-a-row',
    title: 'Who sits where in a row',
    concepts: ['deduction', 'constraints'],
    reasoning: ['systematic', 'analytical'],
    rounds: 2,
    tasks,
  }),
];

type Kind = 'next' | 'beside' | 'apart' | 'left-of' | 'end' | 'inside';

interface Condition {
  kind: Kind;
  says: string;
  holds(order: readonly string[]): boolean;
}

function ask(
  random: Random,
  { seats, conditions, kinds }: { seats: number; conditions: number; kinds: readonly Kind[] },
): Body | undefined {
  const people = shuffled(names, random).slice(0, seats);
  const solution = shuffled(people, random);
  const orders = permutations(people);
  const possible = conditionsOf(kinds, people)
    .filter(({ holds }) => holds(solution))
    .map((condition) => ({ ...condition, fits: orders.map(condition.holds) }));
  const fitting = (some: typeof possible) => orders.filter((_, index) => some.every(({ fits }) => fits[index])).length;
  const isGood = (some: typeof possible) =>
    new Set(some.map(({ kind }) => kind)).size >= Math.min(3, conditions - 1) &&
    fitting(some) === 1 &&
    // None is idle.
    some.every((one) => fitting(some.filter((other) => other !== one)) > 1);
  const draws = Array.from({ length: 200 }, () => shuffled(possible, random).slice(0, conditions));
  const chosen = draws.find(isGood);
  if (!chosen) return undefined;
  const place = Math.floor(random() * seats);
  const answer = at(solution, place);
  const wrong: Wrong<string>[] = people
    .filter((name) => name !== answer)
    .map((name) => [name, idea('overlooks-a-condition')] as const);
  const found = choices(answer, shuffled(wrong, random), Math.min(4, seats - 1));
  return (
    found && {
      ...found,
      stem: `${people.slice(0, -1).join(', ')} and ${at(people, seats - 1)} sit in a row of ${seats} seats, numbered from left to right. Who sits on seat ${place + 1}?`,
      stimulus: [
        {
          kind: 'text',
          text: shuffled(chosen, random)
            .map(({ says }) => says)
            .join('\n'),
        },
      ],
      explanation: `Only one arrangement meets all the conditions: ${solution.join(', ')}, from left to right. So ${answer} sits on seat ${place + 1}.`,
      steps: [
        `Of the ${orders.length} arrangements, ${fitting(chosen.slice(0, 1))} meet the condition “${at(chosen, 0).says.replace(/\.$/, '')}”.`,
        `With all the conditions one is left: ${solution.join(', ')}.`,
      ],
    }
  );
}

/** Every condition of these kinds about these people. */
function conditionsOf(kinds: readonly Kind[], people: readonly string[]): Condition[] {
  return kinds.flatMap((kind) =>
    people.flatMap((one, index) => {
      if (kind === 'end' || kind === 'inside') return [conditionOf(kind, one, '')];
      const others =
        kind === 'beside' || kind === 'apart' ? people.slice(index + 1) : people.filter((name) => name !== one);
      return others.map((other) => conditionOf(kind, one, other));
    }),
  );
}

function conditionOf(kind: Kind, one: string, other: string): Condition {
  const place = (order: readonly string[], name: string) => order.indexOf(name);
  const distance = (order: readonly string[]) => place(order, other) - place(order, one);
  switch (kind) {
    case 'next':
      return { kind, says: `${one} sits directly to the left of ${other}.`, holds: (order) => distance(order) === 1 };
    case 'beside':
      return {
        kind,
        says: `${one} and ${other} sit next to each other.`,
        holds: (order) => Math.abs(distance(order)) === 1,
      };
    case 'apart':
      return {
        kind,
        says: `${one} and ${other} do not sit next to each other.`,
        holds: (order) => Math.abs(distance(order)) > 1,
      };
    case 'left-of':
      return { kind, says: `${one} sits somewhere to the left of ${other}.`, holds: (order) => distance(order) > 0 };
    case 'end':
      return {
        kind,
        says: `${one} sits at one of the two ends.`,
        holds: (order) => place(order, one) === 0 || place(order, one) === order.length - 1,
      };
    case 'inside':
      return {
        kind,
        says: `${one} does not sit at an end.`,
        holds: (order) => place(order, one) > 0 && place(order, one) < order.length - 1,
      };
  }
}

function hints(): Task['hints'] {
  return [
    'Conditions can be used to cross out seats until one person is left for each.',
    'Draw the seats and begin with the condition that leaves the fewest places.',
    'Where two cases are left, follow each of them until one breaks a condition.',
    'There is exactly one arrangement, so every step you are sure of counts.',
  ];
}
