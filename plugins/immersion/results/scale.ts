import { estimateOf } from '../../learner/contract.ts';

/** An estimate in logits as a result shows it: on the EiQ scale, its standard error to one decimal. */
export function onScale({ theta, standardError }: { theta: number; standardError: number }) {
  const estimate = estimateOf({ theta, se: standardError });
  return { ...estimate, standardError: Math.round(10 * estimate.standardError) / 10 };
}
