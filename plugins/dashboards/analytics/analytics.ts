import { dayIn, plusDays } from '../../../core/calendar.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { probabilityFrom } from '../../learner/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import { shownTopic } from '../k12/tracks.ts';
import type { Analytics, Practised, Reasoning } from './contract.ts';
import { daysBack, strongFrom } from './contract.ts';

// Pure functions of the record and the answers.

export interface AnalyticsInput {
  readonly domains: EiqRecord['domains'];
  /** The cut of the level in `strongFrom`. */
  readonly strongFromScore: number;
  /** Undefined where practice is off. */
  readonly practice: { readonly topics: readonly Topic[]; readonly answers: readonly PastAnswer[] } | undefined;
  /** The day on the learner's calendar. */
  readonly today: string;
  readonly timeZone: string;
}

/** Learning analytics of a learner. */
export function analyticsOf({ domains, strongFromScore, practice, today, timeZone }: AnalyticsInput): Analytics {
  const topics = practice?.topics ?? [];
  const weakest = topics.filter(isWeak).toSorted(weaker)[0];
  const strongest = topics.filter(isStrong).toSorted(stronger)[0];
  return {
    reasoning: domains.map(({ at: _, ...estimate }): Reasoning => {
      const probability = probabilityFrom(estimate, strongFromScore);
      return { ...estimate, probability, standing: probability >= strongFrom.probability ? 'strong' : 'developing' };
    }),
    apart: apartIn(domains),
    practised: practice ? practisedIn(practice.answers, today, timeZone) : null,
    weakest: weakest ? shownTopic(weakest) : null,
    strongest: strongest ? shownTopic(strongest) : null,
  };
}

/**
 * In 5 % of cases, the highest and the lowest of three estimates differ by chance by more than this number of standard
 * errors of a difference: Tukey's studentized range for three means, 3.314 / √2.
 */
const rangeOfThree = 2.34;

/** The highest and the lowest estimate, where they differ by more than chance explains. */
function apartIn(domains: EiqRecord['domains']): Analytics['apart'] {
  const ordered = domains.toSorted((one, other) => other.eiqScore - one.eiqScore);
  const [highest, lowest] = [ordered[0], ordered.at(-1)];
  if (!highest || !lowest) return null;
  const points = Math.round(10 * (highest.eiqScore - lowest.eiqScore)) / 10;
  const error = Math.hypot(highest.standardError, lowest.standardError);
  return points > rangeOfThree * error ? { highest: highest.title, lowest: lowest.title, points } : null;
}

function practisedIn(all: readonly PastAnswer[], today: string, timeZone: string): Practised {
  const first = plusDays(today, 1 - daysBack);
  const answers = all
    .map((answer) => ({ ...answer, day: dayIn(timeZone, answer.at) }))
    .filter(({ day }) => day >= first && day <= today);
  const graded = answers.filter(({ isCorrect }) => isCorrect !== null);
  const helped = graded.filter(({ hintsUsed }) => hintsUsed > 0);
  return {
    days: new Set(answers.map(({ day }) => day)).size,
    answered: answers.length,
    graded: graded.length,
    correct: right(graded),
    withHints: { graded: helped.length, correct: right(helped) },
  };
}

const right = (answers: readonly PastAnswer[]) => answers.filter(({ isCorrect }) => isCorrect).length;

const ranks = { attempted: 1, familiar: 2, proficient: 3, mastered: 4 } as const;
const rankOf = ({ mastery }: Topic) => (mastery ? ranks[mastery] : 0);
const isWeak = (topic: Topic) => rankOf(topic) === 1 || rankOf(topic) === 2;
const isStrong = (topic: Topic) => rankOf(topic) > 2;

// Among topics of equal mastery, the one with more answers is known better.
const weaker = (one: Topic, other: Topic) => rankOf(one) - rankOf(other) || other.graded - one.graded;
const stronger = (one: Topic, other: Topic) => rankOf(other) - rankOf(one) || other.graded - one.graded;
