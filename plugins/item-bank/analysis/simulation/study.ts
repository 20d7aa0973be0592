import type { Section } from '../../contract.ts';
import { exposureControl } from '../../measurement/choice/choose-item.ts';
import type { Batch, BatchResult, EndsBatch, Learners, ShapeBatch } from './batches.ts';
import { defaultBatchSize } from './batches.ts';
import { createCrew } from './crew.ts';
import type { PartFigures } from './figures.ts';
import { accuracies, figuresOf, joinRuns } from './figures.ts';
import type { Goal } from './goals.ts';
import { goalsOf } from './goals.ts';
import type { SimulatedPlan } from './placement.ts';
import type { PrecisionFigures } from './precision.ts';
import { precisionOf } from './precision.ts';
import type { RunSummary } from './run-summary.ts';
import type { SectionItems } from './sections.ts';
import type { Shape } from './shapes.ts';
import { shapes } from './shapes.ts';

export interface StudySettings {
  readonly people: number;
  readonly seed: string;
  readonly learners: Learners;
  readonly plan: SimulatedPlan;
  /** Number of threads, by default one for each processor. The figures do not depend on it. */
  readonly workers?: number | undefined;
  /** Number of learners who share exposure counts. The figures depend on it. */
  readonly batchSize?: number | undefined;
}

/** The results of a study, as plain data. */
export interface StudyFigures {
  readonly settings: Omit<StudySettings, 'workers' | 'batchSize'> & {
    readonly items: readonly { section: Section; items: number }[];
  };
  /** One for each section, then the composite. */
  readonly parts: readonly PartFigures[];
  /** The mean length of the adaptive test in each section, rounded. */
  readonly lengths: readonly number[];
  readonly compared: readonly RunSummary[];
  readonly precision: PrecisionFigures;
  readonly goals: readonly Goal[];
}

/** The number of placements that `simulate` runs, for a progress bar. */
export const placementsIn = (people: number) => (4 + shapes.length) * people + 2 * placementsAtEnds(people);

/** Placements with all answers right, and as many with all answers wrong; they differ only in the questions drawn. */
const placementsAtEnds = (people: number) => Math.min(people, 200);

/**
 * Tests simulated people twice with the platform's placement, and with the other tests it is compared with.
 * The same settings give the same figures on any number of threads.
 * @param onPlacements called with the number of placements completed since the last call
 */
export async function simulate(
  sections: readonly SectionItems[],
  settings: StudySettings,
  onPlacements: (placements: number) => void = () => {},
): Promise<StudyFigures> {
  const { people, seed, learners, plan } = settings;
  const crew = createCrew(sections, { workers: settings.workers, onPlacements });
  try {
    const batches = <B extends Batch>(
      kind: Omit<B, 'seed' | 'batch' | 'people' | 'learners' | 'plan'>,
      drawn = { seed, people },
    ): B[] =>
      sizesOf(drawn.people, settings.batchSize).map(
        (size, batch) => ({ ...kind, seed: drawn.seed, batch, people: size, learners, plan }) as B,
      );
    const adaptive = await crew.run(batches<Batch>({ kind: 'adaptive' }));
    const parts = figuresOf(adaptive, { sections: sections.map(({ section }) => section), cuts: plan.cuts });
    const lengths = parts.slice(0, sections.length).map(({ lengths: asked }) => Math.round(asked.mean));
    const parallel = Math.round(1 / exposureControl.maximumRate);
    const byShape = {} as Record<Shape, BatchResult[]>;
    for (const shape of shapes) {
      byShape[shape] = await crew.run(
        batches<ShapeBatch>({ kind: 'shape', shape, before: 0 }, { seed: `${seed}/${shape}`, people }).map((each) => ({
          ...each,
          before: each.batch * (settings.batchSize ?? defaultBatchSize),
        })),
      );
    }
    const ends = await crew.run(
      batches<EndsBatch>({ kind: 'ends' }, { seed: `${seed}/ends`, people: placementsAtEnds(people) }),
    );
    const precision = precisionOf({ adaptive, ends, byShape });
    const others = await crew.run(batches<Batch>({ kind: 'comparison', lengths, parallel } as never));
    const compared = [...summariesOf(adaptive, plan.cuts).slice(0, 1), ...summariesOf(others, plan.cuts)];
    return {
      settings: {
        people,
        seed,
        learners,
        plan,
        items: sections.map(({ section, items }) => ({ section, items: items.length })),
      },
      parts,
      lengths,
      compared,
      precision,
      goals: goalsOf({ parts, compared, precision, people }),
    };
  } finally {
    await crew.close();
  }
}

function summariesOf(results: readonly BatchResult[], cuts: readonly number[]): RunSummary[] {
  const names = results[0]?.runs.map(({ name }) => name) ?? [];
  return names.map((name, index) => {
    const run = joinRuns(results, index);
    const parts = accuracies(run, cuts.length + 1);
    const ofSections = parts.slice(0, -1);
    return {
      name,
      questions: run.lengths.reduce((sum, asked) => sum + asked.reduce((all, each) => all + each, 0) / asked.length, 0),
      parts,
      sectionAccuracy: ofSections.reduce((sum, { accuracy }) => sum + accuracy, 0) / ofSections.length,
    };
  });
}

function sizesOf(people: number, batchSize = defaultBatchSize): number[] {
  return Array.from({ length: Math.ceil(people / batchSize) }, (_, batch) =>
    Math.min(batchSize, people - batch * batchSize),
  );
}
