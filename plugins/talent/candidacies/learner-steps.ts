import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownMatch } from '../matches/own-matches.ts';
import { BlockRow, CandidacyRow, JobRow, MatchRow, MessageRow, PartnerRow, ProfileViewRow } from '../models.ts';
import { unlistedOf, unlistedText } from '../profiles/listing.ts';
import type { candidacyRoutes } from './contract.ts';
import { assertMayTake } from './limits.ts';
import { messagesOf, storeMessage, writeMessage } from './messages.ts';
import { takeStep } from './take-step.ts';

type LearnerRoutes = Pick<
  PlainHandlers<typeof candidacyRoutes>,
  'contactMatch' | 'withdrawMatch' | 'recruitmentMatch' | 'matchMessages' | 'writeToCompany' | 'profileViews'
>;

const maxViews = 100;

/** What learners do with their matches. */
export function createLearnerSteps(dependencies: Dependencies): LearnerRoutes {
  const { db, clock } = dependencies;

  /** The caller's own match with its job, both locked. @throws Failure not_found */
  async function locked(context: TransactionContext<Who>, id: string) {
    const match = await db.rows(MatchRow, context).findOne({ id, userId: context.who.user.id }).forUpdate();
    const job = match && (await db.rows(JobRow, context).findById(match.jobId).forShare());
    if (!match || !job) throw notFound('Match not found.');
    const candidacy = await db.rows(CandidacyRow, context).findById(id);
    return { match, job, candidacy };
  }

  return {
    recruitmentMatch: ({ params }, who) => ownMatch(dependencies, who, params.matchId),

    async contactMatch({ params, body }, who) {
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const { match, job, candidacy } = await locked(context, params.matchId);
        if (candidacy?.learnerInterestAt) {
          const first = await db
            .rows(MessageRow, context)
            .where({ candidacyId: match.id, party: 'learner' })
            .orderBy('sequence')
            .first();
          if (first?.text === body.message) return;
          throw conflict('You have already contacted this company about the job.');
        }
        await assertReachable(context, job);
        await assertMayTake(dependencies, context, 'contact');
        const changes = { learnerInterestAt: clock.now(), availability: body.availability ?? null };
        const changed = await takeStep(dependencies, { context, match, job, step: 'contact', changes });
        await storeMessage(dependencies, context, changed, { party: 'learner', text: body.message });
      });
      return ownMatch(dependencies, who, params.matchId);
    },

    async withdrawMatch({ params }, who) {
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const { match, job, candidacy } = await locked(context, params.matchId);
        if (candidacy?.stage === 'withdrawn') return;
        await takeStep(dependencies, { context, match, job, step: 'withdraw' });
      });
      return ownMatch(dependencies, who, params.matchId);
    },

    async matchMessages({ params }, who) {
      const match = await db.rows(MatchRow, { who }).findOne({ id: params.matchId, userId: who.user.id });
      if (!match) throw notFound('Match not found.');
      return messagesOf(dependencies, { who }, match.id);
    },

    writeToCompany: ({ params, body }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const { job, candidacy } = await locked(context, params.matchId);
        if (candidacy) await assertReachable(context, job);
        return writeMessage(dependencies, context, { candidacy, job, party: 'learner', message: body });
      }),

    async profileViews(_, who) {
      const rows = await db
        .rows(ProfileViewRow, { who })
        .where({ userId: who.user.id })
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(maxViews);
      const [partners, jobs] = await Promise.all([
        db
          .rows(PartnerRow, { who })
          .whereRaw('id = any(?::uuid[])', [rows.map(({ partnerId }) => partnerId)])
          .execute(),
        db
          .rows(JobRow, { who })
          .whereRaw('id = any(?::uuid[])', [rows.map(({ jobId }) => jobId)])
          .execute(),
      ]);
      const names = new Map(partners.map(({ id, name }) => [id, name]));
      const titles = new Map(jobs.map(({ id, title }) => [id, title]));
      return rows.map(({ partnerId, jobId, at }) => ({
        company: names.get(partnerId) ?? '',
        jobTitle: titles.get(jobId) ?? '',
        at,
      }));
    },
  };

  /**
   * The company can receive something from the learner: it is approved, not blocked, and may see the learner.
   * @throws Failure conflict
   */
  async function assertReachable(context: TransactionContext<Who>, { partnerId }: JobRow): Promise<void> {
    const { who, tx } = context;
    const { id: userId } = who.user;
    const partner = await db.rows(PartnerRow, context).findById(partnerId).forShare();
    if (partner?.status !== 'approved') throw conflict('This company cannot be contacted at the moment.');
    if (await db.rows(BlockRow, context).findOne({ userId, partnerId })) {
      throw conflict(`You have blocked ${partner.name}.`);
    }
    const unlisted = (await unlistedOf(dependencies, { institution: who.institution, tx }, [userId])).get(userId);
    if (unlisted) throw conflict(unlistedText[unlisted]);
  }
}
