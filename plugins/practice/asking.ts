import { conflict } from '../../core/contract/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { CurrentQuestion, Plan } from '../item-bank/services.ts';
import { lastQuestion } from './finding.ts';
import type { RunRow } from './models.ts';
import { QuestionRow } from './models.ts';
import type { Inside, Parts } from './parts.ts';
import { firstDifficulty, formPlan, formQuestions, topicPlan } from './rules.ts';

/** Asks the next question of a run whose last one is answered. @throws Failure conflict when there is none */
export async function askNext(parts: Parts, within: Inside, run: RunRow): Promise<QuestionRow> {
  const last = await lastQuestion(parts, within, run.id);
  const position = last ? last.position + 1 : 0;
  const asked =
    run.kind === 'form' ? await askOfForm(parts, within, position) : await askOfTopic(parts, within, run, last);
  const { sittingId, section, current } = asked;
  const { question, askedAt } = current;
  if (!question) throw conflict('There are no practice questions on this at the moment.');
  return parts.db.rows(QuestionRow, within).insertAndFetch({
    id: question.id,
    userId: run.userId,
    runId: run.id,
    sittingId,
    position,
    section,
    contentArea: question.contentArea,
    difficulty: current.difficulty,
    question,
    askedAt: askedAt ?? parts.clock.now(),
    hints: [],
  });
}

interface Asked {
  readonly sittingId: string;
  readonly section: Section;
  readonly current: CurrentQuestion;
}

async function askOfForm(parts: Parts, within: Inside, position: number): Promise<Asked> {
  const wanted = formQuestions[position];
  if (!wanted) throw conflict('All questions of this form have been asked.');
  return openAndAsk(parts, within, formPlan(parts.record.cuts, wanted), wanted.section);
}

/**
 * The sitting that the last question was asked in goes on while it has questions. A new one takes over when it is done,
 * or while an open answer in it waits for its review; it begins where the ladder stood.
 */
async function askOfTopic(parts: Parts, within: Inside, run: RunRow, last: QuestionRow | undefined): Promise<Asked> {
  const { section, contentArea } = run;
  if (!section || !contentArea) throw new Error(`The run ${run.id} is by topic and has none`);
  if (last?.gradedAt) {
    const current = await parts.measurement.current(within, last.sittingId, section);
    if (current.question) return { sittingId: last.sittingId, section, current };
  }
  const before = last ?? (await lastInTopic(parts, within, run));
  const difficulty = before ? await ladderOf(parts, within, before) : firstDifficulty;
  return openAndAsk(parts, within, topicPlan(parts.record.cuts, { section, contentArea }, difficulty), section);
}

async function openAndAsk(parts: Parts, within: Inside, plan: Plan, section: Section): Promise<Asked> {
  const { sittingId } = await parts.measurement.open(within, within.who.user.id, plan);
  return { sittingId, section, current: await parts.measurement.current(within, sittingId, section) };
}

/** Where an earlier run in the same topic left off. */
async function lastInTopic({ db }: Parts, within: Inside, { userId, section, contentArea }: RunRow) {
  return db
    .rows(QuestionRow, within)
    .where({ userId, section, contentArea })
    .whereNotNull('question')
    .orderBy('askedAt', 'desc')
    .first();
}

async function ladderOf({ measurement }: Parts, within: Inside, { sittingId, difficulty }: QuestionRow) {
  const [state] = await measurement.progress(within, sittingId);
  return state?.difficulty ?? difficulty;
}
