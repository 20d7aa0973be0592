import { useRoute } from '../../../../../web/api/index.ts';
import type { OfferTask } from '../../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../../web/shell/home/tasks.ts';
import { universities } from '../../../contract.ts';

/** On the home of staff: applications that the caller can review. */
export function DeskTask({ offer }: { offer: OfferTask }) {
  const desk = useRoute(universities.routes.deskUniversities, {}, { freshFor: 0 });
  useOfferCount(
    offer,
    desk,
    (found) => found.flatMap(({ intakes }) => intakes).reduce((sum, { toReview }) => sum + toReview, 0),
    {
      title: 'Review applications',
      description: 'At the admissions desk.',
      action: 'Open the desk',
      to: '/universities/desk?mine=to-review',
      icon: 'graduation',
      urgency: 'waiting',
    },
  );
  return null;
}
