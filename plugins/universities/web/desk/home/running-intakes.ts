import type { DeskUniversity } from '../../../contract.ts';

/** An intake with its university. */
export type RunningIntake = DeskUniversity['intakes'][number] & { readonly university: string };

/** Intakes whose decisions are not released or that still have work, the next release first. */
export function runningIntakes(desk: readonly DeskUniversity[], now: number): RunningIntake[] {
  return desk
    .flatMap(({ name, intakes }) => intakes.map((intake) => ({ ...intake, university: name })))
    .filter(
      ({ decisionsAt, toReview, needsThird, toDecide, pending, openAppeals }) =>
        new Date(decisionsAt).getTime() > now || toReview + needsThird + toDecide + pending + openAppeals > 0,
    )
    .toSorted((one, other) => one.decisionsAt.localeCompare(other.decisionsAt));
}
