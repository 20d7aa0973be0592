import type { Classification, Estimate, Posterior } from 'psychometrics';
import { classify, marginalPosterior } from 'psychometrics';
import type { FormPlan } from '../../services.ts';

interface FormScore extends Estimate {
  readonly classification: Classification;
  readonly version: string;
}

/**
 * The score of a form in steps of 5 points, its error in whole points: the questions are asked of others, and an exact
 * score tells who knows their parameters which of them were solved (decision 042).
 * @param belief from the answers alone, with the prior N(0, 1)
 */
export function scoreForm(belief: Posterior, { cuts, priorSd }: Pick<FormPlan, 'cuts' | 'priorSd'>): FormScore {
  const { mean, sd } = marginalPosterior(belief, [], 0, priorSd);
  const theta = inSteps(mean, steps.theta);
  const se = Math.max(steps.standardError, inSteps(sd, steps.standardError));
  const version = priorSd === undefined ? 'eap-1 in steps' : 'eap-2 in steps';
  return { theta, se, classification: classify({ theta, se }, cuts), version };
}

/** Steps of what a form's estimate says, in logits. */
const steps = { theta: 0.05, standardError: 0.01 } as const;

const inSteps = (value: number, step: number) => Math.round(Math.round(value / step) * step * 1000) / 1000;
