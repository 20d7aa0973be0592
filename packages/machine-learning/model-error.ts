/**
 * Why something cannot be fitted, evaluated or read:
 * - `invalid-input`: values, shapes or options that the function does not accept;
 * - `no-rows`: there is nothing to learn from;
 * - `one-class`: all labels are equal, so there is nothing to tell apart;
 * - `separated`: a term predicts the label perfectly, so its coefficient has no finite estimate;
 * - `not-converged`: the search ended before it found the maximum;
 * - `unknown-feature`: a table or row lacks a feature of the model;
 * - `not-a-model`, `wrong-version`, `wrong-checksum`, `not-finite`, `unsupported`: an artefact cannot be used.
 */
export type ModelFault =
  | 'invalid-input'
  | 'no-rows'
  | 'one-class'
  | 'separated'
  | 'not-converged'
  | 'unknown-feature'
  | 'not-a-model'
  | 'wrong-version'
  | 'wrong-checksum'
  | 'not-finite'
  | 'unsupported';

/** A failure with a cause that a caller can distinguish; the message names the value. */
export class ModelError extends Error {
  readonly code: ModelFault;

  constructor(code: ModelFault, message: string) {
    super(message);
    this.name = 'ModelError';
    this.code = code;
  }
}
