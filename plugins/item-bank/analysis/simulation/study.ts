import type { Section } from '../../contract.ts';
import { exposureControl } from '../../measurement/choice/choose-item.ts';
import type { Batch, BatchResult, EndsBatch, Learners, ShapeBatch } from './batches.ts';
import { usualBatch } from './batches.ts';
import type { Compared } from './compared.ts';
import { createCrew } from './crew.ts';
import type { PartFigures } from './figures.ts';
import { accuracies, figuresOf, gather } from './figures.ts';
import type { Goal } from './goals.ts';
import { goalsOf } from './goals.ts';
import type { SimulatedPlan } from './placement.ts';
import type { PrecisionFigures } from './precision.ts';
import { precisionOf } from './precision.ts';
import type { SectionItems } from './sections.ts';
import type { Shape } from './shapes.ts';
import { shapes } from './shapes.ts';

export interface StudySettings {
  readonly people: number;
  readonly seed: string;
  readonly learners: Learners;
  readonly plan: SimulatedPlan;
  /** Threads; as many as the machine runs at once unless told. The figures do not depend on it. */
  readonly workers?: number | undefined;
  /** Learners who share exposure counts; the figures do depend on it. */
  readonly batchSize?: number | undefined;
}

/** Everything a study found. Plain data. */
export interface StudyFigures {
  readonly settings: Omit<StudySettings, 'workers' | 'batchSize'> & {
    readonly items: readonly { section: Section; items: number }[];
  };
  /** Of each section, then of the composite. */
  readonly parts: readonly PartFigures[];
  /** N of each section: the mean length of the adaptive test, rounded. */
  readonly lengths: readonly number[];
  readonly compared: readonly Compared[];
  readonly precision: PrecisionFigures;
  readonly goals: readonly Goal[];
}

/** How many placements `simulate` sits: what a progress bar counts. */
export const placementsIn = (people: number) => (4 + shapes.length) * people + 2 * placementsAtEnds(people);

/** Placements with every answer right, and as many with every answer wrong: they differ by the questions drawn alone. */
const placementsAtEnds = (people: number) => Math.min(people, 200);

/**
 * Tests simulated people with the platform's own placement, twice, and in the other ways it is compared with. The same
 * settings give the same figures on any number of threads.
 */
export async function simulate(
  sections: readonly SectionItems[],
  settings: StudySettings,
  tested: (placements: number) => void = () => {},
): Promise<StudyFigures> {
  const { people, seed, learners, plan } = settings;
  const crew = createCrew(sections, { workers: settings.workers, tested });
  try {
    const batches = <B extends Batch>(
      kind: Omit<B, 'seed' | 'batch' | 'people' | 'learners' | 'plan'>,
      own = { seed, people },
    ): B[] =>
      sizesOf(own.people, settings.batchSize).map(
        (size, batch) => ({ ...kind, seed: own.seed, batch, people: size, learners, plan }) as B,
      );
    const adaptive = await crew.run(batches<Batch>({ kind: 'adaptive' }));
    const parts = figuresOf(adaptive, { sections: sections.map(({ section }) => section), cuts: plan.cuts });
    const lengths = parts.slice(0, sections.length).map(({ lengths: own }) => Math.round(own.mean));
    const parallel = Math.round(1 / exposureControl.maximumRate);
    const byShape = {} as Record<Shape, BatchResult[]>;
    for (const shape of shapes) {
      byShape[shape] = await crew.run(
        batches<ShapeBatch>({ kind: 'shape', shape, before: 0 }, { seed: `${seed}/${shape}`, people }).map((each) => ({
          ...each,
          before: each.batch * (settings.batchSize ?? usualBatch),
        })),
      );
    }
    const ends = await crew.run(
      batches<EndsBatch>({ kind: 'ends' }, { seed: `${seed}/ends`, people: placementsAtEnds(people) }),
    );
    const precision = precisionOf({ adaptive, ends, byShape });
    const others = await crew.run(batches<Batch>({ kind: 'comparison', lengths, parallel } as never));
    const compared = [...comparedIn(adaptive, plan.cuts).slice(0, 1), ...comparedIn(others, plan.cuts)];
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

function comparedIn(results: readonly BatchResult[], cuts: readonly number[]): Compared[] {
  const names = results[0]?.runs.map(({ name }) => name) ?? [];
  return names.map((name, run) => {
    const gathered = gather(results, run);
    const parts = accuracies(gathered, cuts.length + 1);
    const ofSections = parts.slice(0, -1);
    return {
      name,
      questions: gathered.lengths.reduce((sum, own) => sum + own.reduce((all, each) => all + each, 0) / own.length, 0),
      parts,
      sectionAccuracy: ofSections.reduce((sum, { accuracy }) => sum + accuracy, 0) / ofSections.length,
    };
  });
}

function sizesOf(people: number, batchSize = usualBatch): number[] {
  return Array.from({ length: Math.ceil(people / batchSize) }, (_, batch) =>
    Math.min(batchSize, people - batch * batchSize),
  );
}
