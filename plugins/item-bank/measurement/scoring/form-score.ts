import type { Classification, Estimate, Posterior } from 'psychometrics';
import { classify, marginalPosterior } from 'psychometrics';
import type { FormPlan } from '../../services.ts';

interface FormScore extends Estimate {
  readonly classification: Classification;
  readonly version: string;
}

/**
 * The score of a form in steps of 5 points, with its error in whole points. The questions are asked of others too, and an
 * exact score would reveal which of them were solved to anyone who knows their parameters (decision 042).
 * @param belief from the answers alone, with the prior N(0, 1)
 */
export function scoreForm(belief: Posterior, { cuts, priorSd }: Pick<FormPlan, 'cuts' | 'priorSd'>): FormScore {
  const { mean, sd } = marginalPosterior(belief, [], 0, priorSd);
  const theta = inSteps(mean, steps.theta);
  const se = Math.max(steps.standardError, inSteps(sd, steps.standardError));
  const version = priorSd === undefined ? 'eap-1 in steps' : 'eap-2 in steps';
  return { theta, se, classification: classify({ theta, se }, cuts), version };
}

/** Steps of the estimate (logits). */
const steps = { theta: 0.05, standardError: 0.01 } as const;

const inSteps = (value: number, step: number) => Math.round(Math.round(value / step) * step * 1000) / 1000;
