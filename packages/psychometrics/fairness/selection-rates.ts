/** Acceptances among the decided applications of a group. */
export interface Outcomes {
  readonly accepted: number;
  readonly decided: number;
}

const z = 1.959964;

/** The 95 % interval of a share by Wilson (1927). */
export function wilson({ accepted, decided }: Outcomes): [number, number] {
  const share = accepted / decided;
  const middle = share + (z * z) / (2 * decided);
  const half = z * Math.sqrt((share * (1 - share)) / decided + (z * z) / (4 * decided * decided));
  const scale = 1 + (z * z) / decided;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/**
 * The ratio of two rates with its 95 % interval on the logarithm (Katz and others 1978); null where a group has no
 * acceptance.
 */
export function impactRatio(
  group: Outcomes,
  reference: Outcomes,
): { readonly ratio: number; readonly interval: [number, number] } | null {
  if (group.accepted === 0 || reference.accepted === 0) return null;
  const ratio = group.accepted / group.decided / (reference.accepted / reference.decided);
  const error = Math.sqrt(1 / group.accepted - 1 / group.decided + 1 / reference.accepted - 1 / reference.decided);
  return { ratio, interval: [ratio * Math.exp(-z * error), ratio * Math.exp(z * error)] };
}

/**
 * Fisher's exact test of two rates, two-sided: the probability of all tables with these margins that are at most as
 * probable as the observed one (Fisher 1935; Agresti 2002, 3.5.3).
 */
export function fisherExact(group: Outcomes, reference: Outcomes): number {
  const all = group.decided + reference.decided;
  const accepted = group.accepted + reference.accepted;
  const from = Math.max(0, accepted - reference.decided);
  const to = Math.min(accepted, group.decided);
  const logOf = (count: number) =>
    logChoose(group.decided, count) + logChoose(reference.decided, accepted - count) - logChoose(all, accepted);
  const observed = logOf(group.accepted);
  let p = 0;
  for (let count = from; count <= to; count++) {
    const log = logOf(count);
    // Tables that are equally probable differ by rounding.
    if (log <= observed + 1e-7) p += Math.exp(log);
  }
  return Math.min(1, p);
}

/** log(n choose k). */
function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const logFactorials: number[] = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[n] ?? 0;
}
