import { daysBetween, daysLeftIn, plusDays } from '../../core/calendar.ts';
import type { CallContext } from '../../core/db/index.ts';
import { sectionTitles } from '../item-bank/contract.ts';
import type { EiqRecord, Estimate } from '../learner/contract.ts';
import { eiqScale, estimateOf, probabilityFrom, thetaAt } from '../learner/contract.ts';
import type { DomainDistance, Overview, PastWeek, Plan, Target } from './contract.ts';
import { questionsInLesson } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { PreparationRow, WeekRow } from './models.ts';
import { hoursOf } from './plan/hours.ts';
import type { PracticeCounts } from './plan/practice-counts.ts';
import { practiceCountsOf, weeksShown } from './plan/practice-counts.ts';
import type { ThisWeek } from './plan/weeks.ts';
import { isDone, thisWeek } from './plan/weeks.ts';
import { choicesFor } from './targets/targets.ts';

/** The content of the screen. Reads only. */
export async function overviewOf(dependencies: Dependencies, context: CallContext, userId: string): Promise<Overview> {
  const { db } = dependencies;
  const at = await thisWeek(dependencies, context, userId);
  const [row, record, cuts, practised, weeks] = await Promise.all([
    db.rows(PreparationRow, context).findById(userId),
    dependencies.record.eiq(context, userId),
    dependencies.record.cuts(context),
    practiceCountsOf(dependencies, context, userId, at),
    db
      .rows(WeekRow, context)
      .where({ userId })
      .where('week', '>=', plusDays(at.week, -7 * weeksShown)),
  ]);
  const { current, history } = record;
  const target = row ? targetOf(row, at) : null;
  const planned = weeks.find(({ week }) => week === at.week);
  return {
    current: current && estimateAt(current.eiqScore, current.standardError),
    cuts: [...cuts],
    results: history.length,
    choices: await choicesFor(dependencies, context, userId, current),
    target,
    distance: target && current && distanceTo(target.eiqScore, current),
    domains: target ? domainsOf(record, target.eiqScore) : [],
    hours: await hoursOf(dependencies, context, userId, row),
    // The plan is kept but not shown while practice is off.
    plan: target && planned && dependencies.standing(context.who) ? planOf(planned, practised, at) : null,
    weeks: pastWeeks(weeks, practised, at),
  };
}

function targetOf(row: PreparationRow, { today }: ThisWeek): Target | null {
  const { kind, reference, title, score, by, chosenAt, fromScore, fromError } = row;
  if (kind === null || title === null || score === null || chosenAt === null) return null;
  return {
    kind,
    reference,
    title,
    eiqScore: score,
    by,
    daysLeft: by === null ? null : daysBetween(today, by),
    chosenAt: chosenAt.toISOString(),
    from: fromScore !== null && fromError !== null ? estimateAt(fromScore, fromError) : null,
  };
}

const distanceTo = (target: number, estimate: Pick<Estimate, 'eiqScore' | 'standardError'>) => ({
  points: Math.round(10 * (target - estimate.eiqScore)) / 10,
  probability: probabilityFrom(estimate, target),
});

const domainsOf = ({ domains }: EiqRecord, target: number): DomainDistance[] =>
  domains.map(({ at: _, ...each }) => ({
    ...each,
    weight: sectionTitles[each.domain].weight,
    ...distanceTo(target, each),
  }));

function planOf(row: WeekRow, practised: PracticeCounts, { week, today }: ThisWeek): Plan {
  const lines = row.lines.map((line) => {
    const { answered } = practised.in(week, line);
    return { ...line, questions: line.lessons * questionsInLesson, answered, isDone: isDone(line, answered) };
  });
  return {
    week,
    daysLeft: daysLeftIn(today),
    lines,
    lessons: sum(lines.map(({ lessons }) => lessons)),
    questions: sum(lines.map(({ questions }) => questions)),
    answered: sum(lines.map(({ questions, answered }) => Math.min(questions, answered))),
    madeAt: row.madeAt.toISOString(),
    reason: row.reason,
    from: estimateAt(row.fromScore, row.fromError),
  };
}

/** Past weeks since the first plan or practice. */
function pastWeeks(rows: readonly WeekRow[], practised: PracticeCounts, { week }: ThisWeek): PastWeek[] {
  const firstWeek = [practised.first, ...rows.map((row) => row.week)].flatMap((each) => each ?? []).toSorted()[0];
  const mondays = Array.from({ length: weeksShown }, (_, index) => plusDays(week, -7 * (index + 1)));
  return mondays
    .filter((monday) => firstWeek !== undefined && monday >= firstWeek)
    .map((monday) => {
      const plan = rows.find((row) => row.week === monday);
      const questions = plan ? questionsInLesson * sum(plan.lines.map(({ lessons }) => lessons)) : null;
      return { week: monday, questions, ...practised.in(monday) };
    });
}

/** A score and its standard error, in points, with the 95 % interval. */
const estimateAt = (score: number, error: number): Estimate =>
  estimateOf({ theta: thetaAt(score), se: error / eiqScale.unit });

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
