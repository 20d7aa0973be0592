import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { acquireLock, newId } from '../../../core/db/index.ts';
import { threads } from '../../../core/threads.ts';
import { GenerationRow, ModelRow, TrainingRow } from '../models.ts';
import type { Step } from './contract.ts';
import { steps } from './contract.ts';
import type * as importing from './import-thread.ts';
import type { LearnersOrder } from './read-learners.ts';
import type * as stepThread from './step-thread.ts';

export interface TrainingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Queues the job that trains. */
  enqueue(tx: Tx, institution: InstitutionRef, trainingId: string): Promise<string>;
}

type Institution = { readonly id: string };

export interface TrainingProgress {
  readonly done: number;
  readonly total: number;
}

export interface TrainingOptions {
  readonly signal?: AbortSignal;
  /** In a process of its own that leaves the processor to others (see `threads`). */
  readonly isBackground?: boolean;
  onProgress?(progress: TrainingProgress): void;
}

/** A training whose steps take longer has died. */
const staleMs = 15 * 60_000;
/** Earlier trainings whose models are kept. */
const keptTrainings = 3;

/** Trains the models of an institution on its stored data set, step by step. */
export function createTrainings({ db, clock, enqueue }: TrainingDependencies) {
  const trainings = (institution: Institution, tx?: Tx) => db.rows(TrainingRow, { institution, ...(tx && { tx }) });
  const models = (institution: Institution, tx?: Tx) => db.rows(ModelRow, { institution, ...(tx && { tx }) });

  const storedGeneration = (institution: Institution, tx?: Tx) =>
    db
      .rows(GenerationRow, { institution, ...(tx && { tx }) })
      .where({ state: 'done' })
      .orderBy('finishedAt', 'desc')
      .first()
      .execute();

  /** A training of the stored data set: the one that waits or runs, or a new one. Undefined without a data set. */
  const open = async (
    institution: Institution,
    tx: Tx,
    { isRepeated }: { readonly isRepeated: boolean },
  ): Promise<{ row: TrainingRow; isNew: boolean } | undefined> => {
    await acquireLock(tx, `ml-insights ${institution.id}`);
    const generation = await storedGeneration(institution, tx);
    if (!generation) return undefined;
    const unfinished = await trainings(institution, tx).whereIn('state', ['waiting', 'running']).first();
    if (unfinished?.generationId === generation.id) {
      // One whose process has died is continued.
      return { row: unfinished, isNew: clock.now().getTime() - unfinished.touchedAt.getTime() > staleMs };
    }
    if (unfinished) {
      const replaced = { state: 'cancelled', message: 'The data set was replaced.', finishedAt: clock.now() } as const;
      await trainings(institution, tx).findById(unfinished.id).patch(replaced);
    }
    const latest = await trainings(institution, tx).orderBy('version', 'desc').first();
    if (!isRepeated && latest?.generationId === generation.id) return undefined;
    const now = clock.now();
    const row = await trainings(institution, tx).insert({
      ...{ id: newId(), generationId: generation.id, version: (latest?.version ?? 0) + 1, state: 'waiting' },
      ...{ message: null, startedAt: now, touchedAt: now, finishedAt: null },
    });
    return { row, isNew: true };
  };

  const learnersOf = (institution: Institution): LearnersOrder => {
    // Settings of the pool, such as parsers of types, cannot be sent to a thread.
    const { types: _, ...connection } = db.connection;
    return { connection, institutionId: institution.id };
  };

  const end = (institution: Institution, id: string, state: 'failed' | 'cancelled', message: string) =>
    trainings(institution)
      .findById(id)
      .whereIn('state', ['waiting', 'running'])
      .patch({ state, message, finishedAt: clock.now() })
      .execute();

  /** Trains the steps that are left. A data set that cannot be learnt from ends the training with a reason for people. */
  const train = async (institution: Institution, id: string, options: TrainingOptions): Promise<void> => {
    try {
      await trainSteps(institution, id, options);
    } catch (error) {
      if ((error as Error).name !== 'ModelError') throw error;
      await end(institution, id, 'failed', `Nothing can be learnt from this data set: ${(error as Error).message}.`);
    }
  };

  const trainSteps = async (
    institution: Institution,
    id: string,
    { signal, isBackground = false, onProgress = () => undefined }: TrainingOptions,
  ): Promise<void> => {
    const renew = () =>
      trainings(institution)
        .findById(id)
        .whereIn('state', ['waiting', 'running'])
        .patch({ state: 'running', touchedAt: clock.now() })
        .execute();
    const training = (await renew()) === 1 ? await trainings(institution).findById(id) : undefined;
    if (!training || (await storedGeneration(institution))?.id !== training.generationId) return;
    // Steps that were finished before the process died are not repeated.
    const finished = new Set((await models(institution).where({ trainingId: id })).map(({ name }) => name));
    const report = () => onProgress({ done: finished.size, total: steps.length });
    report();
    const module = new URL('./step-thread.ts', import.meta.url);
    const thread = threads.open<typeof stepThread>(module, learnersOf(institution), { isBackground });
    try {
      for (const step of steps.filter((each) => !finished.has(each))) {
        const result = await thread.ask(step, { signal });
        await models(institution)
          .insert({ id: newId(), trainingId: id, name: step, createdAt: clock.now(), ...result })
          .onConflict(['trainingId', 'name'])
          .ignore();
        finished.add(step);
        report();
        // The data set was replaced meanwhile.
        if ((await renew()) !== 1) return;
      }
    } finally {
      await thread.close();
    }
    await db.transaction(async (tx) => {
      const done = { state: 'done', touchedAt: clock.now(), finishedAt: clock.now() } as const;
      await trainings(institution, tx).findById(id).where({ state: 'running' }).patch(done);
      await trainings(institution, tx)
        .where('version', '<=', training.version - keptTrainings)
        .delete();
    });
  };

  return {
    train,

    /** Queues a training in the transaction. Without a data set nothing happens. `isRepeated`: also of a data set that was trained on. */
    async start(institution: InstitutionRef, tx: Tx, options: { readonly isRepeated: boolean }): Promise<void> {
      const opened = await open(institution, tx, options);
      if (opened?.isNew) await enqueue(tx, institution, opened.row.id);
    },

    /**
     * Measures a model that LightGBM saved as text beside the serving ones. It is compared, and does not serve.
     * @throws Failure conflict before a training; invalid for a text that is no model of these learners
     */
    async importModel(institution: Institution, text: string): Promise<object> {
      const serving = await trainings(institution).where({ state: 'done' }).orderBy('version', 'desc').first();
      if (!serving) throw conflict('No models are trained yet.');
      const order = { text, ...learnersOf(institution) };
      const imported = await threads
        .run<typeof importing>(new URL('./import-thread.ts', import.meta.url), order)
        .catch((error: Error) => {
          throw error.name === 'ModelError' ? invalid(error.message) : error;
        });
      await db.transaction(async (tx) => {
        await models(institution, tx).where({ trainingId: serving.id, name: 'imported' }).delete();
        await models(institution, tx).insert({
          ...{ id: newId(), trainingId: serving.id, name: 'imported', createdAt: clock.now(), ...imported },
        });
      });
      return imported.card;
    },

    /** Trains in this process. */
    async trainNow(institution: Institution, options: TrainingOptions): Promise<void> {
      const opened = await db.transaction((tx) => open(institution, tx, { isRepeated: true }));
      if (!opened) return;
      try {
        await train(institution, opened.row.id, options);
      } catch (error) {
        if (options.signal?.aborted) await end(institution, opened.row.id, 'cancelled', 'The command was interrupted.');
        throw error;
      }
    },

    /** The latest training, and the latest that is done, whose models serve. */
    async latest(
      institution: Institution,
    ): Promise<{ training: TrainingRow | undefined; serving: TrainingRow | undefined }> {
      const [training, serving] = await Promise.all([
        trainings(institution).orderBy('version', 'desc').first().execute(),
        trainings(institution).where({ state: 'done' }).orderBy('version', 'desc').first().execute(),
      ]);
      return { training, serving };
    },

    /** The data set that a training used. */
    async dataset(institution: Institution, { generationId }: TrainingRow): Promise<{ rows: number; seed: number }> {
      const row = await db.rows(GenerationRow, { institution }).findById(generationId);
      return { rows: row?.rows ?? 0, seed: row?.seed ?? 0 };
    },

    /** Cards of a training by step. */
    async cards(institution: Institution, trainingId: string): Promise<Partial<Record<Step, object>>> {
      const rows = await models(institution).where({ trainingId }).select('name', 'card');
      return Object.fromEntries(rows.map(({ name, card }) => [name, card]));
    },

    /** Files of the models of a training, by step and name. */
    async artefacts(institution: Institution, trainingId: string): Promise<ReadonlyMap<string, string>> {
      const rows = await models(institution).where({ trainingId }).select('name', 'artefacts');
      return new Map(
        rows.flatMap(({ name, artefacts }) =>
          Object.entries(artefacts).map(([part, text]) => [`${name}.${part}`, text] as const),
        ),
      );
    },
  };
}

export type Trainings = ReturnType<typeof createTrainings>;
