import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { consent } from '../../contract.ts';

/** The home page's task for staff: pending consents. */
export function ConsentsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(
    offer,
    useRoute(consent.routes.list, { query: { limit: 1, standing: 'waiting' } }, { freshFor: 0 }),
    ({ total }) => total,
    {
      title: 'Consents waiting',
      description: 'Parents or guardians who have not decided yet.',
      action: 'Open',
      to: '/administration/consents',
      icon: 'heart',
      urgency: 'waiting',
    },
  );
  return null;
}
