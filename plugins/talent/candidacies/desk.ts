import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { CandidacyRow, JobRow, MatchRow, ProfileRow } from '../models.ts';
import { approved, partnerOf } from '../partners/recruiters.ts';
import { listedAmong, nobody } from '../profiles/listing.ts';
import { candidateDetails, listCandidates } from './candidates.ts';
import type { candidacyRoutes } from './contract.ts';
import { assertCompanyMayInvite, assertMayTake } from './limits.ts';
import { storeMessage, writeMessage } from './messages.ts';
import { takeStep } from './take-step.ts';

type DeskRoutes = Pick<
  PlainHandlers<typeof candidacyRoutes>,
  'company' | 'candidates' | 'candidate' | 'shortlist' | 'unlist' | 'invite' | 'moveCandidate' | 'writeToCandidate'
>;

/** What recruiters do with candidates of their company. */
export function createDesk(dependencies: Dependencies, jobs: Jobs): DeskRoutes {
  const { db, clock } = dependencies;

  /**
   * A candidate for a job of the caller's company whom companies may see now. Within a transaction match and job are locked. A
   * candidate who is hidden, of another company or does not exist takes the same statements: neither the answer nor its
   * time tells which.
   * @throws Failure not_found, forbidden while the company is not approved
   */
  async function seen(context: CallContext<Who>, matchId: string) {
    const partner = await partnerOf(dependencies, context);
    if (!partner) throw notFound('Candidate not found.');
    await approved(dependencies, context, partner);
    const ofMatch = db.rows(MatchRow, context).findById(matchId);
    const match = await (context.tx ? ofMatch.forUpdate() : ofMatch);
    const ofJob = db.rows(JobRow, context).findOne({ id: match?.jobId ?? matchId, partnerId: partner.id });
    const job = await (context.tx ? ofJob.forShare() : ofJob);
    const userId = match && job ? match.userId : nobody;
    // A learner who switches off at the same moment waits for the step, or the step finds nobody.
    if (context.tx) await db.rows(ProfileRow, context).findOne({ userId }).forShare();
    const { institution } = context.who;
    const scope = { institution, ...(context.tx && { tx: context.tx }) };
    const listed = await listedAmong(dependencies, scope, [userId], partner.id);
    if (!match || !job || !listed.has(userId)) throw notFound('Candidate not found.');
    const candidacy = await db.rows(CandidacyRow, context).findById(matchId);
    return { partner, match, job, candidacy };
  }
  type Seen = Awaited<ReturnType<typeof seen>>;

  /** Changes something for a candidate, and returns the details. */
  async function change(
    who: Who,
    matchId: string,
    make: (context: TransactionContext<Who>, found: Seen) => Promise<unknown>,
  ) {
    await db.transaction(async (tx) => {
      const context = { who, tx };
      await make(context, await seen(context, matchId));
    });
    return details(who, matchId);
  }

  const details = async (who: Who, matchId: string) =>
    candidateDetails(dependencies, who, await seen({ who }, matchId));

  return {
    async company(_, who) {
      const partner = await partnerOf(dependencies, { who });
      if (!partner) return null;
      const { targetMin: min, targetMax: max, ...row } = partner;
      return { ...row, targetEiQRange: min === null || max === null ? null : { min, max } };
    },
    async candidates({ params, query }, who) {
      return listCandidates(dependencies, who, await jobs.own({ who }, params.id), query);
    },
    async candidate({ params }, who) {
      return details(who, params.matchId);
    },
    shortlist: ({ params }, who) =>
      change(who, params.matchId, async (context, { match, job, candidacy }) => {
        if (candidacy && candidacy.stage !== 'new') return;
        await assertMayTake(dependencies, context, 'shortlist');
        await takeStep(dependencies, { context, match, job, step: 'shortlist' });
      }),
    unlist: ({ params }, who) =>
      change(who, params.matchId, async (context, { match, job, candidacy }) => {
        if (candidacy?.stage !== 'shortlisted') return;
        await takeStep(dependencies, { context, match, job, step: 'unlist' });
      }),
    invite: ({ params, body }, who) =>
      change(who, params.matchId, async (context, { partner, match, job, candidacy }) => {
        if (candidacy?.companyInterestAt) return;
        await assertMayTake(dependencies, context, 'invite');
        await assertCompanyMayInvite(dependencies, context, partner.id);
        const changes = { companyInterestAt: clock.now(), recruiterId: who.user.id };
        const changed = await takeStep(dependencies, { context, match, job, step: 'invite', changes });
        await storeMessage(dependencies, context, changed, { party: 'company', text: body.message });
      }),
    moveCandidate: ({ params, body: { stage } }, who) =>
      change(who, params.matchId, async (context, { match, job, candidacy }) => {
        if (candidacy?.stage === stage) return;
        const step = stage === 'declined' ? 'decline' : 'advance';
        await takeStep(dependencies, { context, match, job, step, to: stage });
      }),
    writeToCandidate: ({ params, body }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const { job, candidacy } = await seen(context, params.matchId);
        return writeMessage(dependencies, context, { candidacy, job, party: 'company', message: body });
      }),
  };
}
