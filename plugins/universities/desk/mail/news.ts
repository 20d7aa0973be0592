import type { Actor } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { ApplicationRow } from '../../applications/models.ts';
import type { DeskDependencies } from '../dependencies.ts';
import type { Reader } from '../queue/desk-query.ts';
import { deskQuery, hasOpenAppeal, isToReview, needs, reviewable } from '../queue/desk-query.ts';

/** What came up in an intake since the last mail to a reviewer. */
export interface IntakeNews {
  readonly intakeId: string;
  /** Applications to review that were submitted or reopened. */
  readonly applications: number;
  /** Third reviews that the reviewer can write. */
  readonly thirds: number;
  readonly appeals: number;
  /** All applications that the reviewer can review, also those they were told of. */
  readonly toReview: number;
}

/** The latest mail to the reviewer. What happened in the same millisecond may have been stored after it, and is new. */
const since = `coalesce(assigned.told_at, '-infinity')`;

const isNew = `(${isToReview} and ${needs} <> 'third' and greatest(application.submitted_at, (
  select max(at) from universities.application_steps
  where application_id = application.id and step = 'reopen')) >= ${since})`;
const isNewThird = `(${isToReview} and ${needs} = 'third' and (
  select max(submitted_at) from universities.reviews
  where application_id = application.id and round = desk.round) >= ${since})`;
const isNewAppeal = `(${hasOpenAppeal} and exists (
  select from universities.appeals where application_id = application.id and state = 'open' and at >= ${since}))`;

/** By intake; an intake without news is left out. */
export async function newsFor(
  dependencies: Pick<DeskDependencies, 'db'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  reader: Reader,
): Promise<IntakeNews[]> {
  const countOf = (condition: string, name: string) =>
    ApplicationRow.raw(`(count(*) filter (where ${condition}))::int as ${name}`);
  const rows = await deskQuery(dependencies, context, reader)
    .joinRaw(
      'join universities.reviewers assigned on assigned.university_id = application.university_id and assigned.user_id = ?',
      [reader.id],
    )
    .whereRaw(`(${reviewable} or ${hasOpenAppeal})`)
    .clearSelect()
    .groupBy('application.intakeId')
    .select('application.intakeId')
    .select(countOf(isNew, 'applications'), countOf(isNewThird, 'thirds'), countOf(isNewAppeal, 'appeals'))
    .select(countOf(isToReview, 'to_review'));
  return (rows as unknown as IntakeNews[]).filter(
    ({ applications, thirds, appeals }) => applications + thirds + appeals > 0,
  );
}
