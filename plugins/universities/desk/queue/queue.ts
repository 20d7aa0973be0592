import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import type { ApplicationStatus } from '../../applications/contract.ts';
import { compatibilityOf } from '../../applications/contract.ts';
import { ApplicationRow } from '../../applications/models.ts';
import type { Page } from '../../catalogue/queries.ts';
import type { DeskApplication, QueueFilter, QueueOrder } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import type { QueueRow } from './desk-query.ts';
import {
  deskQuery,
  hasOpenAppeal,
  isOpen,
  isPending,
  isToDecide,
  isToReview,
  isUndecided,
  mine,
  needs,
  readerOf,
  reviewable,
} from './desk-query.ts';
import type { IntakeCounts } from './universities.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'lookups' | 'reviewers' | 'guardians' | 'people'>;
type View = z.input<typeof DeskApplication>;
type Filter = z.output<typeof QueueFilter>;
export type Order = z.output<typeof QueueOrder>;

/** Applicants that a search by name looks at. */
const maxNamed = 2000;

/** Applications to the caller's universities that pass a filter, a page of them. Their own is none. */
export async function findApplications(
  dependencies: Dependencies,
  who: Who,
  { filter, sort, limit, offset }: Page & { filter: Filter; sort: Order },
): Promise<{ items: View[]; total: number }> {
  const universityIds = await dependencies.reviewers.universitiesOf({ who });
  const applicants = await applicantsNamed(dependencies, who, filter.search);
  const reader = await readerOf(dependencies, who);
  const query = deskQuery(dependencies, { who }, reader).whereIn('application.universityId', universityIds);
  passing(query, filter, applicants);
  const [rows, total] = await Promise.all([
    query.clone().modify(ordered, sort).orderBy('application.id').limit(limit).offset(offset).execute(),
    query.clone().resultSize(),
  ]);
  return { items: await viewsOf(dependencies, who, rows as unknown as QueueRow[]), total };
}

/** One application as in the queue; the caller has been checked. */
export async function queueView(dependencies: Dependencies, who: Who, id: string): Promise<View | undefined> {
  const rows = await deskQuery(dependencies, { who }, await readerOf(dependencies, who)).where('application.id', id);
  return (await viewsOf(dependencies, who, rows as unknown as QueueRow[]))[0];
}

type DeskQuery = ReturnType<typeof deskQuery>;

function passing(query: DeskQuery, filter: Filter, applicants: readonly string[] | undefined): void {
  const { universityId, programId, intakeId, status } = filter;
  if (universityId) query.where('application.universityId', universityId);
  if (programId) query.where('application.programId', programId);
  if (intakeId) query.where('application.intakeId', intakeId);
  if (status) query.where('application.status', status);
  if (applicants) query.whereRaw('application.user_id = any(?::uuid[])', [[...applicants]]);
  if (filter.needs === 'none') query.whereRaw(`${needs} is null and ${isOpen}`);
  else if (filter.needs === 'any') query.whereRaw(`${needs} is not null`).whereRaw(reviewable);
  else if (filter.needs) query.whereRaw(`${needs} = ?`, [filter.needs]).whereRaw(reviewable);
  switch (filter.mine) {
    case 'to-review':
      query.whereRaw(isToReview);
      break;
    case 'draft':
      query.whereRaw(`${mine} = 'draft'`);
      break;
    case 'reviewed':
      query.whereRaw(`${mine} = 'submitted'`);
      break;
    case 'recused':
      query.whereRaw(`${mine} in ('recused', 'conflict')`);
  }
  switch (filter.decided) {
    case 'yes':
      query.whereRaw(isPending);
      break;
    case 'no':
      query.whereRaw(isUndecided);
      break;
    case 'released':
      query.where('application.releasedSequence', '>', 0);
  }
  if (filter.decision) query.whereRaw('latest.decision = ?', [filter.decision]);
  if (filter.appeal === 'open') query.whereRaw(hasOpenAppeal);
}

function ordered(query: DeskQuery, sort: Order): void {
  const descending = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort) {
    case 'submitted':
    case '-submitted':
      query.orderBy('application.submittedAt', descending);
      break;
    case 'score':
    case '-score':
      query.orderByRaw(`application.application_eiq_score ${descending} nulls last`);
      break;
    case 'rubric':
    case '-rubric':
      query.orderByRaw(`desk.rubric_share ${descending} nulls last`);
      break;
    case 'decisions':
      query.orderByRaw(
        '(select decisions_at from universities.intakes where id = application.intake_id) asc, application.submitted_at asc',
      );
  }
}

async function applicantsNamed({ people }: Dependencies, who: Who, search: string | undefined) {
  if (!search) return undefined;
  const { items } = await people.list({ who }, { search, active: 'any', demo: true, limit: maxNamed, offset: 0 });
  return items.map(({ id }) => id);
}

async function viewsOf({ lookups, people }: Dependencies, who: Who, rows: readonly QueueRow[]): Promise<View[]> {
  const [offers, names] = await Promise.all([
    lookups.intakes({ who }, [...new Set(rows.map(({ intakeId }) => intakeId))]),
    people.named({ who }, [...new Set(rows.map(({ userId }) => userId))]),
  ]);
  return rows.flatMap((row) => {
    const offer = offers.get(row.intakeId);
    const { submittedAt, applicationEiqScore: eiqScore } = row;
    if (!offer || !submittedAt) return [];
    const applicant = names.get(row.userId);
    const status: ApplicationStatus = row.status;
    const isDecidable = status === 'under_review' || status === 'waitlisted';
    const isDecided = isDecidable && row.latestSequence !== null && row.latestSequence > row.releasedSequence;
    const { id, universityId, programId, intakeId, reviews, mine: part, hasOpenAppeal: hasAppeal } = row;
    return [
      {
        ...{ id, universityId, programId, intakeId, status, submittedAt, eiqScore, reviews },
        applicant: { firstName: applicant?.firstName ?? '', lastName: applicant?.lastName ?? '' },
        university: offer.university.name,
        program: offer.program.name,
        intake: offer.intake.name,
        standardError: row.applicationStandardError,
        compatibility: eiqScore === null ? null : compatibilityOf(eiqScore, offer.scores),
        needs: row.needs,
        mine: part,
        rubricShare: row.rubricShare,
        recommendationStatus: row.caseStatus,
        pendingDecision: isDecided ? row.latestDecision : null,
        decidedAt: isDecided ? row.latestAt : null,
        hasOpenAppeal: hasAppeal,
        decisionsAt: offer.intake.decisionsAt,
        timeZone: offer.intake.timeZone,
      },
    ];
  });
}

/** The caller's universities with the state of their intakes. */
export async function deskUniversities(dependencies: Dependencies, who: Who) {
  const ids = await dependencies.reviewers.universitiesOf({ who });
  const counted = (await deskQuery(dependencies, { who }, await readerOf(dependencies, who))
    .whereIn('application.universityId', ids)
    .clearSelect()
    .whereNot('application.status', 'withdrawn')
    .groupBy('application.universityId', 'application.intakeId')
    .select('application.universityId', 'application.intakeId')
    .select(ApplicationRow.raw('count(*)::int as applications'))
    .select(countOf(isToReview, 'to_review'))
    .select(countOf(`(${needs} = 'third' and ${reviewable})`, 'needs_third'))
    .select(countOf(isToDecide, 'to_decide'))
    .select(countOf(isPending, 'pending'))
    .select(countOf(hasOpenAppeal, 'open_appeals'))) as unknown as IntakeCounts[];
  const offers = await dependencies.lookups.intakes(
    { who },
    counted.map(({ intakeId }) => intakeId),
  );
  const universities = await Promise.all(ids.map((id) => dependencies.lookups.university({ who }, id)));
  return { counted, offers, universities: universities.filter((each) => each !== undefined) };
}

const countOf = (condition: string, name: string) =>
  ApplicationRow.raw(`(count(*) filter (where ${condition}))::int as ${name}`);
