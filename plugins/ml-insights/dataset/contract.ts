import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';

// The synthetic data set: its generation, progress and size.

/** Rows of the data set that the dashboard offers. */
export const usualRows = 300_000;

export const maxSeed = 2_147_483_647;

export const RunState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type RunState = z.infer<typeof RunState>;

export const DatasetStatus = z.object({
  /** Always true: no learner of the platform is in the data set. */
  isSynthetic: z.literal(true),
  /** Learners stored now. A generation replaces them at its end, all at once. */
  stored: z.int(),
  maxRows: z.int(),
  /** The latest generation; null before the first. */
  generation: z
    .object({
      state: RunState,
      rows: z.int(),
      seed: z.int(),
      done: z.int(),
      /** Of those generated so far. */
      hired: z.int(),
      meanSalary: z.number().nullable(),
      /** Why it failed. */
      message: z.string().nullable(),
      startedAt: Timestamp,
      finishedAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type DatasetStatus = z.infer<typeof DatasetStatus>;
/** As the server answers, with dates. */
export type DatasetAnswer = z.input<typeof DatasetStatus>;

const path = '/api/seed-data/generate';

export const datasetRoutes = {
  datasetStatus: {
    method: 'get',
    path,
    access: 'signed-in',
    description: 'The size of the synthetic data set, and the progress of its generation',
    response: DatasetStatus,
  },
  generate: {
    method: 'post',
    path,
    access: 'ml-insights.generate',
    description: 'Generate the synthetic data set and train the models on it; while one is generated, its progress',
    body: z.object({
      rows: z.int().min(1),
      seed: z.int().min(0).max(maxSeed).default(1),
    }),
    status: 202,
    response: DatasetStatus,
  },
  cancel: {
    method: 'delete',
    path,
    access: 'ml-insights.generate',
    description: 'Cancel the generation; the stored data set stays as it is',
    response: DatasetStatus,
  },
} as const;
