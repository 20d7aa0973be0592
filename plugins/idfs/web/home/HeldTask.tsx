import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { idfs } from '../../contract.ts';

/** On the home page of staff: results that are held because many answers came in haste. */
export function HeldTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(idfs.routes.held, {}, { freshFor: 0 }), ({ length }) => length, {
    title: 'Held IDFS results',
    description: 'Many answers came in haste. Accept or decline each result.',
    action: 'Open',
    to: '/administration/idfs',
    icon: 'clock',
    urgency: 'waiting',
  });
  return null;
}
