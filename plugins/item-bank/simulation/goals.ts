import { exposureControl } from '../choosing.ts';
import type { PartFigures } from './figures.ts';
import type { Compared } from './study.ts';

/** What the measuring is held to, and what came out. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  /** What the value is compared with: it is to be at most this, or at least. */
  readonly goal: number;
  readonly atMost: boolean;
  readonly isMet: boolean;
  readonly isStretch: boolean;
  /** How far chance alone moves the difference of value and goal: one standard error; 0 where it does not. */
  readonly noise: number;
  readonly unit: 'share' | 'ratio';
}

/** Against which fixed forms an adaptive test of N items is held, in words. */
export const formKinds = {
  random: 'drawn at random, spread over content areas',
  parallel: 'four best forms in parallel, so that none is shown to more than a quarter',
  best: 'the one best form for these people, shown to everybody',
} as const;

/**
 * The goals of docs/measurement.md with their figures. Classification is that of the whole placement: the level by the
 * composite.
 */
export function goalsOf({
  parts,
  compared,
  people,
}: {
  parts: readonly PartFigures[];
  compared: readonly Compared[];
  people: number;
}): Goal[] {
  const of = (name: Compared['name']) => {
    const found = compared.find((each) => each.name === name);
    if (!found) throw new Error(`The study has not compared ${name}`);
    return found;
  };
  const composite = (name: Compared['name']) => of(name).parts.at(-1);
  const accuracy = composite('first')?.accuracy ?? Number.NaN;
  const atMost = (what: string, value: number, goal: number, unit: Goal['unit']): Goal => ({
    what,
    value,
    goal,
    atMost: true,
    isMet: value <= goal + rounding,
    isStretch: false,
    noise: 0,
    unit,
  });
  const against = (times: 2 | 3, kind: keyof typeof formKinds): Goal => {
    const goal = composite(`${kind}${times}`)?.accuracy ?? Number.NaN;
    return {
      what: `Right level in N questions, against ${times}N fixed: ${formKinds[kind]}`,
      value: accuracy,
      goal,
      atMost: false,
      isMet: accuracy >= goal - rounding,
      isStretch: times === 3,
      noise: Math.sqrt((accuracy * (1 - accuracy) + goal * (1 - goal)) / people),
      unit: 'share',
    };
  };
  const ladder = of('ladder');
  const free = of('free');
  const ratios = ladder.parts.map(({ meanSe }, at) => meanSe / (free.parts[at]?.meanSe ?? Number.NaN));
  return [
    atMost(
      'Takers that the most shown item was shown to',
      Math.max(...parts.map(({ usage }) => usage?.maximumRate ?? 0)),
      exposureControl.maximumRate,
      'share',
    ),
    atMost('Standard error with the ladder, against free choice', Math.max(...ratios), 1.1, 'ratio'),
    ...(['random', 'parallel', 'best'] as const).map((kind) => against(2, kind)),
    ...(['random', 'parallel', 'best'] as const).map((kind) => against(3, kind)),
  ];
}

/** Of sums of shares. */
const rounding = 1e-9;
