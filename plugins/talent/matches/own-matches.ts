import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { salaryOf } from '../jobs/jobs.ts';
import { isOpenAt, openAt, storedOpening } from '../jobs/open-jobs.ts';
import { matchLevel } from '../matching/contract.ts';
import { explainMatch } from '../matching/match.ts';
import { JobRow, MatchRow, PartnerRow, ProfileRow } from '../models.ts';
import { partnerView } from '../partners/views.ts';
import { storedCandidate } from '../profiles/facts.ts';
import type { RecruitmentMatch } from './contract.ts';

const maxListed = 100;

/** A learner's matches, the best first. */
export async function ownMatches(
  { db, clock, settings }: Dependencies,
  who: Who,
): Promise<z.input<typeof RecruitmentMatch>[]> {
  const profile = await db.rows(ProfileRow, { who }).findOne({ userId: who.user.id });
  if (!profile) return [];
  const now = clock.now();
  const partners = new Map(
    (await db.rows(PartnerRow, { who }).where({ status: 'approved' })).map((partner) => [partner.id, partner]),
  );
  const [jobs, matches, { currency }] = await Promise.all([
    db
      .rows(JobRow, { who })
      .modify(openAt(now))
      .whereRaw('partner_id = any(?::uuid[])', [[...partners.keys()]])
      .execute(),
    db.rows(MatchRow, { who }).where({ userId: who.user.id }).orderBy('score', 'desc').execute(),
    settings(who.institution),
  ]);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const candidate = storedCandidate(profile);
  return matches
    .flatMap((match) => {
      const job = jobOf.get(match.jobId);
      const partner = job && partners.get(job.partnerId);
      return job && partner ? [{ match, job, partner }] : [];
    })
    .slice(0, maxListed)
    .map(({ match, job, partner }) => {
      const { score, ...explanation } = explainMatch(candidate, storedOpening(job, partner));
      return {
        id: match.id,
        ...{ matchScore: score, level: matchLevel(score), explanation, currency },
        ...{ jobTitle: job.title, jobDescription: job.description, salary: salaryOf(job) },
        ...{ eiqRequirement: job.minEiqScore, place: job.place, isRemote: job.isRemote },
        ...{ startsOn: job.startsOn, deadline: job.deadline, status: 'new' as const, isOpen: isOpenAt(job, now) },
        corporatePartner: partnerView(partner),
      };
    })
    .toSorted((one, other) => other.matchScore - one.matchScore);
}
