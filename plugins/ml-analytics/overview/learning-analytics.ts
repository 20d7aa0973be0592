import { plusDays } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { SkillAnalytics } from '../../skills/overview/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { isAction, isGraded } from '../events/timed-events.ts';
import { forecastUntil } from '../forecast/forecast.ts';
import { rightIn } from '../performance/performance.ts';
import type { LearningAnalytics } from './contract.ts';
import { learnerData, withinPeriod } from './learner-data.ts';

/** A learner's figures of the last 30 days in one answer. @param skills undefined where skills are off */
export async function learningAnalyticsOf(
  dependencies: Dependencies,
  who: Who,
  skills: SkillAnalytics | undefined,
): Promise<LearningAnalytics> {
  const [data, record, ofSkills] = await Promise.all([
    learnerData(dependencies, who, '30d', 'two periods'),
    dependencies.record.eiq({ who }, who.user.id),
    skills?.of({ who }, who.user.id),
  ]);
  const { period, timeZone, from, today, now } = data;
  const actions = withinPeriod(data).filter(isAction);
  const until = plusDays(today, data.days);
  return {
    ...{ period, timeZone, from, to: today },
    current: record.current,
    results: record.history.length,
    actions: actions.length,
    activeDays: new Set(actions.map(({ day }) => day)).size,
    answers: actions.filter(({ verb }) => verb === 'answered').length,
    right: rightIn(actions.filter(isGraded)),
    forecast: forecastUntil(record, { until, timeZone, now })?.forecast.at ?? null,
    skills: ofSkills
      ? {
          inProgress: ofSkills.inProgress,
          completed: ofSkills.completed,
          mastered: ofSkills.mastered,
          measured: ofSkills.measured,
          hoursPerWeek: ofSkills.hoursPerWeek,
        }
      : null,
  };
}
