import { plusDays } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { PracticeStanding } from '../../practice/services.ts';
import type { Dependencies } from '../goals/dependencies.ts';
import { nowFor } from '../goals/weeks.ts';
import { analyticsOf } from './analytics.ts';
import type { Analytics } from './contract.ts';
import { daysBack, strongFrom } from './contract.ts';

/** The caller's learning analytics. @param standing undefined where practice is off */
export async function analyticsFor(
  dependencies: Dependencies,
  who: Who,
  standing: PracticeStanding | undefined,
): Promise<Analytics> {
  const context = { who };
  const { id } = who.user;
  const { today, timeZone } = await nowFor(dependencies, context, id);
  // One day more than is counted, because days begin earlier in eastern time zones.
  const since = new Date(`${plusDays(today, -daysBack)}T00:00:00Z`);
  const [{ domains }, cuts, topics, answers] = await Promise.all([
    dependencies.record.eiq(context, id),
    dependencies.record.cuts(context),
    standing?.topics(context, id),
    dependencies.practiceHistory(who)?.answers(context, id, since),
  ]);
  return analyticsOf({
    domains,
    strongFromScore: cuts.find(({ level }) => level === strongFrom.level)?.from ?? Number.POSITIVE_INFINITY,
    practice: topics && answers && { topics, answers },
    today,
    timeZone,
  });
}
