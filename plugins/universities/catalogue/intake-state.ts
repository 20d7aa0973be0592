import type { IntakeState } from './contract.ts';
import type { IntakeRow } from './models.ts';

type Times = Pick<IntakeRow, 'opensAt' | 'deadline'>;

/** Whether an intake accepts submissions at a moment: from `opensAt` to `deadline`, both inclusive. */
export const isOpenAt = (intake: Times, at: Date): boolean => stateAt(intake, at) === 'open';

export function stateAt({ opensAt, deadline }: Times, at: Date): IntakeState {
  if (at < opensAt) return 'upcoming';
  return at > deadline ? 'closed' : 'open';
}

/** The open intake with the nearest deadline, otherwise the next to open. */
export function nextIntake<I extends Times>(intakes: readonly I[], at: Date): I | undefined {
  const open = intakes.filter((intake) => isOpenAt(intake, at));
  if (open.length > 0) return earliest(open, ({ deadline }) => deadline);
  return earliest(
    intakes.filter((intake) => stateAt(intake, at) === 'upcoming'),
    ({ opensAt }) => opensAt,
  );
}

function earliest<I>(intakes: readonly I[], momentOf: (intake: I) => Date): I | undefined {
  return intakes.toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime())[0];
}
