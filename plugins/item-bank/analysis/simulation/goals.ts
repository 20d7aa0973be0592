import type { Verdict } from 'psychometrics';
import { verdictOn } from 'psychometrics';
import { exposureControl } from '../../measurement/choice/choose-item.ts';
import type { PartFigures } from './figures.ts';
import type { PrecisionFigures } from './precision.ts';
import { precisionGoals } from './precision-goals.ts';
import type { RunSummary } from './run-summary.ts';

/** A goal with its figure. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  /** The value should be at most, or at least, this. */
  readonly goal: number;
  readonly atMost: boolean;
  /** 95 % interval of the value. For comparisons it includes the sampling error of both figures. */
  readonly interval: { readonly low: number; readonly high: number };
  /** Undecided: sampling error may explain the difference to the goal. */
  readonly verdict: Verdict;
  readonly isStretch: boolean;
  readonly unit: 'share' | 'ratio' | 'logits' | 'points' | 'questions';
}

/** The fixed forms that an adaptive test of N items is compared with. */
export const formKinds = {
  random: 'a fixed form drawn at random over content areas',
  parallel: 'four best fixed forms, each shown to a quarter',
  best: 'the single best fixed form, shown to everyone',
} as const;

/**
 * The goals of docs/measurement.md with their figures, such as the share of right levels in a section, and overall by the
 * composite.
 */
export function goalsOf({
  parts,
  compared,
  precision,
  people,
}: {
  parts: readonly PartFigures[];
  compared: readonly RunSummary[];
  precision: PrecisionFigures;
  people: number;
}): Goal[] {
  const of = (name: RunSummary['name']) => {
    const found = compared.find((each) => each.name === name);
    if (!found) throw new Error(`The study has not compared ${name}`);
    return found;
  };
  const atMost = (what: string, value: number, goal: number, unit: Goal['unit']): Goal => ({
    what,
    value,
    goal,
    atMost: true,
    interval: { low: value, high: value },
    verdict: verdictOn({ low: value, high: value }, -Infinity, goal + rounding),
    isStretch: false,
    unit,
  });
  /** Sections are independent tests, so their mean has a smaller sampling error than the composite. */
  const against = (measure: Measure, times: 2 | 3, kind: keyof typeof formKinds): Goal => {
    const value = measure.of(of('first'));
    const goal = measure.of(of(`${kind}${times}`));
    const noise = 1.96 * Math.sqrt((value * (1 - value) + goal * (1 - goal)) / (people * measure.tests));
    const interval = { low: value - noise, high: value + noise };
    return {
      what: `${measure.says} in N questions, against ${times}N: ${formKinds[kind]}`,
      value,
      goal,
      atMost: false,
      interval,
      verdict: verdictOn(interval, goal - rounding, Infinity),
      // The goal is a randomly drawn form. Forms of the best items, and of three times the length, are stretch goals.
      isStretch: times === 3 || kind !== 'random',
      unit: 'share',
    };
  };
  const overall = {
    says: 'Right level overall',
    tests: 1,
    of: ({ parts: runParts }: RunSummary) => runParts.at(-1)?.accuracy ?? NaN,
  };
  const inSection = {
    says: 'Right level in a section',
    tests: parts.length - 1,
    of: ({ sectionAccuracy }: RunSummary) => sectionAccuracy,
  };
  const ladder = of('ladder');
  const free = of('free');
  const ratios = ladder.parts.map(({ meanSe }, at) => meanSe / (free.parts[at]?.meanSe ?? Number.NaN));
  return [
    ...precisionGoals(precision),
    atMost(
      'Share of takers who are shown the most shown item',
      Math.max(...parts.map(({ usage }) => usage?.maximumRate ?? 0)),
      exposureControl.maximumRate,
      'share',
    ),
    atMost('Standard error with the ladder, against free choice', Math.max(...ratios), 1.1, 'ratio'),
    ...kinds.map((kind) => against(inSection, 2, kind)),
    ...kinds.map((kind) => against(overall, 2, kind)),
    against(inSection, 3, 'random'),
    against(overall, 3, 'random'),
  ];
}

const kinds = ['random', 'parallel', 'best'] as const;

interface Measure {
  readonly says: string;
  readonly tests: number;
  of(compared: RunSummary): number;
}

/** Rounding error of sums of shares. */
const rounding = 1e-9;
