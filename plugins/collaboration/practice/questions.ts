import type { InstitutionRef } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import { thetaAt } from '../../learner/contract.ts';
import { RoomRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { PracticeAnswerRow, PracticeRunRow, PracticeTakerRow } from './models.ts';
import { poolOf } from './topics.ts';

interface Context {
  readonly who: { readonly institution: Pick<InstitutionRef, 'id'> };
  readonly tx: Tx;
}

/** Asks a question with options, in a sitting of its own. @throws Failure conflict where the topic has none */
export async function askQuestion(
  { measurement, record, clock }: Dependencies,
  context: Context,
  ownerId: string,
  { section, contentArea, seconds }: { section: Section; contentArea: string; seconds: number },
) {
  const within = context as Parameters<typeof measurement.current>[0];
  const { sittingId } = await measurement.open(within, ownerId, {
    purpose: 'collaboration',
    pool: poolOf({ contentArea }),
    sections: [
      {
        ...{ section, contentAreas: [contentArea], openEnded: 0 },
        // Practice together does not measure, so no rule ends it early.
        ...{ minimum: 1, maximum: 1, targetStandardError: 0, certainty: 1 },
      },
    ],
    cuts: record.shippedCuts.map(({ from }) => thetaAt(from)),
    hintsCount: false,
  });
  const { question } = await measurement.current(within, sittingId, section);
  if (question?.type !== 'multiple_choice')
    throw conflict('There are no practice questions for this topic at the moment.');
  return { sittingId, question, endsAt: new Date(clock.now().getTime() + seconds * 1000) };
}

/**
 * Shows the answers to the current question of a run in a locked room, if everyone present who takes part has answered, the
 * time is up, or `isForced`. @returns whether they are shown now
 */
export async function reveal(
  { db, clock, live, measurement }: Dependencies,
  context: Context,
  run: PracticeRunRow,
  isForced = false,
): Promise<boolean> {
  if (run.solution) return false;
  const [takers, answers, present] = await Promise.all([
    db.rows(PracticeTakerRow, { institution: context.who.institution, tx: context.tx }).where({ runId: run.id }),
    db
      .rows(PracticeAnswerRow, { institution: context.who.institution, tx: context.tx })
      .where({ runId: run.id, position: run.position }),
    live.present(context.who.institution, run.roomId),
  ]);
  const hasAnswered = new Set(answers.map(({ userId }) => userId));
  const isMissing = takers.some(({ userId }) => present.includes(userId) && !hasAnswered.has(userId));
  const isUp = clock.now() >= run.endsAt;
  if (!isForced && !isUp && (isMissing || answers.length === 0)) return false;
  const within = context as Parameters<typeof measurement.close>[0];
  await measurement.close(within, run.sittingId);
  const solution = await measurement.solution(within, run.sittingId, run.question.id);
  const rows = { institution: context.who.institution, tx: context.tx };
  await db.rows(PracticeRunRow, rows).findById(run.id).patch({ solution });
  const right = answers.filter(({ answer }) => answer === solution.correctOption).map(({ userId }) => userId);
  if (right.length > 0)
    await db.rows(PracticeTakerRow, rows).where({ runId: run.id }).whereIn('userId', right).increment('correct', 1);
  return true;
}

/** Shows the answers of a run whose time is up or whose last waited-for person has left. @returns whether that changed it */
export async function revealIfDue(
  dependencies: Dependencies,
  institution: Pick<InstitutionRef, 'id'>,
  runId: string,
): Promise<boolean> {
  const { db, live } = dependencies;
  return db.transaction(async (tx) => {
    const rows = { institution, tx };
    const known = await db.rows(PracticeRunRow, rows).findById(runId).select('roomId');
    if (!known) return false;
    await db.rows(RoomRow, rows).findById(known.roomId).forUpdate();
    const run = await db.rows(PracticeRunRow, rows).findById(runId);
    if (!run || run.endedAt) return false;
    const isShown = await reveal(dependencies, { who: { institution }, tx }, run);
    if (isShown) afterCommit(tx, () => live.roomChanged(institution, run.roomId));
    return isShown;
  });
}
