import type { Agreement, ConditionalRecovery, Lengths, Recovery, Usage } from 'psychometrics';
import { agreement, conditionalRecovery, lengths, recovery, usage } from 'psychometrics';
import type { Section } from '../../contract.ts';
import type { BatchResult, Column } from './batches.ts';
import { endReasons } from './batches.ts';

/** Figures of a section or of the composite. */
export interface PartFigures {
  readonly part: Section | 'composite';
  readonly recovery: Recovery;
  /** By true ability, in half logits. */
  readonly conditional: readonly ConditionalRecovery[];
  /** True level against estimated level. */
  readonly accuracy: Agreement;
  /** Levels of two independent administrations. */
  readonly consistency: Agreement;
  /** Questions asked; for the composite, in all sections together. */
  readonly lengths: Lengths;
  /** Sections only: mean information of a question (1/logit²), without the prior. */
  readonly toldByQuestion?: number;
  /** Sections only: the share of sections that ended for each reason. */
  readonly reasons?: Readonly<Record<string, number>>;
  /** Sections only. */
  readonly usage?: Usage;
}

/** One test, joined over all batches. */
export interface JoinedRun {
  readonly truth: readonly Float64Array[];
  readonly trueLevel: readonly Uint8Array[];
  readonly columns: readonly Column[];
  readonly lengths: readonly Uint16Array[];
  readonly informationPerQuestion: readonly Float64Array[];
  readonly reasons: readonly Uint8Array[];
  readonly exposure: readonly { counts: Float64Array; takers: number }[];
}

export function joinRuns(results: readonly BatchResult[], run: number): JoinedRun {
  const runs = results.map((result) => {
    const found = result.runs[run];
    if (!found) throw new RangeError(`a batch has no run ${run}`);
    return found;
  });
  const first = runs[0];
  const over = <T>(list: readonly T[] | undefined, of: (at: number) => T) => (list ?? []).map((_, at) => of(at));
  return {
    truth: over(results[0]?.truth, (at) =>
      joined(
        Float64Array,
        results.map(({ truth }) => truth[at]),
      ),
    ),
    trueLevel: over(results[0]?.trueLevel, (at) =>
      joined(
        Uint8Array,
        results.map(({ trueLevel }) => trueLevel[at]),
      ),
    ),
    columns: (first?.columns ?? []).map((_, at) => ({
      theta: joined(
        Float64Array,
        runs.map(({ columns }) => columns[at]?.theta),
      ),
      se: joined(
        Float64Array,
        runs.map(({ columns }) => columns[at]?.se),
      ),
      level: joined(
        Uint8Array,
        runs.map(({ columns }) => columns[at]?.level),
      ),
      certainty: joined(
        Float64Array,
        runs.map(({ columns }) => columns[at]?.certainty),
      ),
    })),
    lengths: over(first?.lengths, (at) =>
      joined(
        Uint16Array,
        runs.map((batchRun) => batchRun.lengths[at]),
      ),
    ),
    informationPerQuestion: over(first?.informationPerQuestion, (at) =>
      joined(
        Float64Array,
        runs.map((batchRun) => batchRun.informationPerQuestion[at]),
      ),
    ),
    reasons: over(first?.reasons, (at) =>
      joined(
        Uint8Array,
        runs.map(({ reasons }) => reasons[at]),
      ),
    ),
    exposure: (first?.exposure ?? []).map((_, at) => pooled(runs.map(({ exposure }) => exposure[at]))),
  };
}

export function figuresOf(
  results: readonly BatchResult[],
  { sections, cuts }: { sections: readonly Section[]; cuts: readonly number[] },
): PartFigures[] {
  const one = joinRuns(results, 0);
  const other = joinRuns(results, 1);
  const classes = cuts.length + 1;
  return one.columns.map((column, at): PartFigures => {
    const recovered = { truth: one.truth[at] ?? [], theta: column.theta, se: column.se };
    const section = sections[at];
    const common = {
      recovery: recovery(recovered),
      conditional: conditionalRecovery(recovered, halfLogits),
      accuracy: agreement(one.trueLevel[at] ?? [], column.level, classes),
      consistency: agreement(column.level, other.columns[at]?.level ?? [], classes),
    };
    const exposure = one.exposure[at];
    if (!section || !exposure) return { part: 'composite', ...common, lengths: lengths(summed(one.lengths)) };
    const reasons = one.reasons[at] ?? new Uint8Array();
    const share = (reason: number) => reasons.filter((each) => each === reason).length / reasons.length;
    return {
      part: section,
      ...common,
      lengths: lengths(one.lengths[at] ?? []),
      toldByQuestion: meanInformation(one.informationPerQuestion[at] ?? [], one.lengths[at] ?? []),
      reasons: Object.fromEntries(endReasons.map((reason, index) => [reason, share(index)])),
      usage: usage(exposure.counts, exposure.takers),
    };
  });
}

/** Key figures of a test, for each section and the composite. */
export function accuracies({ truth, trueLevel, columns }: JoinedRun, classes: number) {
  return columns.map(({ theta, se, level }, at) => {
    const { rmse, meanSe } = recovery({ truth: truth[at] ?? [], theta, se });
    return { rmse, meanSe, accuracy: agreement(trueLevel[at] ?? [], level, classes).agreement };
  });
}

/** Edges of the groups of true ability (logits). */
const halfLogits = Array.from({ length: 11 }, (_, index) => -2.5 + 0.5 * index);

/** Mean information of a question, over all questions asked. */
function meanInformation(informationPerQuestion: ArrayLike<number>, asked: ArrayLike<number>): number {
  let information = 0;
  let questions = 0;
  for (let person = 0; person < asked.length; person++) {
    information += (informationPerQuestion[person] as number) * (asked[person] as number);
    questions += asked[person] as number;
  }
  return information / questions;
}

function summed(each: readonly Uint16Array[]): Uint16Array {
  return (each[0] ?? new Uint16Array()).map((_, person) =>
    each.reduce((sum, lengths) => sum + (lengths[person] ?? 0), 0),
  );
}

type Numbers = Float64Array | Uint16Array | Uint8Array;

function joined<T extends Numbers>(Kind: new (length: number) => T, parts: readonly (T | undefined)[]): T {
  const whole = new Kind(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let filled = 0;
  for (const part of parts) {
    if (!part) continue;
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}

function pooled(parts: readonly ({ counts: Float64Array; takers: number } | undefined)[]) {
  const counts = new Float64Array(parts[0]?.counts.length ?? 0);
  let takers = 0;
  for (const part of parts) {
    if (!part) continue;
    part.counts.forEach((count, item) => {
      counts[item] = (counts[item] as number) + count;
    });
    takers += part.takers;
  }
  return { counts, takers };
}
