import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { collaboration as contract } from '../../contract.ts';

/** The home page's task for staff: reported messages of rooms. */
export function ReportsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(contract.routes.chatReports, {}, { freshFor: 0 }), ({ length }) => length, {
    title: 'Reported messages of rooms',
    description: 'Participants of collaboration rooms reported messages.',
    action: 'Open',
    to: '/collaboration/reports',
    icon: 'flag',
    urgency: 'waiting',
  });
  return null;
}
