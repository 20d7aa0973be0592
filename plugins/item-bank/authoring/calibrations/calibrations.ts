import type { Actor, UploadedFile, Who } from '../../../../core/contract/index.ts';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import { insertOrFind, newId } from '../../../../core/db/index.ts';
import type { ItemSection } from '../../contract.ts';
import { ItemSection as Sections } from '../../contract.ts';
import { ItemRow, ResponseRow } from '../../models.ts';
import { CalibrationRow } from '../rows.ts';
import { adopt } from './adopting.ts';
import type { CalibrationLine, CalibrationModel, CalibrationResult } from './contract.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { fileKey } from './dependencies.ts';
import type { ShortRow } from './lines.ts';
import { lineColumns, linesOf, resultInShort } from './lines.ts';

interface Wanted {
  readonly section: ItemSection;
  readonly model: CalibrationModel;
  readonly minimumAnswers: number;
}

/** Calibrations of an institution: started, watched, stopped, looked at, adopted. The work itself is in running.ts. */
export function createCalibrations(dependencies: CalibrationDependencies) {
  const { db, clock, people, audit, storage, tell } = dependencies;
  return {
    async list(who: Actor, { limit, offset }: { limit: number; offset: number }) {
      const rows = await short(who).orderBy('createdAt', 'desc').limit(limit).offset(offset);
      const total = await db.rows(CalibrationRow, { who }).resultSize();
      return { items: await linesOf(people, who, rows as ShortRow[]), total };
    },

    /** @throws Failure not_found */
    async one(who: Actor, id: string): Promise<CalibrationLine & { result: CalibrationResult | null }> {
      const row = await db.rows(CalibrationRow, { who }).findById(id).select('result');
      if (!row) throw notFound('There is no such calibration.');
      return { ...(await line(who, id)), result: row.result };
    },

    /** What calibrating a section would have to work with. */
    async readiness(who: Actor, minimumAnswers: number) {
      const counted = (await db
        .rows(ResponseRow, { who })
        .whereNotNull('answeredAt')
        .groupBy('itemId')
        .select('itemId', ResponseRow.raw('count(*)::int as answers'))) as unknown as {
        itemId: string;
        answers: number;
      }[];
      const answersOf = new Map(counted.map(({ itemId, answers }) => [itemId, answers]));
      const items = await db
        .catalogue(ItemRow)
        .where({ pool: 'assessment', isOperational: true })
        .select('itemId', 'section');
      return Sections.options.map((section) => {
        const own = items.filter((item) => item.section === section);
        const answers = own.map(({ itemId }) => answersOf.get(itemId) ?? 0);
        return {
          section,
          items: own.length,
          answers: answers.reduce((sum, count) => sum + count, 0),
          answered: answers.filter((count) => count > 0).length,
          ready: answers.filter((count) => count >= minimumAnswers).length,
        };
      });
    },

    /** @throws Failure conflict while another of the section is under way */
    start: (who: Who, wanted: Wanted) => begin(who, newId(), wanted, {}),

    /** @throws Failure conflict while another of the section is under way, storage_full */
    async startFromFile(who: Who, wanted: Wanted, file: UploadedFile): Promise<CalibrationLine> {
      await refuseSecond(who, wanted.section);
      const id = newId();
      await storage.put(fileKey(who.institution, id), file.content());
      try {
        return await begin(who, id, wanted, { answersFrom: 'file', fileName: file.name.slice(0, 200) });
      } catch (error) {
        await storage.delete(fileKey(who.institution, id));
        throw error;
      }
    },

    /** One that has ended stays as it is. @throws Failure not_found */
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
        tell(who.institution, row, 'stopped');
      }
      return line(who, id);
    },

    /** Repeating it changes nothing. @throws Failure not_found, conflict (see `adopt`) */
    async adopt({ who, tx: given }: { who: Actor; tx?: Tx | undefined }, id: string): Promise<CalibrationLine> {
      await db.transaction(async (tx) => {
        const row = await db.rows(CalibrationRow, { who, tx }).findById(id).forUpdate();
        if (!row) throw notFound('There is no such calibration.');
        if (row.adoptedAt) return;
        const adoptedItems = await adopt(dependencies, tx, row);
        const adopted = { adoptedBy: who.user?.id ?? null, adoptedAt: clock.now(), adoptedItems };
        await db.rows(CalibrationRow, { who, tx }).findById(id).patch(adopted);
        const details = { section: row.section, model: row.model, items: adoptedItems };
        await audit.record({ who, tx }, { action: 'calibration.adopted', subject: id, details });
      }, given);
      return line(who, id, given);
    },
  };

  async function begin(who: Who, id: string, wanted: Wanted, from: Partial<CalibrationRow>): Promise<CalibrationLine> {
    // Two presses at once: the index knows of the other.
    await insertOrFind(
      () =>
        db.transaction(async (tx) => {
          const row = { id, ...wanted, answersFrom: 'bank' as const, status: 'waiting' as const, ...from };
          const startedBy = who.user.id;
          await db.rows(CalibrationRow, { who, tx }).insert({ ...row, startedBy, createdAt: clock.now() });
          await dependencies.enqueue(who.institution, id, tx);
          const details = { section: wanted.section, model: wanted.model };
          await audit.record({ who, tx }, { action: 'calibration.started', subject: id, details });
        }),
      () => refuseSecond(who, wanted.section),
    );
    return line(who, id);
  }

  async function refuseSecond(who: Actor, section: ItemSection): Promise<undefined> {
    const other = await db
      .rows(CalibrationRow, { who })
      .where({ section })
      .whereIn('status', ['waiting', 'running'])
      .select('id')
      .first();
    if (other) throw conflict('A calibration of this section is under way: stop it, or wait for its end.');
  }

  function short(who: Actor, tx?: Tx) {
    return db
      .rows(CalibrationRow, { who, ...(tx && { tx }) })
      .select(...lineColumns, CalibrationRow.raw(resultInShort));
  }

  async function line(who: Actor, id: string, tx?: Tx): Promise<CalibrationLine> {
    const row = await short(who, tx).findById(id);
    const [told] = row ? await linesOf(people, who, [row as ShortRow]) : [];
    if (!told) throw notFound('There is no such calibration.');
    return told;
  }
}
