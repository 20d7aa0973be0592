import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { talent } from '../../contract.ts';

/** On the home of administrators: reports about companies without an answer. */
export function ReportsTask({ offer }: { offer: OfferTask }) {
  const reports = useRoute(talent.routes.reports, {}, { freshFor: 0 });
  useOfferCount(offer, reports, (found) => found.filter(({ state }) => state === 'open').length, {
    title: 'Answer reports about companies',
    description: 'Learners reported a partner company.',
    action: 'Read the reports',
    to: '/talent/reports',
    icon: 'flag',
    urgency: 'waiting',
  });
  return null;
}
