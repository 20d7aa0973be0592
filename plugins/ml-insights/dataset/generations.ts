import { availableParallelism } from 'node:os';
import { raw } from 'objection';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { acquireLock, newId } from '../../../core/db/index.ts';
import type { Audit } from '../../../core/services.ts';
import { threads } from '../../../core/threads.ts';
import { GenerationRow } from '../models.ts';
import type { DatasetAnswer } from './contract.ts';
import type * as copying from './copy-thread.ts';
import type { GenerationFigures } from './copy-thread.ts';
import { generationLock } from './generation-lock.ts';
import { assertFits } from './size.ts';

export interface GenerationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly maxRows: number;
  /** Queues the job that runs a generation; returns its id. */
  enqueue(tx: Tx, institution: InstitutionRef, generationId: string): Promise<string>;
  cancelJob(tx: Tx, institution: InstitutionRef, jobId: string): Promise<boolean>;
}

export interface DatasetOrder {
  readonly rows: number;
  readonly seed: number;
}

export interface GenerationOptions {
  readonly signal?: AbortSignal;
  /** In a process of its own that leaves the processor to others (see `threads`). */
  readonly isBackground?: boolean;
  onProgress?(figures: GenerationFigures): void;
}

type Institution = { readonly id: string };

/** Until a run has locked its generation; without a lock it has died afterwards. */
const startMs = 20_000;
/** Between two stored reports. */
const reportMs = 500;

/** Threads that generate blocks: one processor is left for the server and one feeds the database. */
export const usualWorkers = () => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Generates the data set of an institution, one generation at a time. */
export function createGenerations(dependencies: GenerationDependencies) {
  const { db, clock, audit, maxRows } = dependencies;
  const rowsOf = (institution: Institution, tx?: Tx) => db.rows(GenerationRow, { institution, ...(tx && { tx }) });

  const isAlive = async (institution: Institution, { id, startedAt }: GenerationRow, tx: Tx): Promise<boolean> => {
    const isFree = raw('pg_try_advisory_xact_lock(hashtextextended(?, 0))', generationLock(id)).as('isFree');
    const found = (await rowsOf(institution, tx).findById(id).select(isFree)) as { isFree?: boolean } | undefined;
    return !found?.isFree || clock.now().getTime() - startedAt.getTime() < startMs;
  };

  const current = async (institution: Institution, tx: Tx): Promise<GenerationRow | undefined> => {
    await acquireLock(tx, `ml-insights ${institution.id}`);
    const row = await rowsOf(institution, tx).whereIn('state', ['waiting', 'running']).first();
    if (!row) return undefined;
    // A job's successor takes over a generation whose process has died; one of a command has no successor.
    if (row.state === 'waiting' || row.jobId || (await isAlive(institution, row, tx))) return row;
    await rowsOf(institution, tx)
      .findById(row.id)
      .patch({ state: 'failed', message: 'The process that generated it ended.', finishedAt: clock.now() });
    return undefined;
  };

  const insert = async (who: Actor, tx: Tx, order: DatasetOrder, state: 'waiting' | 'running') => {
    const id = newId();
    const jobId = state === 'waiting' ? await dependencies.enqueue(tx, who.institution, id) : null;
    const now = clock.now();
    await audit.record({ who, tx }, { action: 'ml-insights.generated', details: { ...order } });
    return rowsOf(who.institution, tx).insert({
      ...{ id, state, jobId, rows: order.rows, seed: order.seed },
      ...{ done: 0, hired: 0, meanSalary: null, message: null, startedAt: now, touchedAt: now, finishedAt: null },
    });
  };

  /** Runs a generation until its end. @returns whether the data set was stored; false if it was cancelled or failed */
  const run = async (
    institution: Institution,
    { id, rows, seed }: Pick<GenerationRow, 'id' | 'rows' | 'seed'>,
    { signal, isBackground = false, onProgress = () => undefined }: GenerationOptions,
  ): Promise<boolean> => {
    let reported = 0;
    let reporting: Promise<unknown> = Promise.resolve();
    const report = (figures: GenerationFigures) => {
      onProgress(figures);
      if (performance.now() - reported < reportMs) return;
      reported = performance.now();
      reporting = rowsOf(institution)
        .findById(id)
        .where({ state: 'running' })
        .patch({ ...figures, touchedAt: clock.now() })
        .execute()
        .catch(() => undefined);
    };
    // Settings of the pool, such as parsers of types, cannot be sent to a thread.
    const { types: _, ...connection } = db.connection;
    try {
      return await threads.run<typeof copying>(
        new URL('./copy-thread.ts', import.meta.url),
        { connection, institutionId: institution.id, generationId: id, rows, seed, workers: usualWorkers() },
        { signal, isBackground, onProgress: report },
      );
    } catch (error) {
      if (signal?.aborted) throw error;
      await reporting;
      await rowsOf(institution)
        .findById(id)
        .patch({ state: 'failed', message: messageOf(error), finishedAt: clock.now() });
      throw error;
    }
  };

  const status = async (institution: Institution): Promise<DatasetAnswer> => {
    const [latest, done] = await Promise.all([
      rowsOf(institution).orderBy('startedAt', 'desc').orderBy('id', 'desc').first().execute(),
      rowsOf(institution).where({ state: 'done' }).orderBy('finishedAt', 'desc').first().execute(),
    ]);
    return { isSynthetic: true, stored: done?.rows ?? 0, maxRows, generation: latest ?? null };
  };

  return {
    status,
    run,

    /** Whether this generation's data set was stored. */
    isStored: async (institution: Institution, id: string): Promise<boolean> =>
      (await rowsOf(institution).findById(id))?.state === 'done',

    /** Queues a generation, unless one waits or runs. @throws Failure invalid for more rows than allowed */
    async start(who: Actor, order: DatasetOrder): Promise<DatasetAnswer> {
      assertFits(order.rows, maxRows);
      await db.transaction(async (tx) => {
        if (!(await current(who.institution, tx))) await insert(who, tx, order, 'waiting');
      });
      return status(who.institution);
    },

    /** Generates in this process. @throws Failure conflict while another generation runs; invalid, see `start` */
    async generate(who: Actor, order: DatasetOrder, options: GenerationOptions): Promise<GenerationRow> {
      assertFits(order.rows, maxRows);
      const row = await db.transaction(async (tx) => {
        if (await current(who.institution, tx)) throw conflict('A data set is being generated. Wait until it is done.');
        return insert(who, tx, order, 'running');
      });
      try {
        await run(who.institution, row, options);
      } catch (error) {
        if (options.signal?.aborted) {
          await rowsOf(who.institution)
            .findById(row.id)
            .where({ state: 'running' })
            .patch({ state: 'cancelled', finishedAt: clock.now() });
        }
        throw isDiskFull(error) ? invalid(messageOf(error)) : error;
      }
      const stored = await rowsOf(who.institution).findById(row.id);
      if (stored?.state !== 'done') throw conflict('The generation was cancelled.');
      return stored;
    },

    /** Takes a queued generation, also one whose process died. @returns undefined if it was cancelled or is done */
    async take(institution: Institution, id: string): Promise<GenerationRow | undefined> {
      const taken = await rowsOf(institution)
        .findById(id)
        .whereIn('state', ['waiting', 'running'])
        .patch({ state: 'running', done: 0, hired: 0, meanSalary: null, touchedAt: clock.now() })
        .execute();
      return taken === 1 ? rowsOf(institution).findById(id) : undefined;
    },

    /** Cancels the generation that waits or runs; without one nothing happens. */
    async cancel(who: Actor): Promise<DatasetAnswer> {
      await db.transaction(async (tx) => {
        const row = await current(who.institution, tx);
        if (!row) return;
        await rowsOf(who.institution, tx).findById(row.id).patch({ state: 'cancelled', finishedAt: clock.now() });
        await audit.record({ who, tx }, { action: 'ml-insights.cancelled', details: { rows: row.rows } });
        if (row.jobId) await dependencies.cancelJob(tx, who.institution, row.jobId);
      });
      return status(who.institution);
    },
  };
}

export type Generations = ReturnType<typeof createGenerations>;

/** SQLSTATE 53100. */
export const isDiskFull = (error: unknown) => (error as { code?: unknown } | null)?.code === '53100';

function messageOf(error: unknown): string {
  if (isDiskFull(error))
    return 'The disk of the database is full. Nothing was stored; the earlier data set is unchanged.';
  return 'The generation failed. Nothing was stored; the earlier data set is unchanged.';
}
