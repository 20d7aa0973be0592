import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { GenerationFigures } from './dataset/copy-thread.ts';
import type { DatasetOrder } from './dataset/generations.ts';

/** The synthetic data set, for the command line. */
export interface DatasetDesk {
  /** Generates the data set in this process and replaces the stored one. @throws Failure conflict while one is generated */
  generate(
    call: { who: Actor },
    order: DatasetOrder,
    options: { onProgress?(figures: GenerationFigures): void },
  ): Promise<{ rows: number; hired: number }>;
}
export const datasetDesk = defineService<DatasetDesk>('ml-insights.dataset');
