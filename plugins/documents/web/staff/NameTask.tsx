import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { documents } from '../../contract.ts';

/** On the home of staff: documents that carry another name than the learner's. */
export function NameTask({ offer }: { offer: OfferTask }) {
  const list = useRoute(documents.routes.nameMismatches, { query: { limit: 1 } }, { freshFor: 0 });
  useOfferCount(offer, list, ({ total }) => total, {
    title: 'Names on documents',
    description: 'Another name was read than that of the learner who uploaded the document.',
    action: 'Open',
    to: '/documents/names',
    icon: 'file',
    urgency: 'waiting',
  });
  return null;
}
