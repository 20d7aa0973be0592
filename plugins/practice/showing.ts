import type { Who } from '../../core/contract/index.ts';
import type { Feedback, Run, StandingQuestion, Submission } from './contract.ts';
import { HintKind, inReviewMessage } from './contract.ts';
import { answersIn, ownQuestion, questionsOf } from './finding.ts';
import type { QuestionRow, RunRow } from './models.ts';
import type { Parts } from './parts.ts';
import { formQuestions } from './rules.ts';
import { runFigures, summaryOf, titleOf } from './standing.ts';

/** A run as its learner sees it. */
export async function shownRun(parts: Parts, who: Who, run: RunRow): Promise<Run> {
  const within = { who };
  const questions = await questionsOf(parts, within, [run.id]);
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
    standing: ended || !last ? null : await shownQuestion(parts, who, last.id),
    summary: isThrough ? summaryOf(run, questions, await answersIn(parts, within, run.userId, areas)) : null,
  };
}

/** What became of an answer. */
export async function shownSubmission(parts: Parts, who: Who, question: QuestionRow): Promise<Submission | null> {
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
    feedback: gradedAt ? await feedbackOn(parts, who, question) : null,
  };
}

async function shownQuestion(parts: Parts, who: Who, id: string): Promise<StandingQuestion | null> {
  const row = await ownQuestion(parts, { who }, id);
  const { question, difficulty, askedAt, hints } = row;
  if (!question) return null;
  const { hintsAllowed } = await parts.settings(who);
  return {
    question,
    difficulty,
    elapsed: Math.max(0, parts.clock.now().getTime() - askedAt.getTime()),
    hints: { revealed: [...hints], total: hintsAllowed ? HintKind.options.length : hints.length },
    submission: await shownSubmission(parts, who, row),
  };
}

async function feedbackOn({ measurement }: Parts, who: Who, { sittingId, id }: QuestionRow): Promise<Feedback> {
  const told = await measurement.feedback({ who }, sittingId, id);
  const { points, maximumPoints, correctOption, explanation, steps, misconception, rubric } = told;
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
