import { endOf, startOf } from '../instants.ts';
import type { IntakeRow } from '../models.ts';

/** The moments of an intake's local times, which are valid. */
export function momentsOf({
  opensLocal,
  deadlineLocal,
  decisionsLocal,
  timeZone,
}: Pick<IntakeRow, 'opensLocal' | 'deadlineLocal' | 'decisionsLocal' | 'timeZone'>) {
  return {
    opensAt: startOf(opensLocal, timeZone),
    deadline: endOf(deadlineLocal, timeZone),
    decisionsAt: lastStartOf(decisionsLocal, timeZone),
  };
}

/** The beginning of a local time. Where it occurs twice, of the second, so that decisions never appear too early. */
function lastStartOf(local: string, timeZone: string): Date {
  const unit = local.length === 19 ? 1000 : 60_000;
  return new Date(endOf(local.length === 10 ? `${local}T00:00` : local, timeZone).getTime() + 1 - unit);
}
