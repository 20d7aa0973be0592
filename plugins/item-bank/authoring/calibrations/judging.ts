import { itemFit } from '../../psychometrics/fit/item-fit.ts';
import { m2 } from '../../psychometrics/fit/overall-fit.ts';
import type { ItemParameters, ResponsePattern } from '../../psychometrics/index.ts';
import { estimate, mantelHaenszel } from '../../psychometrics/index.ts';
import type { CalibrationModel, CalibrationResult, DifComparison } from '../contract.ts';
import { notAsked } from './gathered.ts';
import { standardised } from './scale.ts';

// How well a model fits, and whether it does so for everyone. Takes seconds where there are many answers: it is run on a
// thread of its own (judging-thread.ts).

/** What goes to the thread: everything can be copied. */
export interface Judged {
  readonly model: CalibrationModel;
  readonly items: readonly { itemId: string; after: CalibrationResult['items'][number]['after'] }[];
  readonly population: { readonly mean: number; readonly sd: number };
  readonly responses: Uint8Array<ArrayBufferLike>;
  readonly counts: Float64Array<ArrayBufferLike>;
  /** Each row's group; null where it is in none. Undefined where nobody can say. */
  readonly groups: readonly (string | null)[] | undefined;
}

export type Judgement = Pick<CalibrationResult, 'overallFit' | 'fitSays' | 'dif' | 'difSays'> & {
  readonly itemFits: readonly CalibrationResult['items'][number]['fit'][];
};

/** M2 needs a matrix of all pairs of items: with more than this it takes minutes. */
const mostItemsForM2 = 80;
/** Complete answers that fit is judged by, at least. */
const fewestComplete = 100;
/** Who answered how many people of a group, at least, to be compared. */
const fewestOfGroup = 50;
/** Answers of each group to an item that it is compared on. */
const fewestAnswers = 20;
/** People of like ability are told apart into so many strata. */
const strata = 8;

export function judge(given: Judged): Judgement {
  return { ...fitOf(given), ...fairnessOf(given) };
}

function fitOf({ model, items, population, responses, counts }: Judged) {
  const none = { overallFit: null, itemFits: items.map(() => null) };
  const patterns = completeRows(items.length, responses, counts);
  const people = patterns.reduce((sum, { count }) => sum + count, 0);
  if (people < fewestComplete) {
    const fitSays =
      `S-X² and M2 compare how often whole sets of questions are answered alike: they need ${fewestComplete} people who ` +
      `answered every question, and ${people === 0 ? 'nobody' : `only ${people}`} did. Adaptive assessments ask everybody ` +
      'other questions; a file of a fixed form can be judged.';
    return { ...none, fitSays };
  }
  const standard = items.map(({ after }) => standardised(after, population)) as ItemParameters[];
  const fitted = { model: items.some(({ after }) => typeof after.b !== 'number') ? ('GRM' as const) : model };
  try {
    const itemFits = itemFit(standard, patterns, fitted).items.map(({ sX2, df, pValue }) =>
      pValue === null ? null : { statistic: sX2, df, p: pValue },
    );
    if (items.length > mostItemsForM2) {
      return { ...none, itemFits, fitSays: `M2 is worked out for up to ${mostItemsForM2} questions together.` };
    }
    const overall = m2(standard, patterns, fitted);
    if (overall.pValue === null || overall.rmsea === null) {
      return { ...none, itemFits, fitSays: 'M2 has no degrees of freedom left with so few questions.' };
    }
    const overallFit = { statistic: overall.m2, df: overall.df, p: overall.pValue, rmsea: overall.rmsea };
    return { itemFits, overallFit, fitSays: null };
  } catch (error) {
    if (error instanceof RangeError) return { ...none, fitSays: `Fit could not be judged: ${error.message}.` };
    throw error;
  }
}

function completeRows(items: number, responses: Uint8Array, counts: Float64Array): ResponsePattern[] {
  const patterns = new Map<string, { responses: number[]; count: number }>();
  for (let row = 0; row < counts.length; row++) {
    const own = responses.subarray(row * items, (row + 1) * items);
    if (own.includes(notAsked)) continue;
    const key = own.join();
    const known = patterns.get(key);
    if (known) known.count += counts[row] as number;
    else patterns.set(key, { responses: [...own], count: counts[row] as number });
  }
  return [...patterns.values()];
}

function fairnessOf({ items, responses, counts, groups }: Judged): Pick<Judgement, 'dif' | 'difSays'> {
  if (!groups) return { dif: [], difSays: 'Nobody says which group the people behind these answers belong to.' };
  const members = Map.groupBy(
    groups.flatMap((group, row) => (group === null ? [] : [{ group, row }])),
    ({ group }) => group,
  );
  const large = [...members]
    .map(([group, rows]) => ({ group, rows: rows.map(({ row }) => row) }))
    .filter(({ rows }) => rows.length >= fewestOfGroup)
    .sort((one, other) => other.rows.length - one.rows.length);
  const [reference, ...focal] = large;
  if (!reference || focal.length === 0) {
    const difSays = `Comparing groups needs two of at least ${fewestOfGroup} sittings each; there ${large.length === 1 ? 'is one' : 'is none'}.`;
    return { dif: [], difSays };
  }
  const stratumOf = stratify(
    items,
    responses,
    [reference, ...focal].flatMap(({ rows }) => rows),
  );
  const dif = focal.map(
    (other): DifComparison => ({
      reference: reference.group,
      focal: other.group,
      referencePeople: reference.rows.length,
      focalPeople: other.rows.length,
      items: items.flatMap(({ itemId, after }, place) => {
        if (typeof after.b !== 'number') return [];
        const table = Array.from({ length: strata }, () => [0, 0, 0, 0] as [number, number, number, number]);
        const put = (rows: readonly number[], offset: 0 | 2) => {
          for (const row of rows) {
            const points = responses[row * items.length + place] as number;
            const stratum = table[stratumOf.get(row) ?? 0];
            if (points !== notAsked && stratum)
              stratum[points === 1 ? offset : offset === 0 ? 1 : 3] += counts[row] as number;
          }
        };
        put(reference.rows, 0);
        put(other.rows, 2);
        const answers = (from: number) => table.reduce((sum, row) => sum + (row[from] ?? 0) + (row[from + 1] ?? 0), 0);
        const [ofReference, ofFocal] = [answers(0), answers(2)];
        if (ofReference < fewestAnswers || ofFocal < fewestAnswers) return [];
        try {
          const { delta, chiSquare, class: letter } = mantelHaenszel(table);
          return [{ itemId, reference: ofReference, focal: ofFocal, delta, chiSquare, class: letter }];
        } catch (error) {
          // All of a group right or wrong: no odds ratio.
          if (error instanceof RangeError) return [];
          throw error;
        }
      }),
    }),
  );
  return { dif, difSays: null };
}

/** Puts rows into strata of like ability, as many in each: by EAP, because they answered different questions. */
function stratify(items: Judged['items'], responses: Uint8Array, rows: readonly number[]): Map<number, number> {
  const parameters = items.map(({ after }) => after as ItemParameters);
  const abilities = rows.map((row) => {
    const own = responses.subarray(row * items.length, (row + 1) * items.length);
    const asked = [...own.keys()].filter((place) => own[place] !== notAsked);
    const answered = asked.map((place) => own[place] as number);
    const theirs = asked.map((place) => parameters[place] as ItemParameters);
    return { row, theta: estimate(theirs, answered, { method: 'EAP' }).theta };
  });
  abilities.sort((one, other) => one.theta - other.theta);
  return new Map(abilities.map(({ row }, rank) => [row, Math.floor((rank * strata) / abilities.length)]));
}
