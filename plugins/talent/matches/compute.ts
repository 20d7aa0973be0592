import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOpenAt, openAt, storedOpening } from '../jobs/open-jobs.ts';
import { inCatalogue } from '../jobs/requirements.ts';
import { matchScore } from '../matching/match.ts';
import { JobRow, MatchRow, PartnerRow, ProfileRow } from '../models.ts';
import { storedCandidate } from '../profiles/facts.ts';

const chunk = 1000;

/** Computes matches and stores their scores. Ids of matches stay the same. */
export function createComputation({ db, clock, record, evidence, skillNames, announce }: Dependencies) {
  /** Reads score and evidence of a learner anew, and computes the matches with all open jobs. */
  async function matchLearner(institution: InstitutionRef, userId: string): Promise<void> {
    const who = unprivilegedActor(institution);
    const [{ current }, ...shown] = await Promise.all([
      record.eiq({ who }, userId),
      ...evidence(who).map((service) => service.of({ who }, [userId])),
    ]);
    const levels = Object.fromEntries(
      shown
        .flatMap((byLearner) => byLearner.get(userId) ?? [])
        // Of the same name the highest level stays.
        .toSorted((one, other) => one.level - other.level)
        .flatMap(({ name, aliases = [], level }) => [name, ...aliases].map((each) => [each, level])),
    );
    await db.transaction(async (tx) => {
      const context = { who, tx };
      // The lock orders computations for the same learner.
      const profile = await db.rows(ProfileRow, context).findOne({ userId }).forUpdate();
      if (!profile) return;
      const measured = {
        eiqScore: current?.eiqScore ?? null,
        eiqError: current?.standardError ?? null,
        evidence: levels,
      };
      const candidate = storedCandidate(await db.rows(ProfileRow, context).patchAndFetchById(profile.id, measured));
      const jobs = await db.rows(JobRow, context).modify(openAt(clock.now()));
      const partners = await partnersOf(context);
      const scores = jobs.flatMap((job) => {
        const partner = partners.get(job.partnerId);
        return partner ? [{ userId, jobId: job.id, score: matchScore(candidate, storedOpening(job, partner)) }] : [];
      });
      await store(context, scores);
    });
    announce(institution, userId, 'matches');
  }

  /** Computes the matches of a job with all profiles that are open. A closed job keeps its matches, which nobody lists. */
  async function matchJob(institution: InstitutionRef, jobId: string): Promise<void> {
    const who = unprivilegedActor(institution);
    await nameSkills(institution, jobId);
    await db.transaction(async (tx) => {
      const context = { who, tx };
      // Not forUpdate: it would wait for the foreign keys of matches that a learner's computation stores.
      const job = await db.rows(JobRow, context).findById(jobId).forNoKeyUpdate();
      const partner = job && (await partnersOf(context)).get(job.partnerId);
      if (!job || !partner || !isOpenAt(job, clock.now())) return;
      const opening = storedOpening(job, partner);
      for (let after = ''; ; ) {
        const query = db.rows(ProfileRow, context).orderBy('id').limit(chunk);
        const profiles = await (after ? query.where('id', '>', after) : query);
        await store(
          context,
          profiles.map((profile) => ({
            ...{ userId: profile.userId, jobId },
            score: matchScore(storedCandidate(profile), opening),
          })),
        );
        const last = profiles.at(-1);
        if (!last || profiles.length < chunk) break;
        after = last.id;
      }
    });
  }

  /** Open jobs with skills that the catalogue now names differently. */
  async function renamedJobs(institution: InstitutionRef): Promise<string[]> {
    const jobs = await db.rows(JobRow, { institution }).modify(openAt(clock.now()));
    // One look-up for all: each searches the whole catalogue.
    const named = await inCatalogue(
      skillNames({ institution }),
      jobs.flatMap(({ requirements }) => requirements),
    );
    let start = 0;
    return jobs.flatMap(({ id, requirements }) => {
      const own = named.slice(start, start + requirements.length);
      start += requirements.length;
      return isDeepStrictEqual(own, requirements) ? [] : [id];
    });
  }

  /** Names the job's skills anew: the catalogue may have changed, or have been switched on. */
  async function nameSkills(institution: InstitutionRef, jobId: string): Promise<void> {
    const job = await db.rows(JobRow, { institution }).findById(jobId);
    if (!job) return;
    const requirements = await inCatalogue(skillNames({ institution }), job.requirements);
    if (isDeepStrictEqual(requirements, job.requirements)) return;
    // A recruiter who changed the job at this moment has named its skills.
    await db.rows(JobRow, { institution }).where({ id: jobId, updatedAt: job.updatedAt }).patch({ requirements });
  }

  const partnersOf = async (context: TransactionContext) =>
    new Map((await db.rows(PartnerRow, context)).map((partner) => [partner.id, partner]));

  async function store(
    context: TransactionContext,
    scores: readonly { userId: string; jobId: string; score: number }[],
  ): Promise<void> {
    const computedAt = clock.now();
    for (let from = 0; from < scores.length; from += chunk) {
      // Recruiters see these ids: they tell neither when a learner opened a profile nor in which order.
      const rows = scores.slice(from, from + chunk).map((each) => ({ id: randomUUID(), ...each, computedAt }));
      await db.rows(MatchRow, context).insert(rows).onConflict(['userId', 'jobId']).merge(['score', 'computedAt']);
    }
  }

  return { matchLearner, matchJob, renamedJobs };
}
