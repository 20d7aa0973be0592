import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import { conflict, forbidden } from '../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../core/db/index.ts';
import type { Audit, People } from '../../core/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import { FormerResultRow, RunRow } from './models.ts';
import type { RescoringReport } from './report.ts';
import { emptyReport, figuresOf, isChanged, withResult } from './report.ts';
import type { RescorableResults, RescoringDesk } from './services.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
  readonly record: LearnerRecord;
  sources(who: Pick<Actor, 'institution'>): readonly RescorableResults[];
}

/** Results of one transaction: what is lost when the process dies is done again. */
const batchSize = 20;

export function createRescoring(dependencies: Dependencies): RescoringDesk {
  const { db, clock, audit, record } = dependencies;
  return {
    async preview({ who }, onExamined) {
      const at = clock.now();
      let report = emptyReport;
      for (const source of dependencies.sources(who)) {
        for (let after: string | undefined; ; ) {
          const ids = await source.ids({ who }, after, batchSize);
          for (const id of ids) {
            const rescored = await source.rescored({ who }, id, at);
            report = withResult(report, await record.result({ who }, source.source, id), rescored);
          }
          onExamined?.(ids.length);
          after = ids.at(-1);
          if (ids.length < batchSize) break;
        }
      }
      return report;
    },
    async rescore({ who }, { administrator, reason }, onExamined) {
      const person = await administratorNamed({ who }, administrator);
      if (reason.trim().length < 10)
        throw conflict('Give the reason in at least 10 characters: it stays in the audit log.');
      const run = await openRun({ who }, person, reason.trim());
      for (;;) {
        const step = await db.transaction((tx) => nextBatch({ who, tx }, run.id));
        onExamined?.(step.examined);
        if (step.isFinished) return step.report;
      }
    },
  };

  async function administratorNamed(context: CallContext<Actor>, username: string): Promise<string> {
    const person = await dependencies.people.byLogin(context, username);
    if (person?.role !== 'administrator' || person.deactivatedAt)
      throw forbidden(`${username} is no active administrator of this institution.`);
    return person.id;
  }

  /** The run that was interrupted, or a new one. */
  function openRun(context: CallContext<Actor>, startedBy: string, reason: string): Promise<RunRow> {
    return db.transaction(async (tx) => {
      const inside = { ...context, tx };
      const open = await db.rows(RunRow, inside).whereNull('finishedAt').forUpdate().first();
      return (
        open ??
        db
          .rows(RunRow, inside)
          .insertAndFetch({ reason, startedBy, startedAt: clock.now(), reached: null, report: emptyReport })
      );
    }, context.tx);
  }

  /** Rescores the next results under the lock of the run, so that two processes share the work. */
  async function nextBatch(
    context: TransactionContext<Actor>,
    runId: string,
  ): Promise<{ examined: number; isFinished: boolean; report: RescoringReport }> {
    const run = await db.rows(RunRow, context).findById(runId).forUpdate();
    if (!run) throw new Error(`There is no rescoring ${runId}`);
    if (run.finishedAt) return { examined: 0, isFinished: true, report: run.report };
    const sources = dependencies.sources(context.who);
    const at = Math.max(
      0,
      sources.findIndex(({ source }) => source === run.reached?.source),
    );
    const source = sources[at];
    const ids = source
      ? await source.ids(context, run.reached?.source === source.source ? run.reached.id : undefined, batchSize)
      : [];
    let { report } = run;
    for (const id of ids) if (source) report = await rescoreOne(context, run, source, id, report);
    const next = ids.length < batchSize ? sources[at + 1] : source;
    const reached = next && { source: next.source, id: next === source ? (ids.at(-1) ?? firstId) : firstId };
    const isFinished = next === undefined;
    await db
      .rows(RunRow, context)
      .findById(runId)
      .patch({ report, ...(reached ? { reached } : { finishedAt: clock.now() }) });
    if (isFinished) {
      const { reason, startedBy } = run;
      const details = { reason, changed: report.changed, levelChanges: report.levelChanges };
      await audit.record(context, {
        action: 'rescoring.finished',
        actor: startedBy ?? undefined,
        subject: runId,
        details,
      });
    }
    return { examined: ids.length, isFinished, report };
  }

  async function rescoreOne(
    context: TransactionContext<Actor>,
    run: RunRow,
    { source, rescored, replace }: RescorableResults,
    id: string,
    report: RescoringReport,
  ): Promise<RescoringReport> {
    const before = await record.result(context, source, id);
    const after = before && (await rescored(context, id, run.startedAt));
    if (before && after && isChanged(before, after)) {
      const { userId } = before;
      const figures = figuresOf(before);
      await db
        .rows(FormerResultRow, context)
        .insert({ userId, runId: run.id, source, sourceId: id, figures, replacedAt: clock.now() });
      await replace(context, id, run.startedAt);
      const details = { source, sourceId: id, reason: run.reason };
      await audit.record(context, {
        action: 'result.rescored',
        actor: run.startedBy ?? undefined,
        subject: userId,
        details,
      });
    }
    return withResult(report, before, after);
  }
}

/** Below every id. */
const firstId = '00000000-0000-0000-0000-000000000000';
