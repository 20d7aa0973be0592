import { recommendationStatusTitles } from '../../applications/contract.ts';
import type { Analysis } from '../contract.ts';

/** The built-in wording of a recommendation: its status, and every figure that it rests on. */
export function summaryOf({ recommendationStatus, basis }: Pick<Analysis, 'recommendationStatus' | 'basis'>): string {
  const title = recommendationStatusTitles[recommendationStatus];
  return [`Recommendation: ${title}.`, ...basis.map(({ text }) => text)].join(' ');
}
