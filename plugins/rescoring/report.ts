import { isDeepStrictEqual } from 'node:util';
import type { NewResult } from '../learner/services.ts';

/** The figures of a result that rescoring may change. */
export type FormerFigures = Pick<
  NewResult,
  'theta' | 'standardError' | 'level' | 'confidence' | 'domains' | 'version' | 'prior'
>;

/** What a rescoring changes, or would change. */
export interface RescoringReport {
  readonly examined: number;
  /** Without answers to score again, as in the demo. */
  readonly skipped: number;
  readonly changed: number;
  readonly levelChanges: number;
  /** Points, over the changed results. */
  readonly meanChange: number;
  readonly largestChange: number;
  /** Changed results by the versions they had and have. */
  readonly versions: readonly { readonly from: string; readonly to: string; readonly results: number }[];
}

export const emptyReport: RescoringReport = {
  examined: 0,
  skipped: 0,
  changed: 0,
  levelChanges: 0,
  meanChange: 0,
  largestChange: 0,
  versions: [],
};

export const figuresOf = ({
  theta,
  standardError,
  level,
  confidence,
  domains,
  version,
  prior,
}: FormerFigures): FormerFigures => ({
  theta,
  standardError,
  level,
  confidence,
  domains,
  version,
  ...(prior && { prior }),
});

/** Whether a result changes: its figures, or the engine that they come from. The date of the parameters alone is no change. */
export function isChanged(before: FormerFigures, after: FormerFigures): boolean {
  const compared = ({ theta, standardError, level, domains, version }: FormerFigures) => ({
    theta: rounded(theta),
    standardError: rounded(standardError),
    level,
    domains: domains.map((each) => [each.domain, rounded(each.theta), rounded(each.standardError)]),
    engine: engineOf(version),
  });
  return !isDeepStrictEqual(compared(before), compared(after));
}

/** `joint-eap-3` of `joint-eap-3, parameters of 2026-11-28`. */
const engineOf = (version: string) => version.split(',')[0];
const rounded = (value: number) => Math.round(1e6 * value) / 1e6;

/** A report with one more result. */
export function withResult(
  report: RescoringReport,
  before: FormerFigures | undefined,
  after: FormerFigures | undefined,
): RescoringReport {
  const examined = report.examined + 1;
  if (!before || !after) return { ...report, examined, skipped: report.skipped + 1 };
  if (!isChanged(before, after)) return { ...report, examined };
  const points = 100 * (after.theta - before.theta);
  const changed = report.changed + 1;
  const [from, to] = [before.version, after.version];
  const known = report.versions.find((each) => each.from === from && each.to === to);
  const others = report.versions.filter((each) => each !== known);
  return {
    ...report,
    examined,
    changed,
    levelChanges: report.levelChanges + Number(before.level !== after.level),
    meanChange: report.meanChange + (points - report.meanChange) / changed,
    largestChange: Math.abs(points) > Math.abs(report.largestChange) ? points : report.largestChange,
    versions: [...others, { from, to, results: (known?.results ?? 0) + 1 }],
  };
}
