/** The inputs that decide whether a hint is offered without a request. */
export interface Struggle {
  /** Milliseconds on this question. */
  readonly timeSpent: number;
  readonly attemptCount: number;
  /** The visible difficulty minus 2.5. */
  readonly theta: number;
  readonly hasProfile: boolean;
}

export const offerRules = { time: 120_000, attempts: 2, attemptsAtLowAbility: 3, theta: -0.5 } as const;

/** True if any rule applies. */
export function isOffered({ timeSpent, attemptCount, theta, hasProfile }: Struggle): boolean {
  return (
    timeSpent > offerRules.time ||
    attemptCount >= offerRules.attempts ||
    (attemptCount >= offerRules.attemptsAtLowAbility && theta < offerRules.theta) ||
    (hasProfile && attemptCount >= 1)
  );
}

/** Whether a hint is confident enough to draw attention. */
export const isConfident = (confidence: number) => confidence > 0.8;
