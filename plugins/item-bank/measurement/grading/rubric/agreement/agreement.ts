import type { Agreement } from '../../../../items/item.ts';

/** An answer's points by the rubric and by a rater, each as a share of the maximum. */
export interface RatedPair {
  readonly itemId: string;
  readonly kind: string;
  readonly byRubric: number;
  readonly byRater: number;
}

/** Agreement of a grader with a rater. */
export interface AgreementFigures {
  readonly answers: number;
  /** Quadratic weighted kappa (Cohen 1968); null where all points are the same. */
  readonly kappa: number | null;
  /** Product-moment correlation with its 95 % interval by Fisher's z; null where one of the two does not vary. */
  readonly correlation: number | null;
  readonly interval: readonly [number, number] | null;
}

export function figuresOf(pairs: readonly RatedPair[]): AgreementFigures {
  const correlation = correlationOf(pairs);
  const answers = pairs.length;
  return { answers, kappa: weightedKappa(pairs), correlation, interval: intervalOf(correlation, answers) };
}

/** The section's correlation has the weight of this many rated answers of the item. */
const answersOfKind = 20;
/** One-sided 90 %: too high a weight overstates precision, too low a weight only costs a little. */
const lowerBound = 1.2816;
const minWeight = 0.1;

/**
 * The weight of an item: in Fisher's z, the mean of its own correlation and that of all items of its kind, weighted by
 * their numbers of answers, minus 1.28 standard errors. For an item without answers, only the kind's correlation counts.
 */
export function weightOf(ofItem: readonly RatedPair[], ofKind: readonly RatedPair[]): number {
  const pooled = zOf(correlationOf(ofKind) ?? 0);
  const correlation = correlationOf(ofItem);
  const information = correlation === null ? 0 : Math.max(0, ofItem.length - 3);
  const total = information + answersOfKind;
  const z = (information * zOf(correlation ?? 0) + answersOfKind * pooled) / total;
  return Math.max(minWeight, rounded(Math.tanh(z - lowerBound / Math.sqrt(total))));
}

/** The agreement of each rated item, as stored with items. */
export function agreementsOf(pairs: readonly RatedPair[]): Map<string, Agreement> {
  const byKind = Map.groupBy(pairs, ({ kind }) => kind);
  return new Map(
    [...Map.groupBy(pairs, ({ itemId }) => itemId)].map(([itemId, ofItem]) => {
      const correlation = correlationOf(ofItem);
      return [
        itemId,
        {
          answers: ofItem.length,
          correlation: correlation === null ? null : rounded(correlation),
          weight: weightOf(ofItem, byKind.get(ofItem[0]?.kind ?? '') ?? []),
        },
      ];
    }),
  );
}

function correlationOf(pairs: readonly RatedPair[]): number | null {
  const middle = (of: (pair: RatedPair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [rubric, rater] = [middle(({ byRubric }) => byRubric), middle(({ byRater }) => byRater)];
  const spread = Math.sqrt(
    middle(({ byRubric }) => (byRubric - rubric) ** 2) * middle(({ byRater }) => (byRater - rater) ** 2),
  );
  const together = middle(({ byRubric, byRater }) => (byRubric - rubric) * (byRater - rater));
  return spread > 1e-9 ? together / spread : null;
}

function intervalOf(correlation: number | null, answers: number): [number, number] | null {
  if (correlation === null || answers < 4) return null;
  const half = 1.96 / Math.sqrt(answers - 3);
  return [Math.tanh(zOf(correlation) - half), Math.tanh(zOf(correlation) + half)];
}

function weightedKappa(pairs: readonly RatedPair[]): number | null {
  const squares = (all: readonly number[]) => all.reduce((sum, each) => sum + each ** 2, 0) / all.length;
  const observed = squares(pairs.map(({ byRubric, byRater }) => byRubric - byRater));
  const expected = squares(pairs.flatMap(({ byRubric }) => pairs.map(({ byRater }) => byRubric - byRater)));
  return expected > 1e-9 ? 1 - observed / expected : null;
}

/** Fisher's z, limited so that a few answers that agree by chance do not give infinity. */
const zOf = (correlation: number) => Math.atanh(Math.min(0.95, Math.max(-0.95, correlation)));

const rounded = (value: number) => Math.round(value * 100) / 100;
