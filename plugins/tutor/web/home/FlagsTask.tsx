import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { tutor } from '../../contract.ts';

/** Flagged messages that wait for review, on the staff's home page. */
export function FlagsTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(tutor.routes.flags, { query: { limit: 1 } }, { freshFor: 0 }), ({ total }) => total, {
    title: 'Flagged messages',
    description: 'Messages to the tutor are waiting for a review.',
    action: 'Open',
    to: '/administration/flagged-messages',
    icon: 'flag',
    urgency: 'waiting',
  });
  return null;
}
