/** A panel's cut on the scale of ability (logits). */
export interface PanelCut {
  readonly theta: number;
  /** Of the median between panelists; null for fewer than two. */
  readonly standardError: number | null;
  /** Standard deviation of the panelists' cuts; null for fewer than two. */
  readonly deviation: number | null;
  /** Share of the panelists whose cut lies within a third of a logit of the panel's, 0 to 1. */
  readonly agreement: number;
}

/**
 * The cut of a bookmark: halfway between the location of the last question that a learner at the border answers right and
 * the first one that they do not. Taking the last mastered question alone is too low on average (Reckase 2006,
 * Educational Measurement: Issues and Practice 25). At the ends it is the location of the only one.
 * @param page the first question not mastered, from 1; one more than the number of pages where all are
 * @param locations ascending
 */
export function cutOfBookmark(page: number, locations: readonly number[]): number {
  const last = locations[Math.max(page - 2, 0)];
  const first = locations[Math.min(page - 1, locations.length - 1)];
  if (last === undefined || first === undefined) throw new RangeError(`There is no page ${page}`);
  return (last + first) / 2;
}

/** Cuts within this distance of the panel's (logits) count as agreeing: 33 points, about the error of a placement. */
const near = 1 / 3;

/** The standard error of a median in a normal population is √(π/2) times that of the mean. */
const medianFactor = Math.sqrt(Math.PI / 2);

/** The panel's cut: the median, with SE = √(π/2)·SD/√n. @throws RangeError without panelists */
export function panelCut(cuts: readonly number[]): PanelCut {
  const theta = median(cuts);
  const count = cuts.length;
  const mean = cuts.reduce((sum, cut) => sum + cut, 0) / count;
  const deviation = count < 2 ? null : Math.sqrt(cuts.reduce((sum, cut) => sum + (cut - mean) ** 2, 0) / (count - 1));
  return {
    theta,
    deviation,
    standardError: deviation === null ? null : (medianFactor * deviation) / Math.sqrt(count),
    agreement: cuts.filter((cut) => Math.abs(cut - theta) <= near).length / count,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing');
  return (low + high) / 2;
}

/** The error of a cut together with that of the scores compared with it (Cizek & Bunch 2007, Standard Setting, ch. 16). */
export const withMeasurementError = (standardError: number, ofMeasurement: number): number =>
  Math.hypot(standardError, ofMeasurement);
