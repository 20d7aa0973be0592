import { normalMassBelow } from 'psychometrics';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { practiseAddress } from '../../practice/contract.ts';
import type { GradedAnswer, TimedEvent } from '../events/timed-events.ts';
import { isAction, isGraded } from '../events/timed-events.ts';
import { measuredIn } from '../forecast/forecast.ts';
import { growthAfter } from '../forecast/growth-model.ts';
import type { Missing } from '../overview/contract.ts';
import { confidenceLabel } from '../overview/contract.ts';
import type { LearnerData } from '../overview/learner-data.ts';
import { inPeriodBefore, withinPeriod } from '../overview/learner-data.ts';
import { missingActions, missingAnswers, missingTrend } from '../overview/missing-records.ts';
import { evidenceOf, probabilityGreater } from '../overview/shares.ts';
import type { DayPart } from '../patterns/contract.ts';
import { dayParts } from '../patterns/contract.ts';
import { daysByTopic, isHastyAnswer, leastActions, partOf, timedAnswers } from '../patterns/patterns.ts';
import { sessionsOf } from '../patterns/sessions.ts';
import { rightIn } from '../performance/performance.ts';
import type { Insight } from './contract.ts';

// Rules that read a learner's records. Each says something only where it is at least as probable as `leastProbability`, and names
// the records it rests on.

/** Below this probability a difference is not mentioned. */
const leastProbability = 0.9;
/** Graded answers that each side of a comparison needs. */
const leastAnswers = 20;
/** Minutes after which a session is long. */
const longAfterMinutes = 20;
/** The share of hasty answers from which they are mentioned, as for held results. */
const notableHaste = 0.1;
const leastTopics = 4;

/** What the records of the period show, the most certain first. */
export function insightsFrom(
  data: LearnerData,
  record: Pick<EiqRecord, 'history'>,
): { insights: Insight[]; missing: Missing[] } {
  const actions = withinPeriod(data).filter(isAction);
  const graded = actions.filter(isGraded);
  const insights = [
    ...change(graded, inPeriodBefore(data).filter(isGraded)),
    ...timeOfDay(graded),
    ...longSessions(actions),
    ...haste(actions),
    ...spacing(actions, data),
    ...growth(record, data),
  ];
  return {
    insights: insights.toSorted((one, other) => other.confidence - one.confidence),
    missing: [
      ...missingActions(actions.length, leastActions),
      ...missingAnswers('Comparisons of your answers', graded.length, 2 * leastAnswers),
      ...missingTrend(record.history.length),
    ],
  };
}

type Draft = Omit<Insight, 'confidence' | 'confidenceLabel'>;

const said = (probability: number, draft: Draft): Insight[] => {
  if (probability < leastProbability) return [];
  const confidence = Math.round(1000 * Math.min(probability, 0.999)) / 10;
  return [{ ...draft, confidence, confidenceLabel: confidenceLabel(confidence) }];
};

const percentOf = (graded: readonly GradedAnswer[]) => `${Math.round(100 * (rightIn(graded)?.share ?? 0))}%`;

function greater(one: readonly GradedAnswer[], other: readonly GradedAnswer[]): number {
  const [a, b] = [rightIn(one), rightIn(other)];
  return a && b && a.of >= leastAnswers && b.of >= leastAnswers ? probabilityGreater(a, b) : 0;
}

function change(now: readonly GradedAnswer[], before: readonly GradedAnswer[]): Insight[] {
  const evidence = evidenceOf('answers', [...before, ...now]);
  const figures = `${percentOf(now)} of ${now.length} answers, after ${percentOf(before)} of ${before.length} in the period before`;
  return [
    ...said(greater(now, before), {
      ...{ id: 'more-right', title: 'You get more right than before', evidence },
      text: `You were right in ${figures}.`,
      advice: null,
    }),
    ...said(greater(before, now), {
      ...{ id: 'less-right', title: 'You get less right than before', evidence },
      text: `You were right in ${figures}. Harder questions or a new topic can be the cause.`,
      advice: { text: 'Read the explanations of your wrong answers before you go on.', to: '/assessment' },
    }),
  ];
}

/** The best part of the day against the rest. As many comparisons are made as there are parts, so each counts for less. */
function timeOfDay(graded: readonly GradedAnswer[]): Insight[] {
  const parts = Map.groupBy(graded, partOf);
  let best: { part: DayPart; probability: number } | undefined;
  for (const [part, own] of parts) {
    const rest = graded.filter((answer) => partOf(answer) !== part);
    const probability = 1 - parts.size * (1 - greater(own, rest));
    if (!best || probability > best.probability) best = { part, probability };
  }
  if (!best) return [];
  const { part, probability } = best;
  const [own, rest] = [graded.filter((each) => partOf(each) === part), graded.filter((each) => partOf(each) !== part)];
  const { title, hours } = dayParts[part];
  return said(probability, {
    ...{ id: 'time-of-day', title: `You are right most often in the ${title.toLowerCase()}` },
    text: `From ${hours} o’clock you were right in ${percentOf(own)} of ${own.length} answers, at other times in ${percentOf(rest)} of ${rest.length}.`,
    advice: { text: `Try your hardest topics in the ${title.toLowerCase()}.`, to: '/assessment' },
    evidence: evidenceOf('answers', graded),
  });
}

function longSessions(actions: readonly TimedEvent[]): Insight[] {
  const answers = sessionsOf(actions).flatMap(({ from, events }) =>
    events.filter(isGraded).map((answer) => ({ answer, minutes: (answer.time - from) / 60_000 })),
  );
  const early = answers.flatMap(({ answer, minutes }) => (minutes <= longAfterMinutes ? [answer] : []));
  const late = answers.flatMap(({ answer, minutes }) => (minutes > longAfterMinutes ? [answer] : []));
  return said(greater(early, late), {
    ...{ id: 'long-sessions', title: 'Long sessions cost you right answers' },
    text: `In the first ${longAfterMinutes} minutes of a session you were right in ${percentOf(early)} of ${early.length} answers, later in ${percentOf(late)} of ${late.length}.`,
    advice: { text: `Take a break after ${longAfterMinutes} minutes.`, to: null },
    evidence: evidenceOf(
      'answers',
      answers.map(({ answer }) => answer),
    ),
  });
}

function haste(actions: readonly TimedEvent[]): Insight[] {
  const timed = timedAnswers(actions);
  const hasty = timed.filter(isHastyAnswer);
  if (timed.length < leastAnswers || hasty.length < notableHaste * timed.length) return [];
  // That more than half of the notable share is truly hasty, by the normal approximation of the share.
  const share = (hasty.length + 1) / (timed.length + 2);
  const error = Math.sqrt((share * (1 - share)) / (timed.length + 3));
  return said(normalMassBelow((share - notableHaste / 2) / error), {
    ...{ id: 'haste', title: 'Many answers come faster than a question can be read' },
    text: `${hasty.length} of ${timed.length} answers came within 3 seconds.`,
    advice: { text: 'Read each question to its end. Such answers show little of what you know.', to: null },
    evidence: evidenceOf('answers', hasty),
  });
}

/**
 * Topics that were practised on one day only. What is practised on several days is remembered longer than the same practice on
 * one (Cepeda and others 2006, Psychological Bulletin 132(3)). That it was one day is certain, so the figure is counted, not
 * estimated.
 */
function spacing(actions: readonly TimedEvent[], { today }: LearnerData): Insight[] {
  const topics = [...daysByTopic(actions)];
  const once = topics.filter(([, days]) => days.size === 1 && !days.has(today));
  const [oldest] = once.toSorted(([, one], [, other]) => (([...one][0] ?? '' < ([...other][0] ?? '')) ? -1 : 1));
  if (topics.length < leastTopics || once.length * 2 < topics.length || !oldest) return [];
  const [section, contentArea = ''] = oldest[0].split(' ');
  return said(1, {
    ...{ id: 'spacing', title: 'Come back to topics on another day' },
    text: `You practised ${once.length} of ${topics.length} topics on one day only. Practice on several days is remembered longer.`,
    advice: {
      text: `Practise ${contentAreaTitle(contentArea)} again.`,
      to: practiseAddress({ section, contentArea } as Parameters<typeof practiseAddress>[0]),
    },
    evidence: evidenceOf(
      'answers',
      actions.filter(({ object }) => once.some(([topic]) => topic === `${object.section} ${object.contentArea}`)),
    ),
  });
}

/** Growth of the learner's own: from two results on. */
function growth(record: Pick<EiqRecord, 'history'>, { events }: LearnerData): Insight[] {
  const measured = measuredIn(record);
  const state = growthAfter(measured);
  if (!state || measured.length < 2) return [];
  const rises = normalMassBelow(state.slope / Math.sqrt(state.slopeVariance));
  const perYear = Math.round(Math.abs(100 * state.slope));
  const evidence = evidenceOf(
    'results',
    events.filter(({ verb }) => verb === 'scored'),
  );
  return [
    ...said(rises, {
      ...{ id: 'rising', title: 'Your score is rising', evidence, advice: null },
      text: `Over ${measured.length} results it grew by about ${perYear} points a year.`,
    }),
    ...said(1 - rises, {
      ...{ id: 'falling', title: 'Your score is falling', evidence },
      text: `Over ${measured.length} results it fell by about ${perYear} points a year.`,
      advice: { text: 'Practise the section in which you were weakest.', to: '/assessment' },
    }),
  ];
}
