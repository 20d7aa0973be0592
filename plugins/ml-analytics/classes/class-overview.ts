import { dayIn, daysBetween, plusDays, weekOf } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Person } from '../../../core/services.ts';
import { estimateOf } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Measured } from '../forecast/growth-model.ts';
import { growthAfter, stateAt } from '../forecast/growth-model.ts';
import { shareOf, sum } from '../overview/shares.ts';
import type { QuietEnds } from './breaks.ts';
import { breakDaysBefore, breaksIn, countWithin, quietEndsOf } from './breaks.ts';
import type { ClassOverview, ClassWeek } from './contract.ts';
import { leastLearners, mostLearners, outcomeDays } from './contract.ts';
import type { Judgement, StudyHistory } from './early-warnings.ts';
import { judge, qualityOf, recentDays } from './early-warnings.ts';

/** Weeks shown, with the current one. */
const weeksShown = 12;
/** Past weeks on which warnings are checked; each needs six weeks before it. */
const weeksChecked = 12;
const weeksRead = weeksChecked + 6 + 2;

/** A learner of the class with what is known about their study. */
export interface ClassMember extends StudyHistory {
  readonly person: Pick<Person, 'id' | 'firstName' | 'lastName'>;
  readonly results: readonly Measured[];
  /** Undefined for a learner who is not judged. */
  readonly judgement: Judgement | undefined;
}

/** What the overview and the files are made from. */
export interface ClassData {
  readonly learners: number;
  readonly today: string;
  /** Mondays, oldest first. */
  readonly weeks: readonly string[];
  /** By name. */
  readonly members: readonly ClassMember[];
  /** See `breaks.ts`. */
  readonly quietEnds: QuietEnds;
}

/**
 * Reads the learners that the caller sees, or those of one class, with their study of the past weeks.
 * @throws Failure not_found for a class that the caller does not teach
 */
export async function classData(dependencies: Dependencies, who: Who, classId?: string): Promise<ClassData> {
  const { people, relations, record, log, practice, clock } = dependencies;
  const context = { who };
  const visible = await relations.visible(context, 'ml-analytics.class');
  const ids = classId === undefined ? visible : await learnersOfClass(dependencies, who, classId, visible);
  const filter = { role: 'learner' as const, ids, limit: mostLearners, offset: 0 };
  const [{ items, total }, timeZone] = await Promise.all([
    people.list(context, filter),
    record.timeZone(context, who.user.id),
  ]);
  const today = dayIn(timeZone, clock.now());
  const week = weekOf(today);
  const since = plusDays(week, -7 * weeksRead);
  const counted = items.map(({ id }) => id);
  const [days, answers, results] = await Promise.all([
    log.days(context, counted, since),
    practice(who)?.weeks(context, counted, new Date(`${since}T00:00:00Z`)) ?? [],
    log.results(context, counted),
  ]);
  const [daysOf, answersOf, resultsOf] = [byUser(days), byUser(answers), byUser(results)];
  const studied = [...daysOf.values()].map((own) => ({ days: own.map(({ day }) => day) }));
  const quietEnds = quietEndsOf(studied, since, today).filter(
    // Today is not over: it goes on with a break, but begins none.
    (end, place, ends) => end < today || ends[place - 1] === plusDays(today, -1),
  );
  // Days of the current week up to today count.
  const tomorrow = plusDays(today, 1);
  const breakDays = breakDaysBefore(quietEnds, tomorrow);
  return {
    ...{ learners: total, today, quietEnds },
    weeks: Array.from({ length: weeksShown }, (_, index) => plusDays(week, 7 * (index - weeksShown + 1))),
    members: items.map((person) => {
      const history = {
        days: (daysOf.get(person.id) ?? []).map(({ day }) => day),
        weeks: answersOf.get(person.id) ?? [],
      };
      const judgement = isBreakOn(breakDays, today) ? undefined : judge(history, tomorrow, breakDays);
      return { person, ...history, results: resultsOf.get(person.id) ?? [], judgement };
    }),
  };
}

async function learnersOfClass(
  { classes }: Pick<Dependencies, 'classes'>,
  who: Who,
  classId: string,
  visible: readonly string[] | undefined,
): Promise<string[]> {
  const learners = await classes(who)?.learnersOf({ who }, classId);
  if (!learners) throw notFound('Class not found.');
  return visible ? learners.filter((id) => visible.includes(id)) : learners;
}

const isBreakOn = (breakDays: readonly string[], day: string) => breakDays.at(-1) === day;

/** The class week by week, the warnings of today, and how those of past weeks turned out. */
export function classOverview({ learners, today, weeks, members, quietEnds }: ClassData): ClassOverview {
  const lastChecked = plusDays(weekOf(today), -outcomeDays);
  const checked = Array.from({ length: weeksChecked }, (_, index) => plusDays(lastChecked, -7 * index));
  const [firstWeek = today] = weeks;
  const tomorrow = plusDays(today, 1);
  const breakDays = breakDaysBefore(quietEnds, tomorrow);
  const silentDays = (since: string) =>
    daysBetween(since, tomorrow) - 1 - countWithin(breakDays, plusDays(since, 1), tomorrow);
  return {
    ...{ learners, counted: members.length },
    breaks: breaksIn(breakDays).filter(({ through }) => through >= firstWeek),
    isBreak: isBreakOn(breakDays, today),
    weeks: weeks.map((week) => weekOfClass(members, week)),
    warnings: members.flatMap(({ person, judgement }) =>
      judgement?.isWarned ? [{ ...named(person), lastDay: judgement.lastDay, reasons: [...judgement.reasons] }] : [],
    ),
    silent: members.flatMap(({ person, days }) => {
      const lastDay = days.at(-1);
      const isSilent = lastDay !== undefined && lastDay >= firstWeek && silentDays(lastDay) > recentDays;
      return isSilent ? [{ ...named(person), lastDay }] : [];
    }),
    quality: qualityOf(members, checked, today, quietEnds),
  };
}

const named = ({ id, firstName, lastName }: ClassMember['person']) => ({ userId: id, firstName, lastName });

function weekOfClass(members: readonly ClassMember[], week: string): ClassWeek {
  const end = plusDays(week, 7);
  const days = members.map((member) => member.days.filter((day) => day >= week && day < end).length);
  const active = days.filter((count) => count > 0).length;
  const answers = members.flatMap((member) => member.weeks.filter((each) => each.week === week));
  const of = (field: 'answered' | 'graded' | 'correct') => sum(answers.map((each) => each[field]));
  return {
    ...{ week, active, answered: of('answered') },
    daysEach: active > 0 ? Math.round((10 * sum(days)) / active) / 10 : null,
    right: shareOf(of('correct'), of('graded')),
    eiq: meanEiq(members, new Date(`${end}T00:00:00Z`)),
  };
}

/** The mean of the learners' abilities at a moment, by the growth model; its error is that of their measurements. */
function meanEiq(members: readonly ClassMember[], at: Date): ClassWeek['eiq'] {
  const states = members.flatMap(({ results }) => {
    const state = growthAfter(results.filter((result) => result.at < at));
    return state ? [stateAt(state, at)] : [];
  });
  if (states.length < leastLearners) return null;
  const theta = sum(states.map(({ level }) => level)) / states.length;
  const se = Math.sqrt(sum(states.map(({ levelVariance }) => levelVariance))) / states.length;
  const { eiqScore, interval } = estimateOf({ theta, se });
  return { learners: states.length, mean: eiqScore, interval };
}

function byUser<T extends { readonly userId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ userId }) => userId);
}
