import { z } from 'zod';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit } from '../../core/services.ts';
import { mlInsights } from './contract.ts';
import { createGenerations, isDiskFull } from './dataset/generations.ts';
import { datasetDesk } from './services.ts';

export default definePlugin({
  contract: mlInsights,
  config: z.object({
    /** Of a data set in the database. */
    maxRows: z.int().min(1).max(100_000_000).default(5_000_000),
  }),
  requires: { audit },
  provides: { desk: datasetDesk },
  commandGroup: 'dataset',
  commands: [
    {
      name: 'generate',
      summary: 'Generate a synthetic data set of learners, and train models on it',
      load: () => import('./cli/generate.ts'),
    },
  ],
  async start({ db, clock, config, requires, jobs }) {
    const generations = createGenerations({
      db,
      clock,
      audit: requires.audit,
      maxRows: config.maxRows,
      enqueue: (tx, institution, generationId) => jobs.enqueue('generate', institution, { generationId }, { tx }),
      cancelJob: (tx, institution, jobId) => jobs.cancel('generate', institution, jobId, { tx }),
    });
    return {
      routes: {
        datasetStatus: (_, who) => generations.status(who.institution),
        generate: ({ body }, who) => generations.start(who, body),
        cancel: (_, who) => generations.cancel(who),
      },
      jobs: {
        async generate({ institution, payload, signal, progress }) {
          const generation = await generations.take(institution, payload.generationId);
          if (!generation) return;
          const onProgress = ({ done }: { done: number }) => progress(done, generation.rows);
          try {
            await generations.run(institution, generation, { signal, onProgress });
          } catch (error) {
            // The generation says so; another try would fill the disk again.
            if (!isDiskFull(error)) throw error;
          }
        },
      },
      services: {
        desk: { generate: ({ who }, order, options) => generations.generate(who, order, options) },
      },
    };
  },
});
