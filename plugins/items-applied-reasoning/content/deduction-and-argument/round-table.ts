import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, listed, modelsOf, permutations, wordChoices } from '../drafts.ts';
import { lettering } from '../figures/shapes.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('deduction-and-argument');

export const roundTableModels: ItemModel[] = [model('round-table', 'Who sits where', 5, writeRoundTable)];

type Kind = 'opposite' | 'clockwise' | 'not-beside' | 'between';

interface Party {
  people: string[];
  occasion: string;
  kinds: Kind[];
  b: number;
}

// Features: 5 or 6 seats (+0.3), clues of position (0), negative clues (+0.3 each), clues that fix no seat by themselves (+0.4).
const parties: Party[] = [
  {
    people: ['Asha', 'Bo', 'Cara', 'Demir', 'Eun'],
    occasion: 'play cards',
    kinds: ['clockwise', 'clockwise', 'not-beside'],
    b: -0.2,
  },
  {
    people: ['Femi', 'Gita', 'Hana', 'Ilir', 'Jo', 'Kofi'],
    occasion: 'meet',
    kinds: ['opposite', 'clockwise', 'opposite', 'not-beside'],
    b: 0.4,
  },
  {
    people: ['Lena', 'Musa', 'Nils', 'Oya', 'Pau'],
    occasion: 'discuss a book',
    kinds: ['between', 'not-beside', 'clockwise'],
    b: 0.3,
  },
  {
    people: ['Qin', 'Ruth', 'Sami', 'Tara', 'Uma', 'Vito'],
    occasion: 'have dinner',
    kinds: ['between', 'opposite', 'not-beside', 'clockwise'],
    b: 0.6,
  },
  {
    people: ['Wren', 'Ximena', 'Yaw', 'Zoe', 'Aiko', 'Bela'],
    occasion: 'taste soups',
    kinds: ['not-beside', 'between', 'not-beside', 'clockwise', 'not-beside'],
    b: 0.9,
  },
];

interface Clue {
  text: string;
  /** `seats[i]` is who sits in seat i; seats follow one another clockwise. */
  keeps(seats: string[]): boolean;
  misread(seats: string[]): boolean;
  idea: MisconceptionId;
}

function writeRoundTable(variant: number, random: Random): Draft {
  const party = caseOf(parties, variant);
  const [first, ...rest] = party.people;
  if (!first) throw new Error('a party without people');
  const all = permutations(rest).map((others) => [first, ...others]);
  return drawUntil(() => {
    const clues = party.kinds.map((kind) => drawClue(kind, party.people, random));
    if (new Set(clues.map(({ text }) => text)).size < clues.length) return undefined;
    const fitting = all.filter((seats) => clues.every((clue) => clue.keeps(seats)));
    const without = (clue: Clue) => all.filter((seats) => clues.every((other) => other === clue || other.keeps(seats)));
    const [solution] = fitting;
    if (fitting.length !== 1 || !solution || !clues.every((clue) => without(clue).length > 1)) return undefined;
    const seat = whole(random, 1, party.people.length - 1);
    const answer = at(solution, seat);
    const misled = clues.flatMap((clue) =>
      without(clue)
        .filter(clue.misread)
        .map((seats): Wrong<string> => [at(seats, seat), clue.idea]),
    );
    const mirrored: Wrong<string> = [at(solution, party.people.length - seat), 'mixes-up-left-and-right'];
    const choices = wordChoices(answer, [mirrored, ...shuffled(misled, random)]);
    if (!choices) return undefined;
    const order = solution.map((name, i) => `${i + 1} ${name}`).join(', ');
    return {
      stem: `${listed(party.people)} ${party.occasion} at a round table, each on one of the numbered seats. ${first} sits on seat 1. ${clues.map(({ text }) => text).join(' ')} Who sits on seat ${seat + 1}?`,
      stimulus: [tableFigure(party.people.length, first)],
      ...choices,
      explanation: `Only one seating keeps all the clues: ${order}.`,
      steps: [`${first} sits on seat 1.`, ...clues.map(({ text }) => text), `Together: ${order}.`],
      hints: {
        conceptual:
          'One known seat and the clues about neighbours fix the others step by step; clockwise means in the order of the seat numbers.',
        procedural: `Start from ${first} on seat 1, and place whoever a clue ties most closely to somebody placed already.`,
        strategic: 'When a clue leaves two possibilities, follow each until one of them runs into another clue.',
        encouragement: `With ${party.people.length} seats the possibilities run out quickly.`,
      },
      difficulty: party.b,
      discrimination: 1.4,
      concepts: ['deduction', 'constraints', 'spatial-relations'],
      reasoning: ['analytical', 'systematic'],
    };
  });
}

function drawClue(kind: Kind, people: string[], random: Random): Clue {
  const [one, other, third] = several(random, people, 3) as [string, string, string];
  const count = people.length;
  const steps = (seats: string[], from: string, to: string) =>
    (seats.indexOf(to) - seats.indexOf(from) + count) % count;
  const beside = (seats: string[], a: string, b: string) => [1, count - 1].includes(steps(seats, a, b));
  switch (kind) {
    case 'opposite':
      return {
        text: `${one} sits exactly opposite ${other}.`,
        keeps: (seats) => steps(seats, one, other) * 2 === count,
        misread: () => true,
        idea: 'overlooks-a-condition',
      };
    case 'clockwise':
      return {
        text: `Going clockwise, ${other} sits directly after ${one}.`,
        keeps: (seats) => steps(seats, one, other) === 1,
        misread: (seats) => steps(seats, other, one) === 1,
        idea: 'mixes-up-left-and-right',
      };
    case 'between':
      return {
        text: `${one} sits between ${other} and ${third}, next to both.`,
        keeps: (seats) => beside(seats, one, other) && beside(seats, one, third),
        misread: (seats) => beside(seats, one, other) || beside(seats, one, third),
        idea: 'keeps-half-of-a-clue',
      };
    case 'not-beside':
      return {
        text: `${one} does not sit next to ${other}.`,
        keeps: (seats) => !beside(seats, one, other),
        misread: () => true,
        idea: 'overlooks-a-negative-rule',
      };
  }
}

function tableFigure(count: number, first: string): BlockDraft {
  const middle: [number, number] = [170, 118];
  const shapes: ShapeDraft[] = [
    { shape: 'circle', at: middle, radius: 56, tone: 'soft', filled: true },
    { shape: 'circle', at: middle, radius: 56, tone: 'ink' },
  ];
  for (let seat = 0; seat < count; seat++) {
    const angle = (2 * Math.PI * seat) / count - Math.PI / 2;
    const place: [number, number] = [
      Math.round(middle[0] + 86 * Math.cos(angle)),
      Math.round(middle[1] + 86 * Math.sin(angle)),
    ];
    shapes.push(
      { shape: 'circle', at: place, radius: 18, tone: 'ink' },
      lettering(place[0], place[1], String(seat + 1), { size: 15 }),
    );
    if (seat === 0) shapes.push(lettering(place[0] + 28, place[1], first, { anchor: 'start', size: 14 }));
  }
  return {
    kind: 'figure',
    alt: `A round table seen from above with ${count} seats, numbered 1 to ${count} clockwise. ${first} sits on seat 1.`,
    width: 340,
    height: 230,
    shapes,
  };
}
