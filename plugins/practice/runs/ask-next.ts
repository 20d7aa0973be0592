import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import type { CurrentQuestion, Plan } from '../../item-bank/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { RunRow } from '../models.ts';
import { QuestionRow } from '../models.ts';
import { firstDifficulty, formPlan, formQuestions, topicPlan } from '../rules.ts';
import { lastQuestion } from './queries.ts';
import { poolFor, poolOfTopic } from './topics.ts';

/** Asks the next question of a run whose last one is answered. @throws Failure conflict where there is none */
export async function askNext(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  run: RunRow,
): Promise<QuestionRow> {
  const last = await lastQuestion(dependencies, context, run.id);
  const position = last ? last.position + 1 : 0;
  const asked =
    run.kind === 'form'
      ? await askOfForm(dependencies, context, position)
      : await askOfTopic(dependencies, context, run, last);
  const { sittingId, section, current } = asked;
  const { question, askedAt } = current;
  if (!question) throw conflict('There are no practice questions for this topic at the moment.');
  return dependencies.db.rows(QuestionRow, context).insertAndFetch({
    id: question.id,
    userId: run.userId,
    runId: run.id,
    sittingId,
    position,
    section,
    contentArea: question.contentArea,
    difficulty: current.difficulty,
    question,
    askedAt: askedAt ?? dependencies.clock.now(),
    hints: [],
  });
}

interface Asked {
  readonly sittingId: string;
  readonly section: Section;
  readonly current: CurrentQuestion;
}

async function askOfForm(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  position: number,
): Promise<Asked> {
  const wanted = formQuestions[position];
  if (!wanted) throw conflict('All questions of this form have been asked.');
  return openAndAsk(
    dependencies,
    context,
    formPlan(dependencies.record.shippedCuts, wanted, await poolFor(dependencies, context, context.who.user.id)),
    wanted.section,
  );
}

/**
 * Continues the sitting of the last question while it has questions. Otherwise, or while an open answer in it waits for its
 * review, opens a new one at the current difficulty.
 */
async function askOfTopic(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  run: RunRow,
  last: QuestionRow | undefined,
): Promise<Asked> {
  const { section, contentArea } = run;
  if (!section || !contentArea) throw new Error(`Run ${run.id} has no topic`);
  if (last?.gradedAt) {
    const current = await dependencies.measurement.current(context, last.sittingId, section);
    if (current.question) return { sittingId: last.sittingId, section, current };
  }
  const before = last ?? (await lastInTopic(dependencies, context, run));
  const difficulty = before ? await ladderOf(dependencies, context, before) : firstDifficulty;
  return openAndAsk(
    dependencies,
    context,
    topicPlan(dependencies.record.shippedCuts, { section, contentArea }, difficulty, poolOfTopic({ contentArea })),
    section,
  );
}

async function openAndAsk(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  plan: Plan,
  section: Section,
): Promise<Asked> {
  const { sittingId } = await dependencies.measurement.open(context, context.who.user.id, plan);
  return { sittingId, section, current: await dependencies.measurement.current(context, sittingId, section) };
}

/** The last question of earlier runs in the same topic. */
async function lastInTopic(
  { db }: Dependencies,
  context: TransactionContext<Who>,
  { userId, section, contentArea }: RunRow,
) {
  return db
    .rows(QuestionRow, context)
    .where({ userId, section, contentArea })
    .whereNotNull('question')
    .orderBy([
      { column: 'askedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
}

async function ladderOf(
  { measurement }: Dependencies,
  context: TransactionContext<Who>,
  { sittingId, difficulty }: QuestionRow,
) {
  const [state] = await measurement.progress(context, sittingId);
  return state?.difficulty ?? difficulty;
}
