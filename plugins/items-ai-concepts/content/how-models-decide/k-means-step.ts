import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, distinct, figure, listed, wrong } from '../drafts.ts';
import { disc, label, line } from '../figures.ts';
import { idea } from './misconceptions.ts';

/** Carrying out k-means by hand on a line: assigning to the nearer centre, moving centres to the mean, until nothing moves. */
export const kMeansStep: ItemModel = {
  id: 'ai_conceptual.k-means-step',
  section: 'ai_conceptual',
  contentArea: 'how-models-decide',
  title: 'Steps of clustering on a line',
  variants: 9,
  write(variant) {
    const line = caseOf(cases, variant);
    const { question, answer, wrongs, explanation, steps, features } = asked[line.ask](line);
    return {
      stem: `${line.intro} Clustering repeats two steps: each value joins the nearer centre; then each centre moves to the mean of its values. The centres start at ${figure(line.centres[0])} and ${figure(line.centres[1])}. ${question}`,
      stimulus: [drawn(line)],
      answer,
      distractors: distinct(answer, wrongs),
      explanation,
      steps,
      hints: {
        conceptual: 'Clustering of this kind looks for centres that stand in the middle of the values nearest to them.',
        procedural: 'First mark the point halfway between the two centres; it tells which value joins which centre.',
        strategic: 'Do the two steps strictly in turn, and write down the groups each time before you take a mean.',
        encouragement: 'Each round is a small sorting and two averages. Take it one round at a time.',
      },
      difficulty: difficulty(features),
      discrimination: 1.4,
      concepts: ['clustering', 'k-means'],
      reasoning: ['systematic'],
    };
  },
};

interface Line {
  ask: 'joins' | 'centre' | 'second' | 'final';
  intro: string;
  values: number[];
  centres: [number, number];
  unit: string;
}

interface Asked {
  question: string;
  answer: string;
  wrongs: Wrong[];
  explanation: string;
  steps: string[];
  features: Parameters<typeof difficulty>[0];
}

type Centres = [number, number];

/** The values nearer to the first and to the second centre. Ties would be ambiguous and are refused. */
function groups(values: number[], [low, high]: Centres): [number[], number[]] {
  const middle = (low + high) / 2;
  if (values.includes(middle)) throw new Error(`${middle} is as near to ${low} as to ${high}`);
  return [values.filter((value) => value < middle), values.filter((value) => value > middle)];
}

function moved(values: number[], centres: Centres): Centres {
  const [low, high] = groups(values, centres);
  return [mean(low), mean(high)];
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

function pair([low, high]: Centres): string {
  return `${figure(low)} and ${figure(high)}`;
}

function told(values: number[], centres: Centres): string {
  const [low, high] = groups(values, centres);
  return `From the centres ${pair(centres)}: lower group ${listed(low.map(String))}; higher group ${listed(high.map(String))}; means ${pair(moved(values, centres))}.`;
}

/** Rounds until the centres no longer change; the last entry is where they stay. */
function course(values: number[], centres: Centres): Centres[] {
  const next = moved(values, centres);
  return pair(next) === pair(centres) ? [centres] : [centres, ...course(values, next)];
}

/** The two halves of the sorted values: what looks right at first sight. */
function halves(values: number[]): Centres {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  return [mean(sorted.slice(0, half)), mean(sorted.slice(half))];
}

const asked: Record<Line['ask'], (line: Line) => Asked> = {
  joins: ({ values, centres }) => {
    const [low] = groups(values, centres);
    const answer = String(low.length);
    const half = Math.ceil(values.length / 2);
    return {
      question: `How many values join the centre at ${figure(centres[0])} in the first step?`,
      answer,
      wrongs: [
        wrong(half, idea.clustersEquallyLarge),
        wrong(values.length - low.length, idea.otherCentreTaken),
        wrong(values.filter((value) => value <= centres[0]).length, idea.onlyBelowTheCentre),
        wrong(low.length + 1, idea.lastNeighbourMisjudged),
      ],
      explanation: `The point halfway between the centres is ${figure((centres[0] + centres[1]) / 2)}. The ${answer} values below it are nearer to ${figure(centres[0])}.`,
      steps: [
        `Halfway: (${centres[0]} + ${centres[1]}) ÷ 2 = ${figure((centres[0] + centres[1]) / 2)}.`,
        `Below it lie ${listed(low.map(String))}: ${answer} values.`,
      ],
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
    };
  },
  centre: ({ values, centres }) => {
    const next = moved(values, centres);
    const [low, high] = groups(values, centres);
    return {
      question: 'Where are the centres after these two steps?',
      answer: pair(next),
      wrongs: [
        wrong(pair([median(low), median(high)]), idea.medianForMean),
        wrong(pair(halves(values)), idea.clustersEquallyLarge),
        wrong(
          pair([(Math.min(...low) + Math.max(...low)) / 2, (Math.min(...high) + Math.max(...high)) / 2]),
          idea.midpointForMean,
        ),
        wrong(pair([mean([...low, centres[0]]), mean([...high, centres[1]])]), idea.centreCountsAsValue),
      ],
      explanation: `${told(values, centres)} The old centres are not values and do not enter the means.`,
      steps: [
        `Halfway between the centres: ${figure((centres[0] + centres[1]) / 2)}.`,
        `Lower group: ${listed(low.map(String))}, mean ${figure(next[0])}.`,
        `Higher group: ${listed(high.map(String))}, mean ${figure(next[1])}.`,
      ],
      features: { steps: 3, abstraction: 2, closeness: 2, load: 1 },
    };
  },
  second: ({ values, centres }) => {
    const first = moved(values, centres);
    const second = moved(values, first);
    return {
      question: 'Where are the centres after both steps have been done twice?',
      answer: pair(second),
      wrongs: [
        wrong(pair(first), idea.stopsAfterOneRound),
        wrong(pair(halves(values)), idea.clustersEquallyLarge),
        wrong(pair([second[0], first[1]]), idea.oneCentreMoved),
        wrong(pair([first[0], second[1]]), idea.oneCentreMoved),
      ],
      explanation: `${told(values, centres)} In the second round the groups change once more, which gives ${pair(second)}.`,
      steps: [told(values, centres), told(values, first)],
      features: { steps: 5, abstraction: 2, closeness: 2, load: 1 },
    };
  },
  final: ({ values, centres }) => {
    const rounds = course(values, centres);
    const last = rounds.at(-1) ?? centres;
    const before = rounds.at(-2) ?? centres;
    return {
      question: 'Where do the centres stand when nothing moves any more?',
      answer: pair(last),
      wrongs: [
        wrong(pair(rounds[1] ?? centres), idea.stopsAfterOneRound),
        wrong(pair(halves(values)), idea.clustersEquallyLarge),
        wrong(pair(before), idea.stopsTooEarly),
        wrong(pair([Math.min(...values), Math.max(...values)]), idea.centresAreExtremes),
        wrong(pair(centres), idea.stopsTooEarly),
      ],
      explanation: `The centres go ${rounds.map(pair).join(', then ')}. A further round changes nothing: every value already belongs to the nearer centre.`,
      steps: rounds.map((round) => told(values, round)),
      features: { steps: rounds.length + 1, abstraction: 3, closeness: 2, load: 1 },
    };
  },
};

function drawn({ values, centres, unit }: Line): BlockDraft {
  const width = 360;
  const top = Math.ceil((Math.max(...values, ...centres) + 1) / 5) * 5;
  const across = (value: number) => Math.round((20 + (value / top) * (width - 40)) * 10) / 10;
  const step = top > 25 ? 5 : top > 12 ? 2 : 1;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const stacked = new Map<number, number>();
  const shapes: ShapeDraft[] = [
    line([20, 110], [width - 20, 110]),
    ...ticks.flatMap((tick): ShapeDraft[] => [
      line([across(tick), 110], [across(tick), 115]),
      label([across(tick), 131], String(tick), { size: 13 }),
    ]),
    label([width / 2, 153], unit, { size: 13 }),
    ...values.map((value) => {
      const height = stacked.get(value) ?? 0;
      stacked.set(value, height + 1);
      return disc([across(value), 99 - height * 13], 5.5);
    }),
    ...centres.flatMap((centre, index): ShapeDraft[] => {
      // Names of centres close together stand on two levels.
      const close = across(centres[1]) - across(centres[0]) < 70;
      const height = close && index === 0 ? 18 : 36;
      const name = label([across(centre), height], `centre ${index + 1}`, { size: 13 });
      return [
        line([across(centre), height + 7], [across(centre), 82], { arrow: true }),
        close && index === 1 ? { ...name, at: [across(centre) - 6, height], anchor: 'start' } : name,
      ];
    }),
  ];
  return {
    kind: 'figure',
    alt: `A line with the values ${listed(values.map(String))} (${unit}). Arrows mark centre 1 at ${figure(centres[0])} and centre 2 at ${figure(centres[1])}.`,
    width,
    height: 160,
    shapes,
  };
}

const cases: Line[] = [
  {
    ask: 'joins',
    intro: 'A bakery groups its branches by the number of cakes sold in an hour.',
    values: [1, 2, 4, 5, 6, 8, 13, 14],
    centres: [2, 12],
    unit: 'cakes an hour',
  },
  {
    ask: 'joins',
    intro: 'A swimming pool groups its guests by the number of visits.',
    values: [3, 7, 9, 11, 12, 13, 14, 15],
    centres: [4, 12],
    unit: 'visits',
  },
  {
    ask: 'centre',
    intro: 'A beekeeper groups hives by the honey they gave.',
    values: [2, 3, 7, 13, 14, 18],
    centres: [3, 13],
    unit: 'honey (kg)',
  },
  {
    ask: 'centre',
    intro: 'A theatre groups plays by the number of actors.',
    values: [1, 2, 3, 7, 10, 11, 16],
    centres: [1, 9],
    unit: 'actors',
  },
  {
    ask: 'centre',
    intro: 'A language school groups learners by their lessons a month.',
    values: [2, 4, 5, 9, 14, 16, 18],
    centres: [6, 14],
    unit: 'lessons a month',
  },
  {
    ask: 'second',
    intro: 'A bus company groups stops by the number of waiting people.',
    values: [1, 3, 5, 7, 16, 19],
    centres: [1, 7],
    unit: 'waiting people',
  },
  {
    ask: 'second',
    intro: 'A vet groups small dogs by weight.',
    values: [1, 2, 6, 7, 11],
    centres: [1, 2],
    unit: 'weight (kg)',
  },
  {
    ask: 'final',
    intro: 'A hotel groups guests by the nights they stay.',
    values: [1, 2, 3, 6, 8, 10],
    centres: [1, 2.5],
    unit: 'nights',
  },
  {
    ask: 'final',
    intro: 'A choir groups songs by length.',
    values: [2, 3, 4, 6, 9, 11, 16],
    centres: [2, 5],
    unit: 'length (min)',
  },
];
