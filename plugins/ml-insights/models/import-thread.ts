import { readLightGbm, writeArtefact } from 'machine-learning';
import { judgeOutcome } from './judge-outcome.ts';
import type { LearnersOrder } from './read-learners.ts';
import { readLearners } from './read-learners.ts';
import { samplesOf } from './samples.ts';
import type { StepResult } from './step-thread.ts';

/**
 * Reads a model of being hired that LightGBM saved as text, and measures it on the test learners.
 * @throws ModelError for a text that is no such model, or a feature that learners do not have
 */
export async function run({ text, ...order }: LearnersOrder & { readonly text: string }): Promise<StepResult> {
  const model = readLightGbm(text);
  const learners = await readLearners(order);
  const card = judgeOutcome(model, learners, samplesOf(learners, 'succeeded'));
  return { artefacts: { outcome: writeArtefact(model, { target: 'succeeded', source: 'LightGBM' }) }, card };
}
