import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { consent } from '../../contract.ts';

/** On the home page of staff: learners whose parents have not decided yet. */
export function ConsentsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(
    offer,
    useRoute(consent.routes.list, { query: { limit: 1, standing: 'waiting' } }, { freshFor: 0 }),
    ({ total }) => total,
    {
      title: 'Consents waiting',
      description: 'Parents or guardians were asked and have not decided yet.',
      action: 'Open',
      to: '/administration/consents',
      icon: 'heart',
      urgency: 'waiting',
    },
  );
  return null;
}
