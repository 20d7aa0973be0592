import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { safeguarding } from '../../contract.ts';

/** On the home page of staff: safety alerts that nobody has taken. */
export function AlertsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(safeguarding.routes.waiting, {}, { freshFor: 0 }), ({ open }) => open, {
    title: 'Safety alerts',
    description: 'Learners may be in danger. Nobody has taken these alerts yet.',
    action: 'Open',
    to: '/administration/safety-alerts',
    icon: 'alert',
    urgency: 'alarm',
  });
  return null;
}
