import { readLightGbm, writeArtefact } from 'machine-learning';
import { judgeOutcome } from './judge-outcome.ts';
import type { Learners } from './read-learners.ts';
import { samplesOf } from './samples.ts';
import type { StepResult } from './step-thread.ts';

/**
 * Reads a model of being hired that LightGBM saved as text, and measures it on the test learners.
 * @throws ModelError for a text that is no such model, or a feature that learners do not have
 */
export function run({ text, learners }: { readonly text: string; readonly learners: Learners }): StepResult {
  const model = readLightGbm(text);
  const card = judgeOutcome(model, learners, samplesOf(learners, 'succeeded'));
  return { artefacts: { outcome: writeArtefact(model, { target: 'succeeded', source: 'LightGBM' }) }, card };
}
