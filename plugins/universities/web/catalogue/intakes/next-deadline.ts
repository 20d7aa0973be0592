import type { Intake, University } from '../../../contract.ts';

/** The intake of a university's programs that closes next, otherwise the next to open; null without one. */
export function nextIntakeOf({ programs }: Pick<University, 'programs'>): Intake | null {
  const intakes = Object.values(programs).flatMap(({ nextIntake }) => nextIntake ?? []);
  const open = intakes.filter(({ state }) => state === 'open');
  const [first] =
    open.length > 0
      ? open.toSorted((one, other) => one.deadline.localeCompare(other.deadline))
      : intakes.toSorted((one, other) => one.opensAt.localeCompare(other.opensAt));
  return first ?? null;
}
