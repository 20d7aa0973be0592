export interface StoppingRule {
  /** Minimum number of questions. */
  readonly minimum: number;
  /** Maximum number of questions. */
  readonly maximum: number;
  /** In between, the test ends once the standard error (logits) is at most this. */
  readonly se?: number | undefined;
  /** In between, the test ends once the mass of the most probable class is at least this. */
  readonly certainty?: number | undefined;
}

export interface Progress {
  readonly asked: number;
  readonly se: number;
  /** The mass of the most probable class, for rules that look at it. */
  readonly certainty?: number | undefined;
}

/**
 * The reason to end a test now; undefined while it continues. Throws a RangeError for a contradictory rule.
 * @example
 *   stopReason({ asked: 8, se: 0.4 }, { minimum: 5, maximum: 15, se: 0.45 }); // 'precision'
 */
export function stopReason(
  { asked, se, certainty }: Progress,
  rule: StoppingRule,
): 'maximum' | 'precision' | 'certainty' | undefined {
  if (!(rule.minimum >= 0 && rule.minimum <= rule.maximum)) {
    throw new RangeError(`a test cannot have at least ${rule.minimum} and at most ${rule.maximum} questions`);
  }
  if (asked >= rule.maximum) return 'maximum';
  if (asked < rule.minimum) return undefined;
  if (rule.se !== undefined && se <= rule.se) return 'precision';
  if (rule.certainty !== undefined && certainty !== undefined && certainty >= rule.certainty) return 'certainty';
  return undefined;
}
