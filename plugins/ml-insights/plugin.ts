import { z } from 'zod';
import type { InstitutionRef } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit } from '../../core/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { careerModels } from '../ml-analytics/services.ts';
import { practiceHistory } from '../practice/services.ts';
import { createCareerModel } from './careers/career-model.ts';
import { createCommandRuns } from './cli/command-runs.ts';
import { mlInsights } from './contract.ts';
import { createGenerations, isDiskFull, usualWorkers } from './dataset/generations.ts';
import { writeCsvFile, writeParquetFolder } from './dataset/write-files.ts';
import { createInsights } from './insights/insights.ts';
import { createPredictor } from './insights/predictor.ts';
import type { OutcomeCard } from './models/contract.ts';
import { createTrainings } from './models/trainings.ts';
import { datasetDesk } from './services.ts';

export default definePlugin({
  contract: mlInsights,
  config: z.object({
    /** Of a data set in the database. */
    maxRows: z.int().min(1).max(100_000_000).default(5_000_000),
  }),
  requires: { audit },
  uses: { record: learnerRecord, practice: practiceHistory },
  provides: { desk: datasetDesk, careers: careerModels },
  commandGroup: 'dataset',
  commands: [
    {
      name: 'generate',
      summary: 'Generate a synthetic data set of learners, and train models on it',
      load: () => import('./cli/generate.ts'),
    },
    {
      name: 'import-model',
      summary: 'Compare a LightGBM model, saved as text, with the trained ones',
      load: () => import('./cli/import-model.ts'),
    },
  ],
  async start({ db, clock, config, requires, uses, jobs }) {
    const generations = createGenerations({
      db,
      clock,
      audit: requires.audit,
      maxRows: config.maxRows,
      enqueue: (tx, institution, generationId) => jobs.enqueue('generate', institution, { generationId }, { tx }),
      cancelJob: (tx, institution, jobId) => jobs.cancel('generate', institution, jobId, { tx }),
    });
    const trainings = createTrainings({
      db,
      clock,
      enqueue: (tx, institution, trainingId) => jobs.enqueue('train', institution, { trainingId }, { tx }),
    });
    const insights = createInsights({ trainings, datasetStatus: generations.status });
    const predictor = createPredictor({ trainings });
    const commands = createCommandRuns();
    const startTraining = (institution: InstitutionRef, isRepeated: boolean) =>
      db.transaction((tx) => trainings.start(institution, tx, { isRepeated }));
    return {
      routes: {
        datasetStatus: (_, who) => generations.status(who.institution),
        generate: ({ body }, who) => generations.start(who, body),
        cancel: (_, who) => generations.cancel(who),
        insights: (_, who) => insights.insights(who.institution),
        modelCard: (_, who) => insights.modelCard(who.institution),
        predict: ({ body }, who) => predictor.predict(who.institution, body),
        async train(_, who) {
          await startTraining(who.institution, true);
          return insights.training(who.institution);
        },
      },
      jobs: {
        async generate({ institution, payload, signal, progress }) {
          const generation = await generations.take(institution, payload.generationId);
          const onProgress = ({ done }: { done: number }) => progress(done, generation?.rows ?? 0);
          try {
            if (generation) await generations.run(institution, generation, { signal, isBackground: true, onProgress });
          } catch (error) {
            // The generation says so; another try would fill the disk again.
            if (isDiskFull(error)) return;
            throw error;
          }
          // Also when the process died between the two; a training of this data set is not repeated.
          if (await generations.isStored(institution, payload.generationId)) await startTraining(institution, false);
        },
        train: ({ institution, payload, signal, progress }) =>
          trainings.train(institution, payload.trainingId, {
            ...{ signal, isBackground: true },
            onProgress: ({ done, total }) => progress(done, total),
          }),
      },
      services: {
        careers: createCareerModel({ trainings, predictor, clock, ...uses }),
        desk: {
          write: ({ to, output, ...dataset }, options) =>
            commands.run((signal) => {
              const write = to === 'csv' ? writeCsvFile : writeParquetFolder;
              return write(output, { ...dataset, ...options, signal, workers: usualWorkers() });
            }),
          generate: ({ who }, order, options) =>
            commands.run((signal) => generations.generate(who, order, { ...options, signal })),
          async train({ who }, options) {
            await commands.run((signal) => trainings.trainNow(who.institution, { ...options, signal }));
            const { training, datasetMetrics } = await insights.insights(who.institution);
            return {
              version: training?.version ?? 0,
              accuracy: datasetMetrics.testAccuracy ?? 0,
              message: training?.message ?? null,
            };
          },
          importModel: async ({ who }, text) => (await trainings.importModel(who.institution, text)) as OutcomeCard,
        },
      },
      async stop() {
        await commands.stop();
        await predictor.stop();
      },
    };
  },
});
