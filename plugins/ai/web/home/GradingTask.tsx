import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { ai } from '../../contract.ts';

/** On the home page of staff: open answers whose grading is in doubt. */
export function GradingTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(ai.routes.gradingReviewsWaiting, {}, { freshFor: 0 }), ({ open }) => open, {
    title: 'Grading reviews',
    description: 'Answers whose grading needs a review.',
    action: 'Open',
    to: '/administration/grading-reviews',
    icon: 'check',
    urgency: 'waiting',
  });
  return null;
}
