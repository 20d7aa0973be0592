import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, permutations, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('deduction-and-argument');

export const matchingModels: ItemModel[] = [model('who-has-what', 'Who has what', 6, writeMatching)];

/** A clue about who has what; `match[i]` is the index of the thing that person i has. */
interface Clue {
  text: string;
  /** The pairs of person and thing that it speaks of. */
  pairs: [person: number, thing: number][];
  keeps(match: number[]): boolean;
  /** What a reader accepts who misreads or forgets the clue, and the idea behind it. */
  misread(match: number[]): boolean;
  idea: MisconceptionId;
}

type Kind = 'not' | 'row' | 'neither' | 'either' | 'if' | 'if-not';

interface Circle {
  opening: string;
  people: string[];
  things: string[];
  /** "Amara plays the harp", "plays the harp", "does not play the harp". */
  has(thing: string): string;
  hasNot(thing: string): string;
  neither(one: string, other: string): string;
  who(thing: string): string;
  kinds: Kind[];
  b: number;
}

// Features: number of people (4: -0.6), plain negative clues (+0.15 each), either-or (+0.4), conditions (+0.6 each), a negative condition (+0.3).
const circles: Circle[] = [
  {
    opening: 'Amara, Ben, Chi and Dev each play a different instrument: drums, flute, harp or violin.',
    people: ['Amara', 'Ben', 'Chi', 'Dev'],
    things: ['drums', 'flute', 'harp', 'violin'],
    has: (thing) => `plays the ${thing}`,
    neither: (one, other) => `plays neither the ${one} nor the ${other}`,
    hasNot: (thing) => `does not play the ${thing}`,
    who: (thing) => `Who plays the ${thing}?`,
    kinds: ['either', 'row', 'not', 'not'],
    b: -0.8,
  },
  {
    opening:
      'Four researchers each study a different animal: ants, bats, crabs or deer. They are Elif, Fatou, Goro and Hugo.',
    people: ['Elif', 'Fatou', 'Goro', 'Hugo'],
    things: ['ants', 'bats', 'crabs', 'deer'],
    has: (thing) => `studies ${thing}`,
    neither: (one, other) => `studies neither ${one} nor ${other}`,
    hasNot: (thing) => `does not study ${thing}`,
    who: (thing) => `Who studies ${thing}?`,
    kinds: ['neither', 'either', 'row', 'not'],
    b: -0.3,
  },
  {
    opening: 'Ines, Jamal, Kavya and Liam each volunteer on a different day: Monday, Tuesday, Wednesday or Thursday.',
    people: ['Ines', 'Jamal', 'Kavya', 'Liam'],
    things: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    has: (thing) => `volunteers on ${thing}`,
    neither: (one, other) => `volunteers neither on ${one} nor on ${other}`,
    hasNot: (thing) => `does not volunteer on ${thing}`,
    who: (thing) => `Who volunteers on ${thing}?`,
    kinds: ['either', 'if', 'neither', 'not'],
    b: 0.3,
  },
  {
    opening:
      'Four neighbours each have a different pet: a cat, a dog, a parrot or a snake. They are Mila, Nuru, Omar and Pia.',
    people: ['Mila', 'Nuru', 'Omar', 'Pia'],
    things: ['cat', 'dog', 'parrot', 'snake'],
    has: (thing) => `has the ${thing}`,
    neither: (one, other) => `has neither the ${one} nor the ${other}`,
    hasNot: (thing) => `does not have the ${thing}`,
    who: (thing) => `Who has the ${thing}?`,
    kinds: ['if', 'row', 'either', 'if'],
    b: 0.8,
  },
  {
    opening:
      'In a game four trains go to different cities: Bern, Kyoto, Lagos or Quito. The trains are called Red, Silver, Teal and Umber.',
    people: ['Red', 'Silver', 'Teal', 'Umber'],
    things: ['Bern', 'Kyoto', 'Lagos', 'Quito'],
    has: (thing) => `goes to ${thing}`,
    neither: (one, other) => `goes neither to ${one} nor to ${other}`,
    hasNot: (thing) => `does not go to ${thing}`,
    who: (thing) => `Which train goes to ${thing}?`,
    kinds: ['if-not', 'if', 'either', 'neither'],
    b: 1.2,
  },
  {
    opening:
      'Five doctors are each on duty on a different day from Monday to Friday: Dr Abe, Dr Bell, Dr Cruz, Dr Diaz and Dr Ekström.',
    people: ['Dr Abe', 'Dr Bell', 'Dr Cruz', 'Dr Diaz', 'Dr Ekström'],
    things: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    has: (thing) => `is on duty on ${thing}`,
    neither: (one, other) => `is on duty neither on ${one} nor on ${other}`,
    hasNot: (thing) => `is not on duty on ${thing}`,
    who: (thing) => `Who is on duty on ${thing}?`,
    kinds: ['if', 'if-not', 'either', 'neither', 'neither'],
    b: 1.7,
  },
];

function writeMatching(variant: number, random: Random): Draft {
  const circle = caseOf(circles, variant);
  const { people, things } = circle;
  const all = permutations(things.map((_, i) => i));
  return drawUntil(() => {
    const clues = circle.kinds.map((kind) => drawClue(kind, circle, random));
    const fitting = all.filter((match) => clues.every((clue) => clue.keeps(match)));
    const [solution] = fitting;
    if (fitting.length !== 1 || !solution || new Set(clues.map(({ text }) => text)).size < clues.length)
      return undefined;
    // no two clues about the same pair, and nobody settled by negative clues alone: that would leave nothing to combine
    const pairs = clues.flatMap((clue) => clue.pairs.map(String));
    const mentions = people.map(
      (_, i) => clues.flatMap((clue) => clue.pairs).filter(([person]) => person === i).length,
    );
    if (new Set(pairs).size < pairs.length || Math.max(...mentions) >= people.length - 1) return undefined;
    // every clue must be needed for a single solution
    const without = (clue: Clue) => all.filter((match) => clues.every((other) => other === clue || other.keeps(match)));
    if (!clues.every((clue) => without(clue).length > 1)) return undefined;
    const asked = whole(random, 0, things.length - 1);
    const owner = (match: number[]) => at(people, match.indexOf(asked));
    const misled = shuffled(
      clues.flatMap((clue) =>
        without(clue)
          .filter((match) => clue.misread(match))
          .map((match): Wrong<string> => [owner(match), clue.idea]),
      ),
      random,
    );
    const answer = owner(solution);
    const choices = wordChoices(answer, misled);
    if (!choices) return undefined;
    const solved = people.map((person, i) => `${person} ${circle.has(at(things, at(solution, i)))}`);
    return {
      stem: `${circle.opening} ${clues.map(({ text }) => text).join(' ')} ${circle.who(at(things, asked))}`,
      ...choices,
      explanation: `Only one way fits every clue: ${solved.join('; ')}. Each of the others breaks at least one.`,
      steps: [...clues.map(({ text }) => text), `Together they leave one possibility: ${solved.join('; ')}.`],
      hints: {
        conceptual: 'Each person has exactly one, and nobody shares: what one has, the others have not.',
        procedural: `Draw a table with a row for each of the ${people.length} names and a column for each possibility, and cross out what a clue excludes.`,
        strategic: circle.kinds.some((kind) => kind.startsWith('if'))
          ? 'For a clue with “if”, suppose that its first part is true and see whether that can be; if not, you have learnt something.'
          : 'When only one box is left in a row or a column, tick it and cross out the rest of that line.',
        encouragement: `The ${clues.length} clues fit together in just one way, so every cross you make is progress.`,
      },
      difficulty: circle.b,
      discrimination: 1.4,
      concepts: [
        'deduction',
        'constraints',
        ...(circle.kinds.some((kind) => kind.startsWith('if')) ? ['conditional-reasoning'] : []),
      ],
      reasoning: ['analytical', 'systematic'],
    };
  });
}

function drawClue(kind: Kind, circle: Circle, random: Random): Clue {
  const { people, things, has, hasNot, neither } = circle;
  const [person, other] = several(
    random,
    people.map((_, i) => i),
    2,
  ) as [number, number];
  const [thing, second] = several(
    random,
    things.map((_, i) => i),
    2,
  ) as [number, number];
  const name = (i: number) => at(people, i);
  const what = (i: number) => at(things, i);
  const got = (match: number[], p: number, t: number) => match[p] === t;
  const anything = () => true;
  switch (kind) {
    case 'not':
      return {
        text: `${name(person)} ${hasNot(what(thing))}.`,
        pairs: [[person, thing]],
        keeps: (match) => !got(match, person, thing),
        misread: (match) => got(match, person, thing),
        idea: 'overlooks-a-negative-rule',
      };
    case 'neither':
      return {
        text: `Neither ${name(person)} nor ${name(other)} ${has(what(thing))}.`,
        pairs: [
          [person, thing],
          [other, thing],
        ],
        keeps: (match) => !got(match, person, thing) && !got(match, other, thing),
        misread: anything,
        idea: 'overlooks-a-negative-rule',
      };
    case 'row':
      return {
        text: `${name(person)} ${neither(what(thing), what(second))}.`,
        pairs: [
          [person, thing],
          [person, second],
        ],
        keeps: (match) => !got(match, person, thing) && !got(match, person, second),
        misread: anything,
        idea: 'overlooks-a-negative-rule',
      };
    case 'either':
      return {
        text: `Either ${name(person)} or ${name(other)} ${has(what(thing))}.`,
        pairs: [
          [person, thing],
          [other, thing],
        ],
        keeps: (match) => got(match, person, thing) || got(match, other, thing),
        misread: anything,
        idea: 'overlooks-a-condition',
      };
    case 'if':
      return {
        text: `If ${name(person)} ${has(what(thing))}, then ${name(other)} ${has(what(second))}.`,
        pairs: [
          [person, thing],
          [other, second],
        ],
        keeps: (match) => !got(match, person, thing) || got(match, other, second),
        misread: (match) => !got(match, other, second) || got(match, person, thing),
        idea: 'turns-the-rule-round',
      };
    case 'if-not':
      return {
        text: `If ${name(person)} ${hasNot(what(thing))}, then ${name(other)} ${has(what(second))}.`,
        pairs: [
          [person, thing],
          [other, second],
        ],
        keeps: (match) => got(match, person, thing) || got(match, other, second),
        misread: (match) => !got(match, person, thing) || !got(match, other, second),
        idea: 'denies-the-condition',
      };
  }
}
