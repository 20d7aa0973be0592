import type { Agreement, ConditionalRecovery, Lengths, Recovery, Usage } from 'psychometrics';
import { agreement, conditionalRecovery, lengths, recovery, usage } from 'psychometrics';
import type { Section } from '../../contract.ts';
import type { BatchResult, Column } from './batches.ts';
import { endReasons } from './batches.ts';

/** What was found of a section, or of the composite. */
export interface PartFigures {
  readonly part: Section | 'composite';
  readonly recovery: Recovery;
  /** By true ability, in half logits. */
  readonly conditional: readonly ConditionalRecovery[];
  /** The true class against the class found. */
  readonly accuracy: Agreement;
  /** The classes of two independent administrations. */
  readonly consistency: Agreement;
  /** Questions asked; of the composite in all sections together. */
  readonly lengths: Lengths;
  /** Of sections: what a question told of the ability on average, as 1/logit², the prior left aside. */
  readonly toldByQuestion?: number;
  /** How often a section ended for which reason, as shares; of sections. */
  readonly reasons?: Readonly<Record<string, number>>;
  /** Of sections. */
  readonly usage?: Usage;
}

/** All batches of one way of testing, end to end. */
export interface Gathered {
  readonly truth: readonly Float64Array[];
  readonly trueLevel: readonly Uint8Array[];
  readonly columns: readonly Column[];
  readonly lengths: readonly Uint16Array[];
  readonly toldByQuestion: readonly Float64Array[];
  readonly reasons: readonly Uint8Array[];
  readonly exposure: readonly { counts: Float64Array; takers: number }[];
}

export function gather(results: readonly BatchResult[], run: number): Gathered {
  const runs = results.map((result) => {
    const own = result.runs[run];
    if (!own) throw new RangeError(`a batch has no run ${run}`);
    return own;
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
        runs.map((own) => own.lengths[at]),
      ),
    ),
    toldByQuestion: over(first?.toldByQuestion, (at) =>
      joined(
        Float64Array,
        runs.map((own) => own.toldByQuestion[at]),
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
  const one = gather(results, 0);
  const other = gather(results, 1);
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
    if (!section || !exposure) return { part: 'composite', ...common, lengths: lengths(together(one.lengths)) };
    const reasons = one.reasons[at] ?? new Uint8Array();
    const share = (reason: number) => reasons.filter((each) => each === reason).length / reasons.length;
    return {
      part: section,
      ...common,
      lengths: lengths(one.lengths[at] ?? []),
      toldByQuestion: toldOnAverage(one.toldByQuestion[at] ?? [], one.lengths[at] ?? []),
      reasons: Object.fromEntries(endReasons.map((reason, index) => [reason, share(index)])),
      usage: usage(exposure.counts, exposure.takers),
    };
  });
}

/** The few figures by which ways of testing are compared, of each section and of the composite. */
export function accuracies({ truth, trueLevel, columns }: Gathered, classes: number) {
  return columns.map(({ theta, se, level }, at) => {
    const { rmse, meanSe } = recovery({ truth: truth[at] ?? [], theta, se });
    return { rmse, meanSe, accuracy: agreement(trueLevel[at] ?? [], level, classes).agreement };
  });
}

/** True abilities are taken together between these, and beyond the outermost. */
const halfLogits = Array.from({ length: 11 }, (_, index) => -2.5 + 0.5 * index);

/** Of all questions asked, however they were shared. */
function toldOnAverage(toldByQuestion: ArrayLike<number>, asked: ArrayLike<number>): number {
  let told = 0;
  let questions = 0;
  for (let person = 0; person < asked.length; person++) {
    told += (toldByQuestion[person] as number) * (asked[person] as number);
    questions += asked[person] as number;
  }
  return told / questions;
}

function together(each: readonly Uint16Array[]): Uint16Array {
  return (each[0] ?? new Uint16Array()).map((_, person) => each.reduce((sum, own) => sum + (own[person] ?? 0), 0));
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
