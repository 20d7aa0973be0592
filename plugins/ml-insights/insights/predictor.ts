import { conflict, unavailable } from '../../../core/contract/index.ts';
import type { OpenThread } from '../../../core/threads.ts';
import { threads } from '../../../core/threads.ts';
import type { Trainings } from '../models/trainings.ts';
import type { Prediction, Traits } from './contract.ts';
import type * as predictThread from './predict-thread.ts';
import type { Predicted } from './predict-thread.ts';

type Institution = { readonly id: string };

interface Loaded {
  readonly trainingId: string;
  readonly thread: OpenThread<Traits, Predicted>;
}

/** Institutions whose models are kept in memory, each in a thread of some 50 MB. */
const maxLoaded = 4;

/** Predicts with the serving models, on threads: reading and checking their files takes a tenth of a second. */
export function createPredictor({ trainings }: { readonly trainings: Trainings }) {
  // Models of a training never change, so that its id tells whether the loaded ones are current.
  const loaded = new Map<string, Loaded>();

  const close = async (institutionId: string) => {
    const own = loaded.get(institutionId);
    loaded.delete(institutionId);
    await own?.thread.close();
  };

  const threadOf = async (institution: Institution, trainingId: string): Promise<Loaded['thread']> => {
    const known = loaded.get(institution.id);
    if (known?.trainingId === trainingId) return known.thread;
    const files = await trainings.artefacts(institution, trainingId);
    await close(institution.id);
    const [oldest] = loaded.size >= maxLoaded ? loaded.keys() : [];
    if (oldest !== undefined) await close(oldest);
    const thread = threads.open<typeof predictThread>(new URL('./predict-thread.ts', import.meta.url), files);
    loaded.set(institution.id, { trainingId, thread });
    return thread;
  };

  return {
    /** @throws Failure conflict without models; unavailable if their files were changed */
    async predict(institution: Institution, traits: Traits): Promise<Prediction> {
      const { serving } = await trainings.latest(institution);
      if (!serving) throw conflict('No models are trained yet.');
      const thread = await threadOf(institution, serving.id);
      try {
        return { isSynthetic: true, version: serving.version, ...(await thread.ask(traits)) };
      } catch (error) {
        await close(institution.id);
        if ((error as Error).name !== 'ModelError') throw error;
        throw unavailable('A stored model is damaged or was changed. An administrator can train the models again.');
      }
    },

    async stop(): Promise<void> {
      for (const institutionId of [...loaded.keys()]) await close(institutionId);
    },
  };
}
