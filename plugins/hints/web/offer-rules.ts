/** What decides whether a hint is offered without being asked for. */
export interface Struggle {
  /** Milliseconds on this question. */
  readonly timeSpent: number;
  readonly attemptCount: number;
  /** The visible difficulty minus 2.5. */
  readonly theta: number;
  readonly hasProfile: boolean;
}

export const offerRules = { time: 120_000, attempts: 2, attemptsOfTheWeak: 3, theta: -0.5 } as const;

/** True as soon as one trigger holds. */
export function isOffered({ timeSpent, attemptCount, theta, hasProfile }: Struggle): boolean {
  return (
    timeSpent > offerRules.time ||
    attemptCount >= offerRules.attempts ||
    (attemptCount >= offerRules.attemptsOfTheWeak && theta < offerRules.theta) ||
    (hasProfile && attemptCount >= 1)
  );
}

/** A hint this sure of itself draws attention. */
export const isConfident = (confidence: number) => confidence > 0.8;
