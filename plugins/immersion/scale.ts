// The EiQ scale: EiQ = 500 + 100·θ, one decimal, held to 100–900; its standard error is 100·SE(θ).

/** The two-sided 95 % point of N(0, 1). */
const z95 = 1.959964;

/** An estimate in logits as it is shown: score, standard error and the interval that holds the true score in 95 of 100 cases. */
export function onScale({ theta, standardError }: { theta: number; standardError: number }): {
  eiqScore: number;
  standardError: number;
  interval: [number, number];
} {
  const reach = z95 * standardError;
  return {
    eiqScore: scoreAt(theta),
    standardError: oneDecimal(100 * standardError),
    interval: [scoreAt(theta - reach), scoreAt(theta + reach)],
  };
}

const scoreAt = (theta: number) => Math.min(900, Math.max(100, oneDecimal(500 + 100 * theta)));
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
