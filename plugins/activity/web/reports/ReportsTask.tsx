import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { activity } from '../../contract.ts';

/** The home page's task for staff: reported messages. */
export function ReportsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(activity.routes.reports, {}, { freshFor: 0 }), ({ length }) => length, {
    title: 'Reported messages',
    description: 'Members of study groups reported messages.',
    action: 'Open',
    to: '/study-groups/reports',
    icon: 'users',
    urgency: 'waiting',
  });
  return null;
}
