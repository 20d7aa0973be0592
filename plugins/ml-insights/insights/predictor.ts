import { conflict, unavailable } from '../../../core/contract/index.ts';
import type { OpenThread } from '../../../core/threads.ts';
import { threads } from '../../../core/threads.ts';
import type { KnownFigures, RecordProjection } from '../careers/project-record.ts';
import type { Trainings } from '../models/trainings.ts';
import type { TrainingRow } from '../models.ts';
import type { Prediction, Traits } from './contract.ts';
import type * as predictThread from './predict-thread.ts';
import type { Predicted, PredictReplies, PredictRequest } from './predict-thread.ts';

type Institution = { readonly id: string };

interface Loaded {
  readonly trainingId: string;
  /** Requests that begin at the same time share one. */
  readonly thread: Promise<OpenThread<PredictRequest, PredictReplies[keyof PredictReplies]>>;
  /** Requests that are not answered yet. */
  readonly pending: Set<Promise<unknown>>;
}

/** Institutions whose models are kept in memory, each in a thread of some 50 MB. */
const maxLoaded = 4;

/** Predicts with the serving models, on threads: reading and checking their files takes a tenth of a second. */
export function createPredictor({ trainings }: { readonly trainings: Trainings }) {
  // Models of a training never change, so that its id tells whether the loaded ones are current.
  const loaded = new Map<string, Loaded>();

  /** Closes a thread once it has answered what it was asked. */
  const retire = async ({ thread, pending }: Loaded) => {
    const opened = await thread.catch(() => undefined);
    await Promise.allSettled(pending);
    await opened?.close();
  };

  const forget = (institutionId: string, own = loaded.get(institutionId)) => {
    if (!own || loaded.get(institutionId) !== own) return undefined;
    loaded.delete(institutionId);
    return retire(own);
  };

  const open = async (institution: Institution, training: TrainingRow) => {
    const [files, dataset] = await Promise.all([
      trainings.artefacts(institution, training.id),
      trainings.dataset(institution, training),
    ]);
    return threads.open<typeof predictThread>(new URL('./predict-thread.ts', import.meta.url), { files, dataset });
  };

  const loadedFor = (institution: Institution, training: TrainingRow): Loaded => {
    const known = loaded.get(institution.id);
    if (known?.trainingId === training.id) return known;
    void forget(institution.id);
    const [oldest] = loaded.size >= maxLoaded ? loaded.keys() : [];
    if (oldest !== undefined) void forget(oldest);
    const opened: Loaded = { trainingId: training.id, thread: open(institution, training), pending: new Set() };
    loaded.set(institution.id, opened);
    return opened;
  };

  const ask = async <Kind extends keyof PredictReplies>(
    institution: Institution,
    request: PredictRequest & { readonly kind: Kind },
  ): Promise<{ version: number; reply: PredictReplies[Kind] }> => {
    const { serving } = await trainings.latest(institution);
    if (!serving) throw conflict('No models are trained yet.');
    const own = loadedFor(institution, serving);
    const reply = own.thread.then((thread) => thread.ask(request));
    own.pending.add(reply);
    try {
      return { version: serving.version, reply: (await reply) as PredictReplies[Kind] };
    } catch (error) {
      await forget(institution.id, own);
      if ((error as Error).name !== 'ModelError') throw error;
      throw unavailable('A stored model is damaged or was changed. An administrator can train the models again.');
    } finally {
      own.pending.delete(reply);
    }
  };

  return {
    /** @throws Failure conflict without models; unavailable if their files were changed */
    async predict(institution: Institution, traits: Traits): Promise<Prediction> {
      const { version, reply } = await ask(institution, { kind: 'learner', traits });
      return { isSynthetic: true, version, ...(reply satisfies Predicted) };
    },

    /** Projections for a learner of whom only some figures are known. @throws Failure as `predict` */
    async project(institution: Institution, known: KnownFigures): Promise<RecordProjection> {
      return (await ask(institution, { kind: 'record', known })).reply;
    },

    async stop(): Promise<void> {
      await Promise.all([...loaded.keys()].map((institutionId) => forget(institutionId)));
    },
  };
}

export type Predictor = ReturnType<typeof createPredictor>;
