import { eiqScale } from '../../learner/contract.ts';
import type { BookletItem } from '../booklet/choose-items.ts';
import type { CutLevel, Marks, PanelCut, Phase, RoundResult } from '../contract.ts';
import { Phase as phases, Round } from '../contract.ts';
import { cutOfBookmark, median, panelCut, withMeasurementError } from './panel-cut.ts';

/** The error of a placement's score (logits): its RMSE in the simulation of docs/measurement.md. */
const placementError = 0.305;

/** A panelist's bookmarks in a round. */
export interface Placed {
  readonly round: Round;
  readonly pages: Marks;
}

interface Judged {
  readonly phase: Phase;
  readonly levels: readonly CutLevel[];
  readonly booklet: readonly BookletItem[];
}

/** The rounds before a phase, without practice. */
export const closedRounds = (phase: Phase): Round[] =>
  Round.options.filter(
    (round) => round !== 'practice' && phases.options.indexOf(round) < phases.options.indexOf(phase),
  );

/** The round that is open in a phase. */
export const openRound = (phase: Phase): Round | undefined => Round.options.find((round) => round === phase);

/** The panel's cuts in every closed round with bookmarks. Open rounds are left out, whoever asks. */
export function roundResults({ phase, levels, booklet }: Judged, placed: readonly Placed[]): RoundResult[] {
  const locations = booklet.map(({ location }) => location);
  return closedRounds(phase).flatMap((round) => {
    const own = placed.filter((each) => each.round === round);
    if (own.length === 0) return [];
    return [{ round, panelists: own.length, cuts: levels.map((level) => cutAt(level, own, locations)) }];
  });
}

function cutAt(level: CutLevel, placed: readonly Placed[], locations: readonly number[]): PanelCut {
  const pages = placed.flatMap(({ pages: own }) => own[level] ?? []).sort((one, other) => one - other);
  const { theta, standardError, deviation, agreement } = panelCut(pages.map((page) => cutOfBookmark(page, locations)));
  return {
    level,
    score: scoreOf(theta),
    standardError: standardError === null ? null : points(standardError),
    withMeasurementError: standardError === null ? null : points(withMeasurementError(standardError, placementError)),
    deviation: deviation === null ? null : points(deviation),
    agreement,
    pages,
    medianPage: median(pages),
  };
}

const { origin, unit, lowest, highest } = eiqScale;

const points = (logits: number): number => Math.round(10 * unit * logits) / 10;

/** A location in points of the EiQ scale, with one decimal. */
export const scoreOf = (theta: number): number =>
  Math.round(10 * Math.min(highest, Math.max(lowest, origin + unit * theta))) / 10;
