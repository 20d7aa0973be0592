import { estimateOf } from '../../learner/contract.ts';

/** An estimate in logits on the EiQ scale, with its standard error to one decimal. */
export function onScale({ theta, standardError }: { theta: number; standardError: number }) {
  const estimate = estimateOf({ theta, se: standardError });
  return { ...estimate, standardError: Math.round(10 * estimate.standardError) / 10 };
}
