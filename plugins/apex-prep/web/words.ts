import { counted } from '../../../web/ui/counted.ts';
import { percentText } from '../../../web/ui/probability.ts';
import { calendarDateText, shortCalendarDateText } from '../../../web/ui/times.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { masteryTitles } from '../../practice/contract.ts';
import type { OfferedChoice, Overview, PastWeek, Plan, PlanLine, PlanReason, Target } from '../contract.ts';
import { questionsInLesson } from '../contract.ts';
import type { Voice } from './voice.ts';

const points = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `16 to 22 Nov` */
export function weekText(monday: string): string {
  const from = new Date(`${monday}T00:00:00Z`);
  const sunday = new Date(from.getTime() + 6 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${isOneMonth ? from.getUTCDate() : shortCalendarDateText(monday)} to ${shortCalendarDateText(sunday)}`;
}

/** How far it is: `75.0 points to go`, `12.5 points above`. */
export function distanceText(distance: number): string {
  if (distance > 0) return `${points.format(distance)} points to go`;
  return distance === 0 ? 'exactly at it' : `${points.format(-distance)} points above`;
}

/** Where the learner stands, and what is known of being there already. */
export function standingText(
  { points: distance, probability }: NonNullable<Overview['distance']>,
  voice: Voice,
): string {
  if (voice === 'child') {
    const far = `${Math.round(Math.abs(distance))} points`;
    const where = distance > 0 ? `Your goal is ${far} away.` : `You are ${far} above your goal.`;
    return `${where} A score is a careful guess: the chance that you are there already is ${percentText(probability)}.`;
  }
  const where = `${points.format(Math.abs(distance))} points ${distance > 0 ? 'below' : 'above'} the target`;
  const score = distance === 0 ? 'Your score is the target exactly' : `Your score lies ${where}`;
  return `${score}. The probability that your ability is already there is ${percentText(probability)}: a score is an estimate, and the band on the ruler says how far it may be off.`;
}

/** Below this probability of being there already the distance says all there is to say. */
export const leastTold = 0.05;

/** How a choice stands to the score; a child, and whoever has a long way to go, is told the way rather than the odds. */
export function choiceText(
  { eiqScore, probability }: Pick<OfferedChoice, 'eiqScore' | 'probability'>,
  current: Overview['current'],
  voice: Voice,
): string {
  if (!current || probability === null) return '';
  const distance = Math.round(eiqScore - current.eiqScore);
  if (voice !== 'child' && probability >= leastTold) {
    return `${percentText(probability)} probable that you are there already`;
  }
  return distance > 0 ? `${counted(distance, 'point')} away` : 'You are most likely there already';
}

/** What the hours come to in questions: fewer than there is time for where they are many. */
export function paceText({ perWeek, lessons }: Overview['hours']): string {
  const half = 'Ten questions, with their explanations, are counted as half an hour.';
  return lessons < 2 * perWeek
    ? `${half} No more than twenty a day are planned: what is practised needs time in between.`
    : half;
}

/** How much time there is until the day. */
export function timeText({ by, daysLeft }: Pick<Target, 'by' | 'daysLeft'>, lessons: number): string {
  if (by === null || daysLeft === null) return 'No date is set, so there is no hurry.';
  if (daysLeft < 0) return `The day was ${calendarDateText(by)}. Set another one, or go on without.`;
  if (daysLeft === 0) return 'The day is today.';
  const weeks = Math.floor(daysLeft / 7);
  const left = weeks >= 2 ? `${weeks} weeks` : daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  const room = counted(weeks * lessons * questionsInLesson, 'question');
  const pace = weeks >= 2 ? ` At this pace that is room for about ${room}.` : '';
  return `${left} left until ${calendarDateText(by)}.${pace}`;
}

const reasons: Record<PlanReason, string> = {
  week: 'made at the beginning of the week',
  target: 'made when you chose the target',
  hours: 'made anew when you changed your hours',
  record: 'made anew when a new result came in',
};

/** What a plan is from. */
export const planText = ({ reason, from }: Pick<Plan, 'reason' | 'from'>, results: number): string =>
  `This plan was ${reasons[reason]}, from your score of ${points.format(from.eiqScore)} ± ${Math.round(1.96 * from.standardError)} (${counted(results, 'result')}) and from your latest answers in each topic. What it will do to your score is not predicted: your next assessment measures that.`;

/** Why a topic is in the plan. */
export function lineText({ section, evidence }: Pick<PlanLine, 'section' | 'evidence'>): string {
  const { mastery, graded, correct, points: distance, weight } = evidence;
  const shown = mastery
    ? `${masteryTitles[mastery]} so far, ${correct} of ${graded} right.`
    : 'Not practised yet, so nothing is known.';
  const domain = `${sectionTitles[section].title} counts ${weight}%`;
  if (distance === null) return `${shown} ${domain}.`;
  return `${shown} ${domain} and is ${
    distance > 0 ? `${points.format(distance)} points below the target` : 'at or above the target'
  }.`;
}

/** `14 of 20 questions` */
export const doneText = ({ answered, questions }: Pick<PlanLine, 'answered' | 'questions'>): string =>
  `${answered} of ${questions} questions`;

/** A week that is over: `17 of 20, 13 right`, in questions. */
export function pastWeekText({ questions, answered, correct }: PastWeek): string {
  if (answered === 0) return questions === null ? 'nothing' : `0 of ${questions}`;
  return `${questions === null ? answered : `${answered} of ${questions}`}, ${correct} right`;
}
