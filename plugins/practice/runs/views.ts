import type { Who } from '../../../core/contract/index.ts';
import type { Feedback, OpenLearnerQuestion, Run, Submission } from '../contract.ts';
import { HintKind, inReviewMessage } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { QuestionRow, RunRow } from '../models.ts';
import { formQuestions } from '../rules.ts';
import { answersIn, ownQuestion, questionsOf } from './queries.ts';
import { runFigures, summaryOf, titleOf } from './summaries.ts';

/** A run for its learner. */
export async function shownRun(dependencies: Dependencies, who: Who, run: RunRow): Promise<Run> {
  const context = { who };
  const questions = await questionsOf(dependencies, context, [run.id]);
  const last = questions.at(-1);
  const areas = questions.map(({ contentArea }) => contentArea);
  const isForm = run.kind === 'form';
  const ended = run.endedAt !== null;
  const isLast = isForm && last?.position === formQuestions.length - 1;
  const isThrough = ended || (isLast && last.submittedAt !== null);
  return {
    runId: run.id,
    kind: run.kind,
    state: ended ? 'completed' : 'open',
    section: run.section,
    contentArea: run.contentArea,
    title: titleOf(run),
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    index: last?.position ?? 0,
    total: isForm ? formQuestions.length : null,
    isLast,
    ...runFigures(questions),
    standing: ended || !last ? null : await shownQuestion(dependencies, who, last.id),
    summary: isThrough ? summaryOf(run, questions, await answersIn(dependencies, context, run.userId, areas)) : null,
  };
}

/** A submitted answer with its grading. */
export async function shownSubmission(
  dependencies: Dependencies,
  who: Who,
  question: QuestionRow,
): Promise<Submission | null> {
  const { answer, submittedAt, timeSpent, gradedAt, isCorrect, outcome, hints } = question;
  if (!answer || !submittedAt) return null;
  return {
    userAnswer: answer.given,
    submittedAt: submittedAt.toISOString(),
    status: gradedAt ? 'graded' : 'in_review',
    message: question.question?.type === 'open_ended' ? inReviewMessage : null,
    isCorrect,
    masteryLevel: outcome,
    hintsUsed: hints.length,
    timeSpent: timeSpent ?? 0,
    feedback: gradedAt ? await feedbackOn(dependencies, who, question) : null,
  };
}

async function shownQuestion(dependencies: Dependencies, who: Who, id: string): Promise<OpenLearnerQuestion | null> {
  const row = await ownQuestion(dependencies, { who }, id);
  const { question, difficulty, askedAt, hints } = row;
  if (!question) return null;
  const { hintsAllowed } = await dependencies.settings(who);
  return {
    question,
    difficulty,
    elapsed: Math.max(0, dependencies.clock.now().getTime() - askedAt.getTime()),
    hints: { revealed: [...hints], total: hintsAllowed ? HintKind.options.length : hints.length },
    submission: await shownSubmission(dependencies, who, row),
  };
}

async function feedbackOn({ measurement }: Dependencies, who: Who, { sittingId, id }: QuestionRow): Promise<Feedback> {
  const graded = await measurement.feedback({ who }, sittingId, id);
  const { points, maximumPoints, correctOption, explanation, steps, misconception, rubric } = graded;
  return {
    points,
    maximumPoints,
    correctOption,
    explanation,
    steps: [...steps],
    misconception: misconception?.says ?? null,
    rubric: rubric
      ? { ...rubric, criteria: rubric.criteria.map((each) => ({ ...each })), reason: rubric.reason ?? null }
      : null,
  };
}
