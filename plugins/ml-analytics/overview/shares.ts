import { normalMassBelow, wilson } from 'psychometrics';
import type { Evidence, Share } from './contract.ts';

/** A share with its 95 % interval (Wilson 1927); null of none. */
export function shareOf(count: number, of: number): Share | null {
  if (of === 0) return null;
  return { count, of, share: count / of, interval: wilson({ accepted: count, decided: of }) };
}

/**
 * The probability that one share is truly greater than another: both have Beta posteriors under uniform priors, and their
 * difference is taken as normal.
 */
export function probabilityGreater(one: Pick<Share, 'count' | 'of'>, other: Pick<Share, 'count' | 'of'>): number {
  const [a, b] = [betaOf(one), betaOf(other)];
  return normalMassBelow((a.mean - b.mean) / Math.sqrt(a.variance + b.variance));
}

function betaOf({ count, of }: Pick<Share, 'count' | 'of'>) {
  const mean = (count + 1) / (of + 2);
  return { mean, variance: (mean * (1 - mean)) / (of + 3) };
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const ordered = values.toSorted((one, other) => one - other);
  const middle = ordered.length >> 1;
  const upper = ordered[middle] ?? 0;
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? 0) + upper) / 2;
}

export const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Ids that are stored of the records behind a statement. */
const maxIds = 50;

/** The records a statement rests on; none without records. @param records in the order of time */
export function evidenceOf(
  kind: Evidence['kind'],
  records: readonly { readonly id: string; readonly day: string }[],
): Evidence[] {
  const [first, last] = [records[0], records.at(-1)];
  if (!first || !last) return [];
  const ids = records.slice(-maxIds).map(({ id }) => id);
  return [{ kind, count: records.length, from: first.day, to: last.day, ids }];
}
