import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { pausesPerSection, sectionTitles } from '../../item-bank/contract.ts';
import type { SittingEstimate } from '../../item-bank/services.ts';
import type { NewResult } from '../../learner/services.ts';
import { PlacementLevel, reportOf, stages } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';
import { resultOf } from '../results/result.ts';
import { latestCompleted, latestScored, lockedPlacement, openPlacement } from './queries.ts';
import { allSections } from './status.ts';

/**
 * Scores a placement from the stored answers: result, learner record, activity and event in one commit. Repeated and
 * concurrent submits return the same result.
 * @throws Failure not_found, conflict (incomplete, abandoned, or none)
 */
export async function completePlacement(
  dependencies: Dependencies,
  context: CallContext<Who>,
  sessionId: string | undefined,
): Promise<PlacementRow> {
  const id =
    sessionId ?? ((await openPlacement(dependencies, context)) ?? (await latestScored(dependencies, context)))?.id;
  if (!id) throw conflict('You have no placement to submit.');
  let isNew = false;
  const placement = await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const locked = await lockedPlacement(dependencies, inside, id);
    if (locked.result) return locked;
    if (locked.state === 'abandoned') throw conflict('This placement was given up and is not scored.');
    isNew = true;
    return score(dependencies, inside, locked);
  });
  if (isNew) notifyTabs(dependencies, context, placement, true);
  return placement;
}

/** Abandons a placement without a score. Repeating it changes nothing. @throws Failure not_found, conflict (completed) */
export async function abandonPlacement(
  dependencies: Dependencies,
  context: CallContext<Who>,
  sessionId: string,
): Promise<void> {
  const { db, measurement, clock } = dependencies;
  const placement = await db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const locked = await lockedPlacement(dependencies, inside, sessionId);
    if (locked.result) throw conflict('This placement is completed and keeps its result.');
    if (locked.state === 'abandoned') return undefined;
    const progress = await measurement.progress(inside, locked.sittingId);
    const given = progress.reduce((sum, section) => sum + section.answered, 0);
    const open = given === 0 ? await measurement.openQuestion(inside, locked.sittingId) : undefined;
    // A placement without answers is paused; the next start reopens it while pauses are left.
    const isUsedUp = open?.pausesLeft === 0;
    if (given > 0 || isUsedUp) await measurement.close(inside, locked.sittingId);
    else if (open) await measurement.pause(inside, locked.sittingId, open.questionId);
    const answered = isUsedUp ? pausesPerSection : given;
    await db
      .rows(PlacementRow, inside)
      .findById(locked.id)
      .patch({ state: 'abandoned', endedAt: clock.now(), answered });
    // The progress of an earlier completed placement is visible again.
    const earlier = await latestCompleted(dependencies, inside);
    await showProgress(dependencies, inside, locked.userId, earlier ? 100 : 0);
    return Object.assign(locked, { answered });
  });
  if (placement) notifyTabs(dependencies, context, placement, false);
}

async function score(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  placement: PlacementRow,
): Promise<PlacementRow> {
  const { db, measurement, clock } = dependencies;
  const { sittingId, cuts, hintsCount, startedAt } = placement;
  const progress = await measurement.progress(context, sittingId);
  const left = progress.filter(({ isDone }) => !isDone);
  if (left.length > 0) {
    const titles = left.map(({ section }) => sectionTitles[section].title);
    throw conflict(`This placement is not complete yet. Still to do: ${titles.join(', ')}`);
  }
  const estimate = await measurement.estimate(context, sittingId);
  const reviewed = await measurement.review(context, sittingId);
  const completedAt = clock.now();
  const unscored = sum(progress.map(({ answered }) => answered)) - reviewed.length;
  const result = resultOf({ estimate, reviewed, cuts, hintsCounted: hintsCount, unscored, startedAt, completedAt });
  await measurement.close(context, sittingId);
  const state = result.haste ? ('held' as const) : ('completed' as const);
  const ended = { state, endedAt: completedAt, answered: reviewed.length, result };
  await db.rows(PlacementRow, context).findById(placement.id).patch(ended);
  const scored = Object.assign(placement, ended);
  if (state === 'completed') await addToRecord(dependencies, context, scored, estimate);
  else
    await showProgress(
      dependencies,
      context,
      placement.userId,
      (await latestCompleted(dependencies, context)) ? 100 : 0,
    );
  return scored;
}

/**
 * Adds a result to the learner's record and emits `placement.completed`. Earlier held results become `repeated`: staff can
 * no longer accept them.
 */
export async function addToRecord(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  { id: sessionId, userId, endedAt, result, cuts }: PlacementRow,
  estimate: SittingEstimate,
): Promise<void> {
  const { db, record } = dependencies;
  if (!result || !endedAt) throw new Error(`Placement ${sessionId} has no result to record`);
  await record.addResult(context, recordedResult({ id: sessionId, userId, endedAt, cuts }, estimate));
  await showProgress({ record }, context, userId, 100);
  await record.noteActivity(context, { userId, id: `placement:${sessionId}`, kind: 'study', at: endedAt });
  await db
    .rows(PlacementRow, context)
    .where({ userId, state: 'held' })
    .where('endedAt', '<=', endedAt)
    .whereNot({ id: sessionId })
    .patch({ state: 'repeated' });
  await dependencies.emitCompleted(context.tx, context.who, {
    userId,
    sessionId,
    eiqScore: result.eiqScore,
    standardError: result.standardError,
    placementLevel: result.placementLevel,
  });
}

/** A result in the form of the learner's record. */
export function recordedResult(
  { id: sessionId, userId, endedAt, cuts }: Pick<PlacementRow, 'id' | 'userId' | 'endedAt' | 'cuts'>,
  estimate: SittingEstimate,
): NewResult {
  if (!endedAt) throw new Error(`Placement ${sessionId} has no result to record`);
  return {
    userId,
    source: 'immersion',
    sourceId: sessionId,
    title: 'AI immersion placement',
    at: endedAt,
    theta: estimate.theta,
    standardError: estimate.standardError,
    level: PlacementLevel.options[estimate.level] ?? 'foundation',
    confidence: estimate.confidence,
    domains: estimate.sections.map(({ section, theta, standardError }) => ({ domain: section, theta, standardError })),
    prior: estimate.prior,
    cuts,
    answered: sum(estimate.sections.map(({ answered }) => answered)),
    report: reportOf(sessionId),
    version: estimate.version,
  };
}

async function showProgress(
  { record }: Pick<Dependencies, 'record'>,
  context: TransactionContext<Who>,
  userId: string,
  progress: number,
) {
  await record.setSectionProgress(
    context,
    userId,
    allSections(() => progress),
  );
}

function notifyTabs(
  dependencies: Dependencies,
  context: CallContext<Who>,
  { id: sessionId, answered }: PlacementRow,
  isCompleted: boolean,
) {
  dependencies.notifyMoved(context.who, {
    sessionId,
    stage: stages.at(-1) ?? 'ai_conceptual',
    answered: answered ?? 0,
    isCompleted,
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
