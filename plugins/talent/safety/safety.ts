import type { PlainHandlers } from '../../../core/contract/index.ts';
import { Failure, nameText, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { limitsOf } from '../candidacies/limits.ts';
import type { Dependencies } from '../dependencies.ts';
import { BlockRow, CandidacyRow, PartnerRow, ReportRow } from '../models.ts';
import { recruitersOf } from '../partners/recruiters.ts';
import { listedAmong } from '../profiles/listing.ts';
import type { safetyRoutes } from './contract.ts';

const maxListed = 200;
const maxReportsADay = 10;
const dayMs = 24 * 60 * 60 * 1000;

/** Blocks and reports of companies. */
export function createSafety(dependencies: Dependencies): PlainHandlers<typeof safetyRoutes> {
  const { db, clock, people, audit, notifications, announce } = dependencies;

  /** @throws Failure not_found for a company that learners do not know */
  async function known(context: CallContext, id: string): Promise<PartnerRow> {
    const partner = await db.rows(PartnerRow, context).findById(id);
    if (!partner || partner.status === 'pending') throw notFound('Company not found.');
    return partner;
  }

  const viewsOf = async (context: CallContext, rows: readonly ReportRow[]) => {
    const [partners, names] = await Promise.all([
      db.rows(PartnerRow, context).execute(),
      people.named(
        context,
        rows.map(({ userId }) => userId),
      ),
    ]);
    const companies = new Map(partners.map(({ id, name }) => [id, name]));
    return rows.map(({ id, partnerId, userId, reason, text, state, answer, at }) => {
      const person = names.get(userId);
      const reporter = person ? nameText(`${person.firstName} ${person.lastName}`.trim()) : '';
      return { id, partnerId, company: companies.get(partnerId) ?? '', reporter, reason, text, state, answer, at };
    });
  };

  return {
    async blockedPartners(_, who) {
      const rows = await db.rows(BlockRow, { who }).where({ userId: who.user.id });
      return rows.map(({ partnerId }) => partnerId);
    },
    blockPartner: ({ params }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const partner = await known(context, params.id);
        const row = { userId: who.user.id, partnerId: partner.id };
        const seen = await listedAmong(dependencies, { ...who, tx }, [row.userId], partner.id);
        await db
          .rows(BlockRow, context)
          .insert({ ...row, at: clock.now() })
          .onConflict(['userId', 'partnerId'])
          .ignore();
        if (!seen.has(row.userId)) return;
        const recruiters = await recruitersOf(dependencies, context, partner.id);
        afterCommit(tx, () => {
          for (const id of recruiters) announce(who.institution, id, 'candidates');
        });
      }),
    async unblockPartner({ params }, who) {
      const partner = await known({ who }, params.id);
      await db.rows(BlockRow, { who }).where({ userId: who.user.id, partnerId: partner.id }).delete();
    },
    reportPartner: ({ params, body: { id, reason, text, matchId } }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const partner = await known(context, params.id);
        await acquireLock(tx, limitsOf(who));
        if (await db.rows(ReportRow, context).findOne({ id, userId: who.user.id })) return;
        const since = new Date(clock.now().getTime() - dayMs);
        const own = db.rows(ReportRow, context).where({ userId: who.user.id }).where('at', '>', since);
        if ((await own.resultSize()) >= maxReportsADay) {
          throw new Failure('rate_limited', `You have reached the limit of ${maxReportsADay} reports in 24 hours.`);
        }
        const candidacy =
          matchId && (await db.rows(CandidacyRow, context).findOne({ id: matchId, userId: who.user.id }));
        await db.rows(ReportRow, context).insert({
          ...{ id, userId: who.user.id, partnerId: partner.id, reason, text, state: 'open', at: clock.now() },
          candidacyId: candidacy ? candidacy.id : null,
        });
        const { items } = await people.list(context, { role: 'administrator', limit: 50, offset: 0 });
        for (const { id: userId } of items) {
          await notifications(who)?.notify(context, {
            ...{ userId, id, kind: 'talent.report', title: 'A company was reported', to: '/talent/reports' },
            text: `A learner reported ${partner.name}.`,
          });
        }
      }),
    async reports(_, who) {
      const rows = await db
        .rows(ReportRow, { who })
        .orderByRaw("state <> 'open'")
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(maxListed);
      return viewsOf({ who }, rows);
    },
    answerReport: ({ params, body }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const report = await db.rows(ReportRow, context).findById(params.id).forUpdate();
        if (!report) throw notFound('Report not found.');
        const answered = await db
          .rows(ReportRow, context)
          .patchAndFetchById(report.id, { ...body, answeredBy: who.user.id, answeredAt: clock.now() });
        await audit.record(context, {
          ...{ action: 'talent.report-answered', subject: report.userId },
          details: { partnerId: report.partnerId, state: body.state },
        });
        await notifications(who)?.notify(context, {
          ...{ userId: report.userId, id: report.id, kind: 'talent.report', title: 'Your report' },
          ...{ text: body.answer, to: '/talent' },
        });
        const [view] = await viewsOf(context, [answered]);
        if (!view) throw notFound('Report not found.');
        return view;
      }),
  };
}
