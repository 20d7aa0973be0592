import type { DeskDetails } from '../../../contract.ts';

type Known = Pick<DeskDetails, 'needs' | 'mine' | 'hiddenReviews' | 'disagreements' | 'criteria' | 'may'>;

/** What a reviewer sees of the other reviews now, and when that changes; null where there is nothing to say. */
export function blindText({ needs, mine, hiddenReviews, disagreements, criteria, may }: Known): string | null {
  if (mine === 'recused' || mine === 'conflict') return null;
  if (needs === 'third') {
    if (may.review)
      return 'The first two reviews differ by more than one level in at least one criterion. Their scores, comments and notes stay hidden until you submit this third review.';
    const titles = criteria.filter(({ id }) => disagreements.includes(id)).map(({ title }) => `“${title}”`);
    return `The two reviews differ by more than one level in ${titles.join(', ')}. A third reviewer is needed. Neither review can be changed.`;
  }
  if (mine === 'submitted')
    return needs === 'second'
      ? 'Your review is in. The second review is missing. You see its scores, and its reviewer sees yours, once both are in.'
      : null;
  if (!may.review) return needs === null ? null : 'This application is not reviewed now.';
  if (hiddenReviews > 0)
    return 'Another reviewer has submitted a review. Its scores, comment and notes stay hidden until you submit yours.';
  return 'Two people review this application. You do not see each other’s scores, comments and notes until both reviews are in.';
}
