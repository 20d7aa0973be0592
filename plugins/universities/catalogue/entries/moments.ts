import { endOf, startOf } from '../../../../core/calendar.ts';
import type { IntakeRow } from '../models.ts';

type LocalTimes = Pick<IntakeRow, 'opensLocal' | 'deadlineLocal' | 'decisionsLocal' | 'timeZone'>;
type Moments = Pick<IntakeRow, 'opensAt' | 'deadline' | 'decisionsAt'>;

const known = new Map<string, Moments>();
const maxKnown = 10_000;

/** The moments of an intake's local times, which are valid. Remembered, because most intakes of a file share their times. */
export function momentsOf(times: LocalTimes): Moments {
  const name = `${times.opensLocal} ${times.deadlineLocal} ${times.decisionsLocal} ${times.timeZone}`;
  const found = known.get(name) ?? compute(times);
  if (known.size >= maxKnown) known.clear();
  known.set(name, found);
  return found;
}

function compute({ opensLocal, deadlineLocal, decisionsLocal, timeZone }: LocalTimes): Moments {
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
