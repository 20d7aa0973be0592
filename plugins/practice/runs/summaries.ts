import type { Section } from '../../item-bank/contract.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Overview, PastRun, Run, Summary } from '../contract.ts';
import type { RunRow } from '../models.ts';
import { isInReview } from './complete-run.ts';
import { accuracyOf, tallyOf, topicMastery } from './mastery.ts';
import type { CountedQuestion, TopicCount } from './queries.ts';

// Figures of topics and runs, computed from rows without queries.

const formTitle = 'Three questions';

export const titleOf = ({ contentArea }: Pick<RunRow, 'contentArea'>) =>
  contentArea === null ? formTitle : contentAreaTitle(contentArea);

/** Topics with the learner's mastery. */
export function topicsOf(
  topics: readonly { section: Section; contentArea: string; title: string; questions: number }[],
  counts: readonly TopicCount[],
): Overview['topics'] {
  return topics.map(({ section, contentArea, title, questions }) => {
    const own = counts.find((count) => isIn(count, { section, contentArea }));
    const { answered = 0, graded = 0, correct = 0, lastAt, outcomes } = own ?? {};
    return {
      section,
      contentArea,
      title,
      questions,
      mastery: topicMastery(outcomes ?? []),
      answered,
      graded,
      correct,
      accuracy: accuracyOf({ graded, correct }),
      lastAt: lastAt?.toISOString() ?? null,
    };
  });
}

/**
 * The summary of a run.
 * @param questions the run's own, in order
 * @param answers every answer of the learner in the run's content areas, the latest first
 */
export function summaryOf(
  run: Pick<RunRow, 'startedAt'>,
  questions: readonly CountedQuestion[],
  answers: readonly CountedQuestion[],
): Summary {
  const answered = questions.filter(({ submittedAt }) => submittedAt !== null);
  const own = new Set(questions.map(({ id }) => id));
  const last = answered.at(-1)?.submittedAt ?? run.startedAt;
  const earlier = answers.filter(({ id, submittedAt }) => !own.has(id) && submittedAt !== null && submittedAt <= last);
  const topics = new Map(answered.map((question) => [`${question.section} ${question.contentArea}`, question]));
  return {
    ...tallyOf(answered),
    inReview: answered.filter(isInReview).length,
    hintsUsed: sum(answered, ({ hints }) => hints.length),
    timeSpent: sum(answered, ({ timeSpent }) => timeSpent ?? 0),
    topics: [...topics.values()].map(({ section, contentArea }) => {
      const here = answered.filter((answer) => isIn(answer, { section, contentArea }));
      const before = earlier.filter((answer) => isIn(answer, { section, contentArea }));
      return {
        section,
        contentArea,
        title: contentAreaTitle(contentArea),
        before: masteryFrom(before),
        after: masteryFrom([...here.toReversed(), ...before]),
        ...tallyOf(here),
      };
    }),
  };
}

/** @param questions of the run */
export const pastRunOf = (run: RunRow, questions: readonly CountedQuestion[]): PastRun => ({
  runId: run.id,
  kind: run.kind,
  title: titleOf(run),
  startedAt: run.startedAt.toISOString(),
  endedAt: (run.endedAt ?? run.startedAt).toISOString(),
  ...tallyOf(questions),
});

export const runFigures = (questions: readonly CountedQuestion[]): Pick<Run, 'tally' | 'inReview'> => ({
  tally: tallyOf(questions),
  inReview: questions.filter(isInReview).length,
});

/** @param answers of one topic, the latest first */
function masteryFrom(answers: readonly Pick<CountedQuestion, 'outcome'>[]): Mastery | null {
  return topicMastery(answers.flatMap(({ outcome }) => outcome ?? []));
}

const isIn = (answer: { section: Section; contentArea: string }, of: { section: Section; contentArea: string }) =>
  answer.section === of.section && answer.contentArea === of.contentArea;

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
