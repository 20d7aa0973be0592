import { eiqScale } from '../../../../learner/contract.ts';

/** A score from 100 to 900 with at most one decimal; null for anything else. */
export function scoreOf(text: string): number | null {
  const score = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !(score >= eiqScale.lowest && score <= eiqScale.highest)) return null;
  // In tenths, because decimals are not exact.
  return Math.abs(score * 10 - Math.round(score * 10)) < 1e-9 ? score : null;
}
