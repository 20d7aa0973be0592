import type { Classification, EndReason, FormDesign, Posterior, Respond } from 'psychometrics';
import {
  administerForm,
  bestForm,
  classOf,
  composite,
  formAt,
  maximumPoints,
  normalDraw,
  parallelForms,
  posterior,
  randomForm,
  sectionAbilities,
} from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import { seededRandom } from '../../../../core/random.ts';
import { sectionTitles } from '../../contract.ts';
import { scoreSections } from '../../measurement/scoring/section-scores.ts';
import type { SimulatedPlan } from './placement.ts';
import { placements } from './placement.ts';
import type { SimulatedSection } from './sections.ts';
import type { Shape } from './shapes.ts';
import { peopleOfShape } from './shapes.ts';

/** Learners of one batch: they share exposure counts that begin at none, and chance of their own. */
export const usualBatch = 500;

/** Whom a study tests: abilities N(mean, sd²) in every section, any two sections correlating by `correlation`. */
export interface Learners {
  readonly mean: number;
  readonly sd: number;
  readonly correlation: number;
}

interface Common {
  /** The study's seed and the batch's number: all that chance depends on, whichever thread runs it. */
  readonly seed: string;
  readonly batch: number;
  readonly people: number;
  readonly learners: Learners;
  readonly plan: SimulatedPlan;
}

/** The platform's placement, sat twice by everybody. */
export interface AdaptiveBatch extends Common {
  readonly kind: 'adaptive';
}

/** Other ways to ask, in tests of one length. */
export interface ComparisonBatch extends Common {
  readonly kind: 'comparison';
  /** N of each section. */
  readonly lengths: readonly number[];
  /** How many forms keep the exposure rate between them. */
  readonly parallel: number;
}

/** The placement, sat once by people of a shape whose overall ability is spread evenly; `learners` do not count. */
export interface ShapeBatch extends Common {
  readonly kind: 'shape';
  readonly shape: Shape;
  /** How many people of the study are in the batches before: they take the bands by turns through all batches. */
  readonly before: number;
}

/** Placements with every answer right, and with every answer wrong. */
export interface EndsBatch extends Common {
  readonly kind: 'ends';
}

export type Batch = AdaptiveBatch | ComparisonBatch | ShapeBatch | EndsBatch;

/** What one way of testing said of the batch's people: a column for each section, then the composite. */
export interface Column {
  readonly theta: Float64Array;
  readonly se: Float64Array;
  readonly level: Uint8Array;
  /** How sure the level was said to be. */
  readonly certainty: Float64Array;
}

export interface Run {
  readonly name: RunName;
  readonly columns: readonly Column[];
  /** Items asked in each section, for each person. */
  readonly lengths: readonly Uint16Array[];
  /** What a question told of a section's ability on average, as 1/logit²; of adaptive runs. */
  readonly toldByQuestion: readonly Float64Array[];
  /** Why each section ended, as an index into `endReasons`; of adaptive runs. */
  readonly reasons: readonly Uint8Array[];
  /** How often each item was shown; of adaptive runs. */
  readonly exposure: readonly { readonly counts: Float64Array; readonly takers: number }[];
}

export interface BatchResult {
  /** True abilities and classes, a column for each section, then the composite. */
  readonly truth: readonly Float64Array[];
  readonly trueLevel: readonly Uint8Array[];
  readonly runs: readonly Run[];
}

export const endReasons: readonly EndReason[] = ['precision', 'certainty', 'worth', 'maximum', 'exhausted'];

/** The ways to test that a study compares. */
export type RunName =
  | 'first'
  | 'second'
  | 'ladder'
  | 'free'
  | 'aimed'
  | 'allRight'
  | 'allWrong'
  | `${'best' | 'parallel' | 'random'}${2 | 3}`;

/** Runs a batch. `tested` is told of every adaptive placement. The same batch gives the same result anywhere. */
export function runBatch(sections: readonly SimulatedSection[], batch: Batch, tested: () => void): BatchResult {
  const { plan } = batch;
  const abilities = abilitiesOf(sections, batch);
  const truth = [...sections.keys()].map((at) => Float64Array.from(abilities, (own) => own[at] as number));
  truth.push(Float64Array.from(abilities, (own) => trueComposite(sections, own)));
  const trueLevel = truth.map((column) => Uint8Array.from(column, (theta) => classOf(theta, plan.cuts)));
  const chance = (name: string) => seededRandom(`${batch.seed}/${name}/${batch.batch}`);
  const adaptive = (name: RunName, own: SimulatedPlan, answer?: Respond) =>
    runPlacements(sections, abilities, { name, plan: own, random: chance(name), answer, tested });
  if (batch.kind === 'adaptive') {
    return { truth, trueLevel, runs: [adaptive('first', plan), adaptive('second', plan)] };
  }
  if (batch.kind === 'shape') return { truth, trueLevel, runs: [adaptive('first', plan)] };
  if (batch.kind === 'ends') {
    const runs = [adaptive('allRight', plan, maximumPoints), adaptive('allWrong', plan, () => 0)];
    return { truth, trueLevel, runs };
  }
  const fixed = { ...plan, sections: plan.sections.map((section, at) => ofLength(section, batch.lengths[at] ?? 0)) };
  return {
    truth,
    trueLevel,
    runs: [
      adaptive('ladder', { ...fixed, ladder: true }),
      adaptive('free', { ...fixed, ladder: false }),
      ...formRuns(sections, abilities, batch, chance),
    ],
  };
}

function abilitiesOf(sections: readonly SimulatedSection[], batch: Batch): number[][] {
  const { people, learners } = batch;
  const random = seededRandom(`${batch.seed}/people/${batch.batch}`);
  if (batch.kind === 'shape') {
    const weights = sections.map(({ section }) => sectionTitles[section].weight);
    return peopleOfShape(
      batch.shape,
      { people, before: batch.before },
      { weights, correlation: learners.correlation },
      random,
    );
  }
  return Array.from({ length: people }, () =>
    sectionAbilities(
      learners.mean + learners.sd * normalDraw(random),
      { sections: sections.length, ...learners },
      random,
    ),
  );
}

/** As many questions for everybody: neither rule that ends a section early can hold. */
function ofLength(section: SimulatedPlan['sections'][number], length: number) {
  return { ...section, minimum: length, maximum: length };
}

function runPlacements(
  sections: readonly SimulatedSection[],
  abilities: readonly (readonly number[])[],
  {
    name,
    plan,
    random,
    answer,
    tested,
  }: { name: RunName; plan: SimulatedPlan; random: Random; answer: Respond | undefined; tested: () => void },
): Run {
  const { sit, exposure } = placements(sections, plan);
  const recorded = record(sections, abilities.length, plan);
  const lengths = sections.map(() => new Uint16Array(abilities.length));
  const reasons = sections.map(() => new Uint8Array(abilities.length));
  const toldByQuestion = sections.map(() => new Float64Array(abilities.length));
  abilities.forEach((own, person) => {
    const sat = sit(own, random, answer);
    sat.forEach(({ asked, reason, belief }, at) => {
      (lengths[at] as Uint16Array)[person] = asked.length;
      (reasons[at] as Uint8Array)[person] = endReasons.indexOf(reason);
      // The belief has the prior N(0, 1) in it.
      (toldByQuestion[at] as Float64Array)[person] = (1 / belief.sd ** 2 - 1) / asked.length;
    });
    recorded.note(
      person,
      sat.map(({ belief }) => belief),
    );
    tested();
  });
  return { name, columns: recorded.columns, lengths, toldByQuestion, reasons, exposure };
}

function formRuns(
  sections: readonly SimulatedSection[],
  abilities: readonly (readonly number[])[],
  { lengths, plan, parallel, learners }: ComparisonBatch,
  chance: (name: string) => Random,
): Run[] {
  // What the forms are made for: the abilities they are to tell apart.
  const population = posterior([], [], { prior: { mean: learners.mean, sd: Math.max(0.1, learners.sd) } });
  const designs = (times: number): FormDesign[] =>
    sections.map(({ layout }, at) => ({
      length: times * (lengths[at] ?? 0),
      graded: times * (plan.sections[at]?.openEnded ?? 0),
      areas: layout.areaOf,
      targets: layout.areas.map(() => 1),
    }));
  const run = (name: RunName, formFor: (at: number, theta: number, person: number) => readonly number[]): Run => {
    const recorded = record(sections, abilities.length, plan);
    const asked = sections.map(() => new Uint16Array(abilities.length));
    const random = chance(name);
    abilities.forEach((own, person) => {
      const beliefs = sections.map((section, at) => {
        const theta = own[at] as number;
        const form = formFor(at, theta, person);
        (asked[at] as Uint16Array)[person] = form.length;
        return administerForm(theta, section.beliefs, form, random);
      });
      recorded.note(person, beliefs);
    });
    return { name, columns: recorded.columns, lengths: asked, toldByQuestion: [], reasons: [], exposure: [] };
  };
  const runs: Run[] = [];
  for (const times of [2, 3] as const) {
    const design = designs(times);
    const of = (at: number) => design[at] as FormDesign;
    const best = sections.map(({ bank, items }, at) => bestForm(bank, items, of(at), population));
    const equal = sections.map(({ bank, items }, at) => parallelForms(bank, items, of(at), population, parallel));
    // Another draw in every batch: one alone would be lucky or not.
    const draw = chance(`form${times}`);
    const drawn = sections.map(({ bank, items }, at) => randomForm(bank, items, of(at), draw));
    runs.push(
      run(`best${times}`, (at) => best[at] ?? []),
      run(`parallel${times}`, (at, _, person) => equal[at]?.[person % parallel] ?? []),
      run(`random${times}`, (at) => drawn[at] ?? []),
    );
  }
  const design = designs(1);
  const known = sections.map(() => new Map<number, number[]>());
  const tenths = (theta: number) => Math.round(10 * theta);
  runs.push(
    run('aimed', (at, theta) => {
      const own = known[at] as Map<number, number[]>;
      const form =
        own.get(tenths(theta)) ?? formAt(sections[at]?.items ?? [], design[at] as FormDesign, tenths(theta) / 10);
      own.set(tenths(theta), form);
      return form;
    }),
  );
  return runs;
}

/** Keeps what is believed of each person in each section, and the composite of it. */
function record(
  sections: readonly SimulatedSection[],
  people: number,
  plan: Pick<SimulatedPlan, 'cuts' | 'correlation' | 'scoring' | 'priorSd'>,
) {
  const columns = Array.from({ length: sections.length + 1 }, () => ({
    theta: new Float64Array(people),
    se: new Float64Array(people),
    level: new Uint8Array(people),
    certainty: new Float64Array(people),
  }));
  const set = (at: number, person: number, theta: number, se: number, { level, confidence }: Classification) => {
    const column = columns[at] as (typeof columns)[number];
    column.theta[person] = theta;
    column.se[person] = se;
    column.level[person] = level;
    column.certainty[person] = confidence;
  };
  const note = (person: number, beliefs: readonly Posterior[]) => {
    const scores = scoreSections(
      beliefs.map((belief, at) => ({ section: sections[at]?.section ?? 'core_math', belief })),
      plan,
    );
    [...scores.sections, scores.whole].forEach(({ theta, se, classification }, at) => {
      set(at, person, theta, se, classification);
    });
  };
  return { columns, note };
}

/** Weighed as a placement weighs its sections. */
function trueComposite(sections: readonly SimulatedSection[], abilities: readonly number[]): number {
  return composite(
    abilities.map((theta, at) => ({
      theta,
      se: 0,
      weight: sectionTitles[sections[at]?.section ?? 'core_math'].weight,
    })),
  ).theta;
}
