import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, numberChoices, sum, wordChoices } from '../drafts.ts';

const model = modelsOf('decisions-and-trade-offs');

export const weighingModels: ItemModel[] = [
  model('weighted-criteria', 'Choosing by weighted criteria', 6, writeWeighted),
];

interface Choice {
  opening: string;
  options: [string, string, string, string];
  criteria: [string, string, string];
  weights: [number, number, number];
  asks: 'best' | 'needed' | 'new-weights';
  b: number;
}

// Features: one round of weighted totals (-0.6), weights changed (+0.5), solving backwards for one score (+1.3).
const choices: Choice[] = [
  {
    opening: 'A cycling club chooses a new helmet for its members.',
    options: ['Aero', 'Dome', 'Halo', 'Shell'],
    criteria: ['Safety', 'Comfort', 'Price'],
    weights: [3, 1, 1],
    asks: 'best',
    b: -0.9,
  },
  {
    opening: 'A family in Lagos chooses a flat.',
    options: ['Garden', 'Harbour', 'Park', 'River'],
    criteria: ['Rent', 'Way to school', 'Quiet'],
    weights: [5, 3, 2],
    asks: 'best',
    b: -0.5,
  },
  {
    opening: 'A hospital chooses a system for its records.',
    options: ['Argo', 'Lumen', 'Orbit', 'Tally'],
    criteria: ['Reliability', 'Ease of use', 'Cost'],
    weights: [6, 3, 1],
    asks: 'best',
    b: 0,
  },
  {
    opening: 'A school chooses a place for its summer trip.',
    options: ['Coast', 'Forest', 'Lakes', 'Town'],
    criteria: ['Learning', 'Cost', 'Travel time'],
    weights: [4, 3, 1],
    asks: 'new-weights',
    b: 0.5,
  },
  {
    opening: 'A research team chooses a laboratory device.',
    options: ['Alpha', 'Beta', 'Gamma', 'Theta'],
    criteria: ['Precision', 'Speed', 'Cost'],
    weights: [5, 2, 1],
    asks: 'needed',
    b: 0.8,
  },
  {
    opening: 'A town chooses a design for a new footbridge.',
    options: ['Arch', 'Beam', 'Cable', 'Truss'],
    criteria: ['Lifetime', 'Looks', 'Building cost'],
    weights: [4, 2, 3],
    asks: 'needed',
    b: 1.1,
  },
];

function writeWeighted(variant: number, random: Random): Draft {
  const choice = caseOf(choices, variant);
  return drawUntil(() => {
    const scores = choice.options.map(() => choice.criteria.map(() => whole(random, 2, 10)));
    if (choice.asks === 'needed') return askNeeded(choice, scores, random);
    return askBest(choice, scores, random);
  });
}

function askBest(choice: Choice, scores: number[][], random: Random): Draft | undefined {
  const { options, criteria, asks } = choice;
  const [first, second, third] = choice.weights;
  const weights = asks === 'best' ? choice.weights : [second, first, third];
  const totals = totalsOf(scores, weights);
  const winner = bestOf(totals);
  const readings: Wrong<number[]>[] = [
    [totalsOf(scores, [1, 1, 1]), 'ignores-the-weights'],
    [scores.map((row) => at(row, weights.indexOf(Math.max(...weights)))), 'looks-at-the-heaviest-criterion-only'],
    [totalsOf(scores, [...weights].reverse()), 'mixes-up-the-weights'],
    [asks === 'new-weights' ? totalsOf(scores, choice.weights) : [], 'keeps-the-old-figures'],
    [scores.map((row) => Math.max(...row)), 'goes-by-the-single-best-score'],
  ];
  const attracted = shuffled(readings, random).flatMap(([values, idea]): Wrong<string>[] => {
    const index = values.length ? bestOf(values) : undefined;
    return index === undefined ? [] : [[at(options, index), idea]];
  });
  if (winner === undefined) return undefined;
  const answer = at(options, winner);
  const found = wordChoices(answer, attracted);
  const changed = asks === 'new-weights';
  return (
    found && {
      stem: `${choice.opening} Each option has been scored from 1 (poor) to 10 (very good), and each criterion has a weight. The option with the highest weighted total is taken. ${
        changed
          ? `At the last moment the weights of “${criteria[0]}” and “${criteria[1]}” are exchanged. Which option is taken then?`
          : 'Which option is taken?'
      }`,
      stimulus: [tableOf(choice, scores)],
      ...found,
      order: [...options],
      explanation: `With the weights ${weights.join(', ')}, ${answer} reaches ${totals[winner]}, more than each of the others. Adding the scores as they stand would treat all criteria as equally important.`,
      steps: options.map(
        (option, i) =>
          `${option}: ${at(scores, i)
            .map((score, c) => `${weights[c]} × ${score}`)
            .join(' + ')} = ${totals[i]}`,
      ),
      hints: {
        conceptual: 'A weight says how often a score counts: a weight of 3 makes one point worth three.',
        procedural: `For each option multiply every score by the weight of its column and add up the three products.`,
        strategic: changed
          ? `Write the exchanged weights over the columns before you begin, so that you do not slip back to the old ones.`
          : `Watch “${criteria[weights.indexOf(Math.max(...weights))]}”: a lead there is worth most.`,
        encouragement: 'Four short sums decide it, and you may stop comparing as soon as one option is clearly ahead.',
      },
      difficulty: choice.b,
      concepts: ['weighted-criteria', 'decision-making'],
      reasoning: ['systematic', 'analytical'],
    }
  );
}

function askNeeded(choice: Choice, scores: number[][], random: Random): Draft | undefined {
  const { options, criteria, weights } = choice;
  const totals = totalsOf(scores, weights);
  const leader = bestOf(totals);
  if (leader === undefined) return undefined;
  const chaser = (leader + 1) % options.length;
  const column = 1;
  const now = at(at(scores, chaser), column);
  const needed = scoreToBeat(scores, weights, chaser, column, at(totals, leader));
  const [name, other] = [at(options, chaser), at(options, leader)];
  if (needed > 10 || needed - now < 2) return undefined;
  const gap = at(totals, leader) - at(totals, chaser);
  const unweighted = [1, 1, 1];
  const wrong: Wrong<number>[] = [
    [needed - 1, gap % at(weights, column) ? 'rounds-down-to-a-loss' : 'stops-at-equal-cost'],
    [scoreToBeat(scores, unweighted, chaser, column, at(totalsOf(scores, unweighted), leader)), 'ignores-the-weights'],
    [needed - now, 'answers-another-question'],
    [needed + 1, 'adds-one-too-many'],
    [now + gap, 'ignores-the-weights'],
  ];
  const possible = wrong.filter(([score]) => score >= 1 && score <= 10);
  const found = numberChoices(needed, shuffled(possible, random), String);
  return (
    found && {
      stem: `${choice.opening} Each option has been scored from 1 (poor) to 10 (very good), and each criterion has a weight. The option with the highest weighted total is taken. Only the score of ${name} in “${criteria[column]}” may still be changed. Which whole score does ${name} need there at least to be ahead of ${other}?`,
      stimulus: [tableOf(choice, scores)],
      ...found,
      explanation: `${other} leads with ${totals[leader]} to ${totals[chaser]}. Every further point in “${criteria[column]}” adds ${weights[column]}, so with a score of ${needed} ${name} reaches ${at(totals, chaser) + (needed - now) * at(weights, column)}; with one point less it does not get ahead.`,
      steps: [
        `${other}: ${at(scores, leader)
          .map((score, c) => `${weights[c]} × ${score}`)
          .join(' + ')} = ${totals[leader]}`,
        `${name}: ${at(scores, chaser)
          .map((score, c) => `${weights[c]} × ${score}`)
          .join(' + ')} = ${totals[chaser]}`,
        `Missing: ${gap}, and more than that to be ahead. Each point in “${criteria[column]}” brings ${weights[column]}.`,
        `${needed - now} points more are needed: ${now} + ${needed - now} = ${needed}.`,
      ],
      hints: {
        conceptual: 'A higher score in one column lifts the total by the weight of that column for every point.',
        procedural: `Work out both totals first; their difference is what ${name} has to make up, and a little more.`,
        strategic: `Divide the difference by the weight of “${criteria[column]}”, and check whether your score really puts ${name} ahead and not level.`,
        encouragement: 'Only two of the four rows matter for this question.',
      },
      difficulty: choice.b,
      discrimination: 1.4,
      concepts: ['weighted-criteria', 'sensitivity'],
      reasoning: ['analytical'],
    }
  );
}

function totalsOf(scores: number[][], weights: number[]): number[] {
  return scores.map((row) => sum(row.map((score, c) => score * at(weights, c))));
}

function bestOf(values: number[]): number | undefined {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : undefined;
}

/** The smallest whole score in a column that takes one option above a total. */
function scoreToBeat(scores: number[][], weights: number[], option: number, column: number, total: number): number {
  const row = at(scores, option);
  const rest = sum(row.map((score, c) => (c === column ? 0 : score * at(weights, c))));
  return Math.floor((total - rest) / at(weights, column)) + 1;
}

function tableOf({ options, criteria, weights }: Choice, scores: number[][]) {
  return {
    kind: 'table' as const,
    header: ['', ...criteria].map((title) => title || 'Option'),
    rows: [['Weight', ...weights.map(String)], ...options.map((option, i) => [option, ...at(scores, i).map(String)])],
  };
}
