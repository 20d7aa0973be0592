import { percentText } from '../../../core/contract/probability.ts';
import { counted } from '../../../web/ui/count-text.ts';
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

/** The distance: `75.0 points to go`, `12.5 points above`. */
export function distanceText(distance: number): string {
  if (distance > 0) return `${points.format(distance)} points to go`;
  return distance === 0 ? 'exactly at the target' : `${points.format(-distance)} points above`;
}

/** The distance to the target and the probability of having reached it, as sentences. */
export function distanceSentence(
  { points: distance, probability }: NonNullable<Overview['distance']>,
  voice: Voice,
): string {
  if (voice === 'child') {
    const far = `${Math.round(Math.abs(distance))} points`;
    const where = distance > 0 ? `Your goal is ${far} away.` : `You are ${far} above your goal.`;
    return `${where} A score is an estimate: the chance that you are already there is ${percentText(probability)}.`;
  }
  const where = `${points.format(Math.abs(distance))} points ${distance > 0 ? 'below' : 'above'} the target`;
  const score = distance === 0 ? 'Your score is exactly at the target' : `Your score is ${where}`;
  return `${score}. The probability that you have already reached it is ${percentText(probability)}: a score is an estimate, and the band on the ruler shows its uncertainty.`;
}

/** Probabilities below this are not shown: the distance is more useful. */
export const minShownProbability = 0.05;

/** A choice compared with the score: the probability, or the distance for children and for distant targets. */
export function choiceText(
  { eiqScore, probability }: Pick<OfferedChoice, 'eiqScore' | 'probability'>,
  current: Overview['current'],
  voice: Voice,
): string {
  if (!current || probability === null) return '';
  const distance = Math.round(eiqScore - current.eiqScore);
  if (voice !== 'child' && probability >= minShownProbability) {
    return `${percentText(probability)} probability of having reached it`;
  }
  return distance > 0 ? `${counted(distance, 'point')} away` : 'You have most likely reached it';
}

/** How hours convert to questions, and the daily limit where it applies. */
export function paceText({ perWeek, lessons }: Overview['hours']): string {
  const half = 'Ten questions with their explanations take about half an hour.';
  return lessons < 2 * perWeek
    ? `${half} At most twenty a day are planned, because practice works better when spaced out.`
    : half;
}

/** The time until the target date. */
export function timeText({ by, daysLeft }: Pick<Target, 'by' | 'daysLeft'>, lessons: number): string {
  if (by === null || daysLeft === null) return 'No date is set.';
  if (daysLeft < 0) return `The date was ${calendarDateText(by)}. Set another one, or continue without a date.`;
  if (daysLeft === 0) return 'The date is today.';
  const weeks = Math.floor(daysLeft / 7);
  const left = weeks >= 2 ? `${weeks} weeks` : daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  const room = counted(weeks * lessons * questionsInLesson, 'question');
  const pace = weeks >= 2 ? ` At this pace that is about ${room}.` : '';
  return `${left} left until ${calendarDateText(by)}.${pace}`;
}

const reasons: Record<PlanReason, string> = {
  week: 'made at the start of the week',
  target: 'made when you chose the target',
  hours: 'updated when you changed your hours',
  record: 'updated after a new result',
};

/** What a plan is based on. */
export const planText = ({ reason, from }: Pick<Plan, 'reason' | 'from'>, results: number): string =>
  `This plan was ${reasons[reason]}, based on your score of ${points.format(from.eiqScore)} ± ${Math.round(1.96 * from.standardError)} (${counted(results, 'result')}) and your latest answers in each topic. Its effect on your score is not predicted; your next assessment measures it.`;

/** Why a topic is in the plan. */
export function lineText({ section, evidence }: Pick<PlanLine, 'section' | 'evidence'>): string {
  const { mastery, graded, correct, points: distance, weight } = evidence;
  const shown = mastery ? `${masteryTitles[mastery]} so far, ${correct} of ${graded} right.` : 'Not practised yet.';
  const domain = `${sectionTitles[section].title} counts ${weight}%`;
  if (distance === null) return `${shown} ${domain}.`;
  return `${shown} ${domain} and is ${
    distance > 0 ? `${points.format(distance)} points below the target` : 'at or above the target'
  }.`;
}

/** `14 of 20 questions` */
export const doneText = ({ answered, questions }: Pick<PlanLine, 'answered' | 'questions'>): string =>
  `${answered} of ${questions} questions`;

/** A past week in questions: `17 of 20, 13 right`. */
export function pastWeekText({ questions, answered, correct }: PastWeek): string {
  if (answered === 0) return questions === null ? 'nothing' : `0 of ${questions}`;
  return `${questions === null ? answered : `${answered} of ${questions}`}, ${correct} right`;
}
