import type { Level } from '../../learner/contract.ts';
import { eiqScale } from '../../learner/contract.ts';

/** Above the last level the next target is the next of these. */
const step = 50;

/**
 * What to work towards: the target that was asked for where it is sensible, else where the next level begins, else the
 * next multiple of 50. Undefined while the current score is not known and none was asked for: there is nothing to set it by.
 * @param current score in the subject's domain @param wanted as a browser sent it
 */
export function targetFor(
  current: number | undefined,
  cuts: readonly { readonly level: Level; readonly from: number }[],
  wanted?: unknown,
): number | undefined {
  const asked = sensible(wanted, current);
  if (asked !== undefined) return asked;
  if (current === undefined) return undefined;
  const next = cuts.map(({ from }) => from).filter((from) => from > current);
  const above = (Math.floor(current / step) + 1) * step;
  return Math.min(eiqScale.highest, ...(next.length > 0 ? [Math.min(...next)] : [above]));
}

/** A target on the scale, above what was reached already, with one decimal. */
function sensible(wanted: unknown, current: number | undefined): number | undefined {
  if (typeof wanted !== 'number' && typeof wanted !== 'string') return undefined;
  if (wanted === '') return undefined;
  const target = Math.round(Number(wanted) * 10) / 10;
  const isOnScale = target >= eiqScale.lowest && target <= eiqScale.highest;
  return isOnScale && (current === undefined || target > current) ? target : undefined;
}

/** A score as the entity writes it: `512.4`. */
export const decimal = (score: number | null | undefined) =>
  score === null || score === undefined ? null : score.toFixed(1);
