import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task } from '../drafts.ts';
import { ideas } from '../drafts.ts';

const verdicts = [
  'Quantity A is greater',
  'Quantity B is greater',
  'The two quantities are equal',
  'It cannot be determined',
] as const;
type Verdict = 0 | 1 | 2 | 3;

/** Two quantities; `difference` gives A − B in every situation that the given facts allow. */
export interface Comparison {
  given?: string;
  a: string;
  b: string;
  /** A − B, one value for each situation tried. */
  differences: readonly number[];
  /** How to see it. */
  says: string;
  steps: string[];
}

const idea = ideas({
  'goes-by-the-larger-figures': 'You went by how large the figures look; what counts is what they come to.',
  'takes-near-for-equal': 'The two come close to one another, but they are not the same.',
  'tries-one-case-only': 'You found a case where that is so; in other cases that are allowed it is not.',
  'gives-up-too-early': 'There is enough to decide it; the two can be compared in every case that is allowed.',
  'overlooks-that-they-agree': 'Written in the same way, the two quantities turn out to be the same.',
  'compares-the-wrong-way-round': 'You compared the right things, but the other one is greater.',
});

/** Judges by every situation there is; too close to call in floating point counts as equal. */
function verdictOf(differences: readonly number[]): Verdict {
  const signs = new Set(differences.map((difference) => (Math.abs(difference) < 1e-9 ? 0 : Math.sign(difference))));
  if (signs.size !== 1) return 3;
  if (signs.has(0)) return 2;
  return signs.has(1) ? 0 : 1;
}

/** The question, if its verdict is the wanted one. */
function askComparison({ given, a, b, differences, says, steps }: Comparison, wanted?: Verdict): Body | undefined {
  const verdict = verdictOf(differences);
  if (wanted !== undefined && verdict !== wanted) return undefined;
  return {
    stem: given ? `${given} Compare quantity A with quantity B.` : 'Compare quantity A with quantity B.',
    stimulus: [{ kind: 'table', header: ['Quantity A', 'Quantity B'], rows: [[a, b]] }],
    answer: verdicts[verdict],
    distractors: verdicts.flatMap((text, index) =>
      index === verdict ? [] : [{ text, misconception: wrongIdea(verdict, index as Verdict) }],
    ),
    order: [...verdicts],
    fixed: [...verdicts],
    explanation: `${says} ${conclusion[verdict]}`,
    steps,
  };
}

const conclusion = [
  'So quantity A is the greater one.',
  'So quantity B is the greater one.',
  'So the two quantities are equal.',
  'So it cannot be determined which one is greater.',
];

function wrongIdea(right: Verdict, chosen: Verdict) {
  if (right === 3) return idea('tries-one-case-only');
  if (chosen === 3) return idea('gives-up-too-early');
  if (right === 2) return idea('overlooks-that-they-agree');
  if (chosen === 2) return idea('takes-near-for-equal');
  return idea(right === 0 ? 'goes-by-the-larger-figures' : 'compares-the-wrong-way-round');
}

/** A task that asks for each verdict of the list in turn. */
export function comparing(
  b: number,
  load: Task['load'],
  wanted: readonly Verdict[],
  hints: Task['hints'],
  draw: (random: Random) => Comparison | undefined,
): Task {
  return {
    b,
    load,
    hints,
    write: (random, round) => {
      const comparison = draw(random);
      return comparison && askComparison(comparison, wanted[round % wanted.length]);
    },
  };
}

/** The two in random order, their differences along. */
export function eitherWay(comparison: Comparison, random: Random): Comparison {
  const [first] = shuffled([true, false], random);
  if (first) return comparison;
  const { a, b, differences } = comparison;
  return { ...comparison, a: b, b: a, differences: differences.map((difference) => -difference) };
}
