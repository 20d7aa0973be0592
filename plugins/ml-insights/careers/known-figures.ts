import type { EiqRecord } from '../../learner/contract.ts';
import { eiqScale, thetaAt } from '../../learner/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { KnownFigures } from './project-record.ts';

/** The sections of a record, as the data set names them. */
const sections = {
  core_math: 'core_math',
  applied_reasoning: 'applied_reasoning',
  ai_conceptual: 'ai_concepts',
} as const satisfies Record<EiqRecord['domains'][number]['domain'], keyof KnownFigures>;
export const sectionCount = Object.keys(sections).length;

type Scores = Omit<KnownFigures, 'practice'>;

/** A section of the record as a measurement without the prior, as the data set has it. */
export interface KnownScore {
  readonly title: string;
  /** As the record shows it. */
  readonly eiqScore: number;
  readonly standardError: number;
  readonly score: number;
  readonly error: number;
  readonly column: (typeof sections)[keyof typeof sections];
}

/** Sections that were measured. One that says no more than the reference population is none. */
export function knownScores({ domains }: Pick<EiqRecord, 'domains'>): KnownScore[] {
  return domains.flatMap(({ domain, title, eiqScore, standardError }) => {
    // A score of the record is a posterior under N(0, 1); synthetic scores are abilities with an error.
    const se = standardError / eiqScale.unit;
    const precision = 1 / se ** 2 - 1;
    if (!(precision > 0)) return [];
    const theta = thetaAt(eiqScore) / se ** 2 / precision;
    const score = Math.min(eiqScale.highest, Math.max(eiqScale.lowest, eiqScale.origin + eiqScale.unit * theta));
    const error = eiqScale.unit / Math.sqrt(precision);
    return [{ title, eiqScore, standardError, score, error, column: sections[domain] }];
  });
}

/** Scores in all sections; undefined unless all were measured. */
export function scoresOf(known: readonly KnownScore[]): Scores | undefined {
  if (known.length < sectionCount) return undefined;
  const figures = known.flatMap(({ column, score, error }): [keyof Scores, number][] => [
    [column, score],
    [`${column}_error`, error],
  ]);
  return Object.fromEntries(figures) as Record<keyof Scores, number>;
}

const dayMs = 86_400_000;
export const weeksOfPractice = 52;
const firstYearDays = 7 * weeksOfPractice;

/** A learner's first year of practice. */
export interface FirstYear {
  /** Whole weeks since the first answer, at most 52. */
  readonly weeks: number;
  /** Undefined until the year is over. */
  readonly practice: KnownFigures['practice'] | undefined;
}

/** @param answers oldest first */
export function firstYearOf(answers: readonly Pick<PastAnswer, 'at' | 'milliseconds'>[], now: Date): FirstYear {
  const [first] = answers;
  if (!first) return { weeks: 0, practice: undefined };
  const begin = first.at.getTime();
  // Clocks of several servers may differ: an answer can be later than now.
  const weeks = Math.min(weeksOfPractice, Math.max(0, Math.floor((now.getTime() - begin) / dayMs / 7)));
  if (weeks < weeksOfPractice) return { weeks, practice: undefined };
  const own = answers.filter(({ at }) => at.getTime() < begin + firstYearDays * dayMs);
  const hours = own.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0) / 3_600_000;
  const active = new Set(own.map(({ at }) => Math.floor((at.getTime() - begin) / dayMs / 7))).size;
  return { weeks, practice: { practice_hours: hours, active_weeks: active } };
}
