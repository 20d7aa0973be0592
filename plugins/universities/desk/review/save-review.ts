import type { z } from 'zod';
import type { Issue, Who } from '../../../../core/contract/index.ts';
import { conflict, invalid } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import type { ApplicationStatus } from '../../applications/contract.ts';
import { applicationStatusTitles } from '../../applications/contract.ts';
import { announceChange, notifyReviewers } from '../announce.ts';
import type { Criterion, reviewRoutes, Scores } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, ReviewRow } from '../models.ts';
import { rubricOf } from '../rubric/rubric.ts';
import type { DeskCase } from './access.ts';
import { lockDeskCase, withheldBecause } from './access.ts';
import { submittedReviews, updateCase } from './progress.ts';

type Given = z.output<(typeof reviewRoutes)['saveReview']['body']>;

/** Statuses in which reviews are written. */
export const reviewable: readonly ApplicationStatus[] = ['submitted', 'under_review', 'waitlisted'];

/**
 * Saves the caller's scores, or submits them, which is final. The first saved review begins the review of the application.
 * @throws Failure not_found; conflict after a recusal, for a final review, complete reviews and an old version; invalid for
 *   unknown criteria and levels, and for a submission without all scores
 */
export function saveReview(dependencies: DeskDependencies, who: Who, id: string, given: Given): Promise<void> {
  const { db, clock, steps, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, id);
    const { application, own, state } = found;
    const withheld = withheldBecause(found);
    if (withheld) throw conflict(withheld);
    if (own && isSame(own, given)) return;
    if (own?.submittedAt) throw conflict('You have submitted your review. A submitted review is final.');
    if (!reviewable.includes(application.status)) {
      const title = applicationStatusTitles[application.status];
      throw conflict(`This application is not reviewed now. Its status is “${title}”.`);
    }
    if (state.needs === null) throw conflict('The reviews of this application are complete. No other one is needed.');
    if ((own?.version ?? 0) !== given.version) {
      throw conflict('Your review was changed in another window. Load the page again before you go on.');
    }
    const criteria = state.criteria ?? (await rubricOf(dependencies, context, application.programId)).criteria;
    assertScores(criteria, given.scores, given.submit);
    if (application.status === 'submitted') await steps.startReview(context, found);
    await beginRound(dependencies, context, found, criteria);
    const row = { scores: given.scores, comment: given.comment, version: given.version + 1, savedAt: clock.now() };
    const last = given.submit ? await lastPosition(dependencies, context, id, state.round) : 0;
    const submission = given.submit ? { position: last + 1, submittedAt: clock.now() } : {};
    if (own)
      await db
        .rows(ReviewRow, context)
        .findById(own.id)
        .patch({ ...row, ...submission });
    else {
      const keys = { id: newId(), applicationId: id, round: state.round, reviewerId: who.user.id };
      await db.rows(ReviewRow, context).insert({ ...keys, ...row, ...submission });
    }
    if (!given.submit) return;
    const { needs } = await updateCase(dependencies, context, found);
    if (needs === 'third') await requestThird(dependencies, context, found);
    await audit.record(context, { action: 'universities.review-submitted', subject: id });
    await announceChange(dependencies, context, application);
  });
}

/** Asks the reviewers who have not scored an application for the third review. */
async function requestThird(
  dependencies: DeskDependencies,
  context: TransactionContext<Who>,
  { application, offer, state }: DeskCase,
): Promise<void> {
  const round = { applicationId: application.id, round: state.round };
  const submitted = await submittedReviews(dependencies, context, round);
  const what = `${offer.program.name} at ${offer.university.name}`;
  await notifyReviewers(dependencies, context, application, {
    id: submitted.at(-1)?.id ?? application.id,
    title: 'A third review is needed',
    text: `Two reviews of an application for ${what} differ by more than one step.`,
    except: submitted.map(({ reviewerId }) => reviewerId),
  });
}

const isSame = ({ scores, comment, submittedAt }: ReviewRow, given: Given) =>
  (submittedAt !== null) === given.submit && comment === given.comment && isSameScores(scores, given.scores);

function isSameScores(one: Scores, other: Scores): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

async function beginRound(
  { db }: Pick<DeskDependencies, 'db'>,
  context: TransactionContext<Who>,
  { application, state }: DeskCase,
  criteria: Criterion[],
): Promise<void> {
  if (state.criteria) return;
  const row = { applicationId: application.id, round: state.round, criteria, needs: 'first' as const };
  await db.rows(CaseRow, context).insert(row).onConflict('applicationId').merge(['criteria', 'needs']);
}

async function lastPosition(
  { db }: Pick<DeskDependencies, 'db'>,
  context: TransactionContext<Who>,
  applicationId: string,
  round: number,
): Promise<number> {
  const rows = await db.rows(ReviewRow, context).where({ applicationId, round }).whereNotNull('position');
  return Math.max(0, ...rows.map(({ position }) => position ?? 0));
}

/** @throws Failure invalid */
function assertScores(criteria: readonly Criterion[], scores: Scores, isSubmitted: boolean): void {
  const levelsOf = new Map(criteria.map(({ id, levels }) => [id, levels.length]));
  const issues: Issue[] = Object.entries(scores).flatMap(([id, level]) => {
    const levels = levelsOf.get(id);
    const path = `body.scores.${id}`;
    if (levels === undefined) return [{ path, message: 'The rubric has no such criterion' }];
    return level > levels ? [{ path, message: `The highest level is ${levels}` }] : [];
  });
  const missing = isSubmitted ? criteria.filter(({ id }) => scores[id] === undefined) : [];
  issues.push(...missing.map(({ id, title }) => ({ path: `body.scores.${id}`, message: `Score “${title}”` })));
  if (issues.length > 0) throw invalid('The review is not complete, or does not fit the rubric.', issues);
}
