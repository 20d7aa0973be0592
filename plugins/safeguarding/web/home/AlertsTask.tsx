import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { safeguarding } from '../../contract.ts';

/** Open safety alerts on the staff's home page. */
export function AlertsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(safeguarding.routes.waiting, {}, { freshFor: 0 }), ({ open }) => open, {
    title: 'Safety alerts',
    description: 'Learners may be in danger. These alerts have not been taken yet.',
    action: 'Open',
    to: '/administration/safety-alerts',
    icon: 'alert',
    urgency: 'alarm',
  });
  return null;
}
