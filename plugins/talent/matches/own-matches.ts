import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Stage } from '../candidacies/stages/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { salaryOf } from '../jobs/jobs.ts';
import { isOpenAt, openAt, storedOpening } from '../jobs/open-jobs.ts';
import { matchLevel } from '../matching/contract.ts';
import { explainMatch } from '../matching/match.ts';
import { BlockRow, CandidacyRow, JobRow, MatchRow, PartnerRow, ProfileRow } from '../models.ts';
import { partnerView } from '../partners/views.ts';
import { storedCandidate } from '../profiles/facts.ts';
import type { MatchStatus, RecruitmentMatch } from './contract.ts';

type View = z.input<typeof RecruitmentMatch>;

/**
 * A learner's matches with open jobs, the best first; those in which something happened stay when the job closes. Companies
 * that the learner blocked, and those that are not approved, have no new matches.
 */
export async function ownMatches(
  dependencies: Dependencies,
  who: Who,
  { status, limit, offset }: { status?: Exclude<MatchStatus, 'new'> | undefined; limit: number; offset: number },
): Promise<View[]> {
  const { db, clock } = dependencies;
  const { id: userId } = who.user;
  const begun = db.rows(CandidacyRow, { who }).whereColumn('candidacies.id', 'matches.id');
  const query = db.rows(MatchRow, { who }).where({ userId });
  if (status === undefined) {
    const blocks = db.rows(BlockRow, { who }).where({ userId }).select('partnerId');
    const approved = db.rows(PartnerRow, { who }).where({ status: 'approved' }).select('id');
    const openJobs = db
      .rows(JobRow, { who })
      .whereColumn('jobs.id', 'matches.jobId')
      .modify(openAt(clock.now()))
      .whereIn('partnerId', approved)
      .whereNotIn('partnerId', blocks);
    query.where((either) => either.whereExists(openJobs).orWhereExists(begun.whereNotIn('stage', [...silentStages])));
  } else {
    query.whereExists(begun.where({ stage: status }));
  }
  const matches = await query
    .orderBy([{ column: 'score', order: 'desc' }, 'id'])
    .limit(limit)
    .offset(offset);
  return matchViews(dependencies, who, matches);
}

/** One of the caller's own matches. @throws Failure not_found */
export async function ownMatch(dependencies: Dependencies, who: Who, id: string): Promise<View> {
  const match = await dependencies.db.rows(MatchRow, { who }).findOne({ id, userId: who.user.id });
  const [view] = match ? await matchViews(dependencies, who, [match]) : [];
  if (!view) throw notFound('Match not found.');
  return view;
}

/** Stages that a learner is not told of. */
const silentStages: Stage[] = ['new', 'shortlisted'];

async function matchViews(
  { db, clock, settings }: Dependencies,
  who: Who,
  matches: readonly MatchRow[],
): Promise<View[]> {
  const profile = await db.rows(ProfileRow, { who }).findOne({ userId: who.user.id });
  if (!profile || matches.length === 0) return [];
  const [jobs, partners, candidacies, { currency }] = await Promise.all([
    db
      .rows(JobRow, { who })
      .whereRaw('id = any(?::uuid[])', [matches.map(({ jobId }) => jobId)])
      .execute(),
    db.rows(PartnerRow, { who }).execute(),
    db
      .rows(CandidacyRow, { who })
      .whereRaw('id = any(?::uuid[])', [matches.map(({ id }) => id)])
      .execute(),
    settings(who.institution),
  ]);
  const [jobOf, partnerOf, candidacyOf] = [byId(jobs), byId(partners), byId(candidacies)];
  const candidate = storedCandidate(profile);
  const now = clock.now();
  return matches
    .flatMap((match) => {
      const job = jobOf.get(match.jobId);
      const partner = job && partnerOf.get(job.partnerId);
      if (!job || !partner) return [];
      const { score, ...explanation } = explainMatch(candidate, storedOpening(job, partner));
      const stage = candidacyOf.get(match.id)?.stage ?? 'new';
      return {
        id: match.id,
        ...{ matchScore: score, level: matchLevel(score), explanation, currency },
        ...{ jobTitle: job.title, jobDescription: job.description, salary: salaryOf(job) },
        ...{ eiqRequirement: job.minEiqScore, place: job.place, isRemote: job.isRemote },
        ...{ startsOn: job.startsOn, deadline: job.deadline },
        status: stage === 'shortlisted' ? ('new' as const) : stage,
        isOpen: isOpenAt(job, now) && partner.status === 'approved',
        corporatePartner: partnerView(partner),
      };
    })
    .toSorted((one, other) => other.matchScore - one.matchScore);
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
