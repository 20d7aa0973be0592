import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { GenerationFigures } from './dataset/copy-thread.ts';
import type { DatasetOrder } from './dataset/generations.ts';
import type { OutcomeCard } from './models/contract.ts';
import type { TrainingProgress } from './models/trainings.ts';

/** The synthetic data set and its models, for the command line. Work ends, without a trace, when its process is stopped. */
export interface DatasetDesk {
  /** Generates the data set into a CSV file or a folder of Parquet files. @throws Failure invalid, conflict */
  write(
    order: DatasetOrder & { readonly to: 'csv' | 'parquet'; readonly output: string },
    options: { onProgress?(done: number): void },
  ): Promise<void>;
  /** Generates the data set in this process and replaces the stored one. @throws Failure conflict while one is generated */
  generate(
    call: { who: Actor },
    order: DatasetOrder,
    options: { onProgress?(figures: GenerationFigures): void },
  ): Promise<{ rows: number; hired: number }>;
  /** Trains models on the stored data set in this process. `message` tells why that was not possible. */
  train(
    call: { who: Actor },
    options: { onProgress?(progress: TrainingProgress): void },
  ): Promise<{ version: number; accuracy: number; message: string | null }>;
  /** Measures a model that LightGBM saved as text beside the serving ones. @throws Failure invalid, conflict */
  importModel(call: { who: Actor }, text: string): Promise<OutcomeCard>;
}
export const datasetDesk = defineService<DatasetDesk>('ml-insights.dataset');
