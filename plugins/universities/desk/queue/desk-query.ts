import type { Actor, Who } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { Decision, RecommendationStatus } from '../../applications/contract.ts';
import { ApplicationRow } from '../../applications/models.ts';
import type { NeededReview, OwnPart } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';

// Applications with their state on the desk, for one reviewer. The conditions are SQL on the rows of `deskQuery`.

/** An application with its state on the desk. */
export interface QueueRow extends ApplicationRow {
  readonly needs: NeededReview | null;
  readonly reviews: number;
  readonly rubricShare: number | null;
  readonly caseStatus: RecommendationStatus | null;
  readonly mine: OwnPart;
  readonly latestSequence: number | null;
  readonly latestDecision: Decision | null;
  readonly latestAt: Date | null;
  readonly hasOpenAppeal: boolean;
}

/** Of an application in which they have a conflict of interest, reviewers see no reviews and no decisions. */
export const isOpen = `(recusal.id is null and not conflict.is_conflict)`;
export const needs = `case when not ${isOpen} then null when desk.application_id is null then 'first' else desk.needs end`;
export const isPending = `(latest.sequence is not null and latest.sequence > application.released_sequence
  and application.status in ('under_review', 'waitlisted'))`;
export const hasOpenAppeal = `(${isOpen} and application.status in ('rejected', 'waitlisted') and exists (
  select from universities.appeals appeal where appeal.application_id = application.id and appeal.state = 'open'
  and appeal.sequence = application.released_sequence))`;
export const mine = `case
  when recusal.id is not null then 'recused'
  when conflict.is_conflict then 'conflict'
  when own.submitted_at is not null then 'submitted'
  when own.id is not null then 'draft'
  else 'open' end`;
/** Statuses in which reviews are written. */
export const reviewable = `application.status in ('submitted', 'under_review', 'waitlisted')`;

/** Applications that the caller can review now. */
export const isToReview = `(${needs} is not null and ${reviewable} and ${mine} in ('open', 'draft'))`;
/** Under review without a recorded decision. Those on the waiting list have been decided. */
export const isUndecided = `(${isOpen} and application.status in ('submitted', 'under_review')
  and not coalesce(${isPending}, false))`;
/** The same with complete reviews. */
export const isToDecide = `(${needs} is null and ${isUndecided})`;

/** A reviewer with what makes a conflict of interest. */
export interface Reader {
  readonly id: string;
  readonly email: string;
  /** The learners they are a guardian of. */
  readonly wards: readonly string[];
}

/** The caller as a reader. */
export async function readerOf({ guardians }: Pick<DeskDependencies, 'guardians'>, who: Who): Promise<Reader> {
  const { id, email } = who.user;
  const wards = (await guardians.ofGuardian({ who }, id)).map(({ learnerId }) => learnerId);
  return { id, email, wards };
}

/** All submitted applications as a reviewer has them, whichever their university. Their own is none. */
export function deskQuery(
  { db }: Pick<DeskDependencies, 'db'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  { id, email, wards }: Reader,
) {
  return db
    .rows(ApplicationRow, context)
    .alias('application')
    .joinRaw(
      `left join universities.recusals recusal on recusal.application_id = application.id and recusal.reviewer_id = ?
       cross join lateral (select application.user_id = any(?::uuid[]) or exists (
         select from universities.recommendations request where request.application_id = application.id
         and request.status <> 'withdrawn' and lower(request.recommender_email) = lower(?)) as is_conflict) conflict
       left join universities.admission_cases desk on desk.application_id = application.id and ${isOpen}
       left join universities.reviews own on own.application_id = application.id
         and own.round = coalesce(desk.round, 0) and own.reviewer_id = ? and ${isOpen}
       left join lateral (select sequence, decision, at from universities.decisions
         where application_id = application.id and ${isOpen} order by sequence desc limit 1) latest on true`,
      [id, [...wards], email, id],
    )
    .whereNot('application.status', 'draft')
    .whereNotNull('application.submittedAt')
    .whereNot('application.userId', id)
    .select('application.*', 'desk.rubric_share', 'desk.recommendation_status as case_status')
    .select(ApplicationRow.raw(`${needs} as needs`))
    .select(ApplicationRow.raw('coalesce(desk.reviews, 0) as reviews'))
    .select(ApplicationRow.raw(`${mine} as mine`))
    .select('latest.sequence as latest_sequence', 'latest.decision as latest_decision', 'latest.at as latest_at')
    .select(ApplicationRow.raw(`${hasOpenAppeal} as has_open_appeal`));
}
