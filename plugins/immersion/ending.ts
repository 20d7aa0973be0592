import { conflict } from '../../core/contract/index.ts';
import { pausesPerSection, sectionTitles } from '../item-bank/contract.ts';
import type { SittingEstimate } from '../item-bank/services.ts';
import type { NewResult } from '../learner/services.ts';
import { reportOf, stages } from './contract.ts';
import { latestCompleted, latestScored, lockedPlacement, openPlacement } from './finding.ts';
import { PlacementRow } from './models.ts';
import type { Parts, Within } from './parts.ts';
import { resultOf } from './result.ts';
import { allSections } from './standing.ts';

type Inside = Within & { tx: NonNullable<Within['tx']> };

/**
 * Scores a placement from what the server recorded: result, learner record, activity and event in one commit. Of
 * several submits at once, and of any repetition, the result is the same one.
 * @throws Failure not_found, conflict (incomplete, given up, or there is none)
 */
export async function completePlacement(
  parts: Parts,
  within: Within,
  sessionId: string | undefined,
): Promise<PlacementRow> {
  const id = sessionId ?? ((await openPlacement(parts, within)) ?? (await latestScored(parts, within)))?.id;
  if (!id) throw conflict('There is no placement to submit.');
  let isNew = false;
  const placement = await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const locked = await lockedPlacement(parts, inside, id);
    if (locked.result) return locked;
    if (locked.state === 'abandoned') throw conflict('This placement was given up; it is not scored.');
    isNew = true;
    return score(parts, inside, locked);
  });
  if (isNew) tellTabs(parts, within, placement, true);
  return placement;
}

/** Gives a placement up: nothing of it is scored. Repeating it changes nothing. @throws Failure not_found, conflict (completed) */
export async function abandonPlacement(parts: Parts, within: Within, sessionId: string): Promise<void> {
  const { db, measurement, clock } = parts;
  const placement = await db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const locked = await lockedPlacement(parts, inside, sessionId);
    if (locked.result) throw conflict('This placement is completed; its result stays.');
    if (locked.state === 'abandoned') return undefined;
    const progress = await measurement.progress(inside, locked.sittingId);
    const given = progress.reduce((sum, section) => sum + section.answered, 0);
    const open = given === 0 ? await measurement.openQuestion(inside, locked.sittingId) : undefined;
    // Where nothing was answered the placement is paused, and taken up again by the next one while pauses are left.
    const isUsedUp = open?.pausesLeft === 0;
    if (given > 0 || isUsedUp) await measurement.close(inside, locked.sittingId);
    else if (open) await measurement.pause(inside, locked.sittingId, open.questionId);
    const answered = isUsedUp ? pausesPerSection : given;
    await db
      .rows(PlacementRow, inside)
      .findById(locked.id)
      .patch({ state: 'abandoned', endedAt: clock.now(), answered });
    // An earlier placement that was completed shows again.
    const earlier = await latestCompleted(parts, inside);
    await showProgress(parts, inside, locked.userId, earlier ? 100 : 0);
    return Object.assign(locked, { answered });
  });
  if (placement) tellTabs(parts, within, placement, false);
}

async function score(parts: Parts, within: Inside, placement: PlacementRow): Promise<PlacementRow> {
  const { db, measurement, clock } = parts;
  const { sittingId, cuts, hintsCount, startedAt } = placement;
  const progress = await measurement.progress(within, sittingId);
  const left = progress.filter(({ isDone }) => !isDone);
  if (left.length > 0) {
    const titles = left.map(({ section }) => sectionTitles[section].title);
    throw conflict(`This placement is not complete yet. Still to do: ${titles.join(', ')}`);
  }
  const estimate = await measurement.estimate(within, sittingId);
  const reviewed = await measurement.review(within, sittingId);
  const completedAt = clock.now();
  const result = resultOf({ estimate, reviewed, cuts, hintsCounted: hintsCount, startedAt, completedAt });
  await measurement.close(within, sittingId);
  const state = result.haste ? ('held' as const) : ('completed' as const);
  const ended = { state, endedAt: completedAt, answered: reviewed.length, result };
  await db.rows(PlacementRow, within).findById(placement.id).patch(ended);
  const scored = Object.assign(placement, ended);
  if (state === 'completed') await keepInRecord(parts, within, scored, estimate);
  else await showProgress(parts, within, placement.userId, (await latestCompleted(parts, within)) ? 100 : 0);
  return scored;
}

/**
 * Enters a result in the learner's record and tells other plugins of it. Held results that the learner has repeated with
 * this one are settled: staff can no longer accept them.
 */
export async function keepInRecord(
  parts: Parts,
  within: Inside,
  { id: sessionId, userId, endedAt, result }: PlacementRow,
  estimate: SittingEstimate,
): Promise<void> {
  const { db, record } = parts;
  if (!result || !endedAt) throw new Error(`The placement ${sessionId} has no result to record`);
  await record.addResult(within, recordedResult({ id: sessionId, userId, endedAt, result }, estimate));
  await showProgress({ record }, within, userId, 100);
  await record.noteActivity(within, { userId, id: `placement:${sessionId}`, kind: 'study', at: endedAt });
  await db
    .rows(PlacementRow, within)
    .where({ userId, state: 'held' })
    .where('endedAt', '<=', endedAt)
    .whereNot({ id: sessionId })
    .patch({ state: 'repeated' });
  await parts.completed(within.tx, within.who, {
    userId,
    sessionId,
    eiqScore: result.eiqScore,
    standardError: result.standardError,
    placementLevel: result.placementLevel,
  });
}

/** A result as the learner's record keeps it. */
export function recordedResult(
  { id: sessionId, userId, endedAt, result }: Pick<PlacementRow, 'id' | 'userId' | 'endedAt' | 'result'>,
  estimate: SittingEstimate,
): NewResult {
  if (!result || !endedAt) throw new Error(`The placement ${sessionId} has no result to record`);
  return {
    userId,
    source: 'immersion',
    sourceId: sessionId,
    title: 'AI immersion placement',
    at: endedAt,
    theta: estimate.theta,
    standardError: estimate.standardError,
    level: result.placementLevel,
    confidence: result.confidenceLevel,
    domains: estimate.sections.map(({ section, theta, standardError }) => ({ domain: section, theta, standardError })),
    answered: sum(estimate.sections.map(({ answered }) => answered)),
    report: reportOf(sessionId),
    version: result.version,
  };
}

async function showProgress({ record }: Pick<Parts, 'record'>, within: Inside, userId: string, progress: number) {
  await record.setSectionProgress(
    within,
    userId,
    allSections(() => progress),
  );
}

function tellTabs(parts: Parts, within: Within, { id: sessionId, answered }: PlacementRow, isCompleted: boolean) {
  parts.moved(within.who, { sessionId, stage: stages.at(-1) ?? 'ai_conceptual', answered: answered ?? 0, isCompleted });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
