import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { talent } from '../../contract.ts';

/** On the home of administrators: companies that wait for approval. */
export function PartnersTask({ offer }: { offer: OfferTask }) {
  const partners = useRoute(talent.routes.managedPartners, {}, { freshFor: 0 });
  useOfferCount(offer, partners, (found) => found.filter(({ status }) => status === 'pending').length, {
    title: 'Approve companies',
    description: 'Partner companies wait for your approval. Before it they see no learners.',
    action: 'Open the companies',
    to: '/talent/partners',
    icon: 'building',
    urgency: 'waiting',
  });
  return null;
}
