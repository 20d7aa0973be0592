import type { Recognised } from '../../plugins/safeguarding/danger/recognise.ts';
import { recognised } from '../../plugins/safeguarding/danger/recognise.ts';
import type { Example } from '../../plugins/safeguarding/danger/training/example.ts';
import { modelOf, trainedOn } from '../../plugins/safeguarding/danger/training/train.ts';

export interface Validated {
  readonly example: Example;
  readonly found: Recognised;
}

/**
 * Cross-validated recognition of examples. All examples of a family are in one fold, so that near duplicates are never in both
 * the training and the test set. Uses only the classifier, because the patterns were written with knowledge of the phrases.
 */
export function crossValidated(examples: readonly Example[], folds: number): Validated[] {
  const foldOf = ({ family }: Example) => {
    let hash = 7;
    for (let at = 0; at < family.length; at++) hash = Math.imul(hash ^ family.charCodeAt(at), 16_777_619);
    return (hash >>> 0) % folds;
  };
  return Array.from({ length: folds }, (_, fold) => {
    const model = modelOf(trainedOn(examples.filter((example) => foldOf(example) !== fold)));
    return examples
      .filter((example) => example.origin !== 'varied' && example.origin !== 'composed' && foldOf(example) === fold)
      .map((example) => ({ example, found: recognised(example.text, { model, patterns: [] }) }));
  }).flat();
}
