import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, notFound } from '../../../core/contract/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { assertMayTakePart } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow, ReportRow } from '../cohorts/models.ts';
import { noSuchCohort } from '../cohorts/own-cohort.ts';
import { viewOf, viewsOf } from '../cohorts/views.ts';
import type { Report, ReportReason } from './contract.ts';

/** Reports that a person may have open at once. */
const maxOpenReports = 20;
/** Reports shown at most. */
const maxListed = 100;

/** Reports of cohorts and of members to staff. Nobody else learns of them. */
export function createReports(dependencies: Dependencies) {
  const { db, clock, audit, record } = dependencies;
  return {
    /** @throws Failure not_found, forbidden, conflict when the id is another report's, rate_limited */
    async report(
      who: Who,
      cohortId: string,
      { id, userId, reason }: { id: string; userId?: string | undefined; reason: ReportReason },
    ): Promise<void> {
      await assertMayTakePart(dependencies, who);
      const cohort = await db.rows(CohortRow, { who }).findById(cohortId).whereNull('archivedAt');
      if (!cohort) throw noSuchCohort();
      // Only what the reporter sees can be reported.
      const { role } = await viewOf(dependencies, who, cohort);
      if (userId) {
        const isMember = await db.rows(MemberRow, { who }).findById([cohortId, userId]);
        if (!isMember || !(role || who.may('cohorts.moderate'))) throw notFound('There is no such member.');
      }
      await db.transaction(async (tx) => {
        await acquireLock(tx, `study-cohort-reports ${who.user.id}`);
        const reporterId = who.user.id;
        const stored = await db.rows(ReportRow, { who, tx }).findById(id);
        if (stored && stored.reporterId !== reporterId) throw conflict('A report with this id already exists.');
        if (stored) return;
        const open = await db.rows(ReportRow, { who, tx }).where({ reporterId }).whereNull('settledAt').resultSize();
        if (open >= maxOpenReports) {
          throw new Failure('rate_limited', 'You have many open reports. Staff will look at them first.');
        }
        const row = { id, cohortId, reporterId, reportedId: userId ?? null, reason, at: clock.now(), settledAt: null };
        await db.rows(ReportRow, { who, tx }).insert(row);
        afterCommit(tx, () => dependencies.cohortsChanged(who.institution));
      });
    },

    async open(who: Who): Promise<Report[]> {
      const rows = await db.rows(ReportRow, { who }).whereNull('settledAt').orderBy(['at', 'id']).limit(maxListed);
      if (rows.length === 0) return [];
      const ids = [...new Set(rows.map(({ cohortId }) => cohortId))];
      const cohorts = await db.rows(CohortRow, { who }).whereRaw('id = any(?::uuid[])', [ids]);
      const views = new Map((await viewsOf(dependencies, who, cohorts)).map((view) => [view.id, view]));
      const reported = rows.flatMap(({ reportedId }) => reportedId ?? []);
      const peers = await record.peers({ who }, who.user, [...new Set(reported)]);
      return rows.map(({ id, cohortId, reportedId, reason, at }) => ({
        ...{ id, cohortId, reason, at: at.toISOString(), isOfMember: reportedId !== null },
        cohortName: views.get(cohortId)?.name ?? 'Study cohort',
        reportedName: peers.get(reportedId ?? '')?.name ?? null,
      }));
    },

    /** @throws Failure not_found */
    settle: (who: Who, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const report = await db.rows(ReportRow, { who, tx }).findById(id).forUpdate();
        if (!report) throw notFound('There is no such report.');
        if (report.settledAt) return;
        await db.rows(ReportRow, { who, tx }).findById(id).patch({ settledAt: clock.now() });
        await audit.record({ who, tx }, { action: 'study-cohort.report-settled', subject: report.cohortId });
        afterCommit(tx, () => dependencies.cohortsChanged(who.institution));
      }),
  };
}
