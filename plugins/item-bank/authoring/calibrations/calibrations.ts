import type { Actor, UploadedFile, Who } from '../../../../core/contract/index.ts';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import { insertOrFind, newId } from '../../../../core/db/index.ts';
import type { ItemSection } from '../../contract.ts';
import { ItemSection as Sections } from '../../contract.ts';
import { ItemRow, ResponseRow } from '../../models.ts';
import { CalibrationRow } from '../rows.ts';
import { storeEstimates } from '../trends/store-estimates.ts';
import { adoptCalibration } from './adopt-calibration.ts';
import type { AnswerSource, CalibrationRequest } from './calibrate-section.ts';
import { calibratedStates } from './calibrated-states.ts';
import type { CalibrationLine, CalibrationProgress, CalibrationResult } from './contract.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { fileKey } from './dependencies.ts';
import type { SummaryRow } from './summaries.ts';
import { resultFigures, summariesOf, summaryColumns } from './summaries.ts';

/** Lists, starts, stops and adopts the calibrations of an institution. */
export function createCalibrations(dependencies: CalibrationDependencies) {
  const { db, clock, people, audit, storage, notify } = dependencies;
  return {
    async list(who: Actor, { limit, offset }: { limit: number; offset: number }) {
      const rows = await summaryRows(who)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset);
      const total = await db.rows(CalibrationRow, { who }).resultSize();
      return { items: await summariesOf(people, who, rows as SummaryRow[]), total };
    },

    /** @throws Failure not_found */
    async one(who: Actor, id: string): Promise<CalibrationLine & { result: CalibrationResult | null }> {
      const row = await db.rows(CalibrationRow, { who }).findById(id).select('result');
      if (!row) throw notFound('There is no such calibration.');
      return { ...(await summary(who, id)), result: row.result };
    },

    /** How many items and answers a calibration of each section could use. */
    async readiness(who: Actor, minimumAnswers: number) {
      const counted = (await db
        .rows(ResponseRow, { who })
        .whereNotNull('answeredAt')
        .groupBy('itemId')
        .select('itemId', ResponseRow.raw('count(*)::int as answers'))) as unknown as {
        itemId: string;
        answers: number;
      }[];
      const answersTo = new Map(counted.map(({ itemId, answers }) => [itemId, answers]));
      const items = await db
        .catalogue(ItemRow)
        .where({ pool: 'assessment', isCurrent: true })
        .whereIn('state', calibratedStates)
        .select('itemId', 'section');
      return Sections.options.map((section) => {
        const inSection = items.filter((item) => item.section === section);
        const answers = inSection.map(({ itemId }) => answersTo.get(itemId) ?? 0);
        return {
          section,
          items: inSection.length,
          answers: answers.reduce((sum, count) => sum + count, 0),
          answered: answers.filter((count) => count > 0).length,
          ready: answers.filter((count) => count >= minimumAnswers).length,
        };
      });
    },

    /** @throws Failure conflict while another calibration of the section is under way */
    start: (who: Who, request: CalibrationRequest) => enqueue(who, newId(), request, {}),

    /** @throws Failure conflict while another calibration of the section is under way, storage_full */
    async startFromFile(who: Who, request: CalibrationRequest, file: UploadedFile): Promise<CalibrationLine> {
      await refuseSecond(who, request.section);
      const id = newId();
      await storage.put(fileKey(who.institution, id), file.content());
      try {
        return await enqueue(who, id, request, { answersFrom: 'file', fileName: file.name.slice(0, 200) });
      } catch (error) {
        await storage.delete(fileKey(who.institution, id));
        throw error;
      }
    },

    /**
     * Calibrates in this process and stores the result when it is complete, so that an interrupted run leaves nothing.
     * @param fileName of a file of answers; absent where the answers are the institution's own
     * @throws Failure invalid where the answers cannot be calibrated
     */
    async run(
      { who, tx: given }: { who: Actor; tx?: Tx | undefined },
      request: CalibrationRequest,
      { source, fileName }: { source: AnswerSource; fileName?: string | undefined },
      onProgress: (progress: CalibrationProgress) => void,
    ): Promise<CalibrationLine & { result: CalibrationResult }> {
      // The estimation engine is loaded only when needed: most servers never calibrate.
      const { calibrateSection } = await import('./calibrate-section.ts');
      const startedAt = clock.now();
      const { signal } = new AbortController();
      const progress = { signal, onProgress };
      const result = await calibrateSection(dependencies, who.institution, request, source, progress);
      const id = newId();
      await db.transaction(async (tx) => {
        const { section, model, minimumAnswers } = request;
        await db.rows(CalibrationRow, { who, tx }).insert({
          id,
          ...{ section, model, minimumAnswers, result, startedAt },
          answersFrom: source === 'bank' ? 'bank' : 'file',
          fileName: fileName?.slice(0, 200) ?? null,
          status: 'done',
          attempt: 1,
          startedBy: who.user?.id ?? null,
          createdAt: startedAt,
          finishedAt: clock.now(),
        });
        await storeEstimates({ db }, { who, tx }, { id, model, at: clock.now() }, result);
        const action = 'calibration.started';
        await audit.record({ who, tx }, { action, subject: id, details: { section, model } });
      }, given);
      return { ...(await summary(who, id, given)), result };
    },

    /** Does not change a calibration that has ended. @throws Failure not_found */
    async stop(who: Who, id: string): Promise<CalibrationLine> {
      const row = await db.rows(CalibrationRow, { who }).findById(id);
      if (!row) throw notFound('There is no such calibration.');
      const stopped = await db
        .rows(CalibrationRow, { who })
        .findById(id)
        .whereIn('status', ['waiting', 'running'])
        .patch({ status: 'stopped', progress: null, finishedAt: clock.now() });
      if (stopped > 0) {
        dependencies.underWay.get(id)?.abort(new Error('stopped'));
        if (row.answersFrom === 'file') await storage.delete(fileKey(who.institution, id));
        notify(who.institution, row, 'stopped');
      }
      return summary(who, id);
    },

    /** Idempotent. @throws Failure not_found, conflict (see `adoptCalibration`) */
    async adopt({ who, tx: given }: { who: Actor; tx?: Tx | undefined }, id: string): Promise<CalibrationLine> {
      await db.transaction(async (tx) => {
        const row = await db.rows(CalibrationRow, { who, tx }).findById(id).forUpdate();
        if (!row) throw notFound('There is no such calibration.');
        if (row.adoptedAt) return;
        const adoptedItems = await adoptCalibration(dependencies, tx, row);
        const adopted = { adoptedBy: who.user?.id ?? null, adoptedAt: clock.now(), adoptedItems };
        await db.rows(CalibrationRow, { who, tx }).findById(id).patch(adopted);
        const details = { section: row.section, model: row.model, items: adoptedItems };
        await audit.record({ who, tx }, { action: 'calibration.adopted', subject: id, details });
      }, given);
      return summary(who, id, given);
    },
  };

  async function enqueue(
    who: Who,
    id: string,
    request: CalibrationRequest,
    from: Partial<CalibrationRow>,
  ): Promise<CalibrationLine> {
    // A unique index refuses the second of two simultaneous requests.
    await insertOrFind(
      () =>
        db.transaction(async (tx) => {
          const row = { id, ...request, answersFrom: 'bank' as const, status: 'waiting' as const, ...from };
          const startedBy = who.user.id;
          await db.rows(CalibrationRow, { who, tx }).insert({ ...row, startedBy, createdAt: clock.now() });
          await dependencies.enqueue(who.institution, id, tx);
          const details = { section: request.section, model: request.model };
          await audit.record({ who, tx }, { action: 'calibration.started', subject: id, details });
        }),
      () => refuseSecond(who, request.section),
    );
    return summary(who, id);
  }

  async function refuseSecond(who: Actor, section: ItemSection): Promise<undefined> {
    const other = await db
      .rows(CalibrationRow, { who })
      .where({ section })
      .whereIn('status', ['waiting', 'running'])
      .select('id')
      .first();
    if (other) throw conflict('A calibration of this section is already under way. Stop it, or wait until it ends.');
  }

  function summaryRows(who: Actor, tx?: Tx) {
    return db
      .rows(CalibrationRow, { who, ...(tx && { tx }) })
      .select(...summaryColumns, CalibrationRow.raw(resultFigures));
  }

  async function summary(who: Actor, id: string, tx?: Tx): Promise<CalibrationLine> {
    const row = await summaryRows(who, tx).findById(id);
    const [found] = row ? await summariesOf(people, who, [row as SummaryRow]) : [];
    if (!found) throw notFound('There is no such calibration.');
    return found;
  }
}
