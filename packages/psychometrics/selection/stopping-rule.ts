export interface StoppingRule {
  /** Questions asked at least. */
  readonly minimum: number;
  /** Questions asked at most. */
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

/** Why a test is to end now, or undefined while it goes on. Throws a RangeError for a rule that contradicts itself. */
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
