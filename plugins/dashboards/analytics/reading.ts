import { plusDays } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { PracticeStanding } from '../../practice/services.ts';
import type { Parts } from '../goals/parts.ts';
import { nowFor } from '../goals/weeks.ts';
import { analyticsOf } from './analytics.ts';
import type { Analytics } from './contract.ts';
import { daysBack, strongFrom } from './contract.ts';

/** What the caller's own figures show. @param standing undefined where there is no practice */
export async function analyticsFor(parts: Parts, who: Who, standing: PracticeStanding | undefined): Promise<Analytics> {
  const within = { who };
  const { id } = who.user;
  const { today, timeZone } = await nowFor(parts, within, id);
  // A day more than is counted: days begin earlier in the east.
  const since = new Date(`${plusDays(today, -daysBack)}T00:00:00Z`);
  const [{ domains }, topics, answers] = await Promise.all([
    parts.record.eiq(within, id),
    standing?.topics(within, id),
    parts.practised(who)?.answers(within, id, since),
  ]);
  return analyticsOf({
    domains,
    strongFromScore:
      parts.record.cuts.find(({ level }) => level === strongFrom.level)?.from ?? Number.POSITIVE_INFINITY,
    practice: topics && answers && { topics, answers },
    today,
    timeZone,
  });
}
