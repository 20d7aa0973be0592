import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';

/** On the home page of administrators: the number of accounts waiting to be erased. */
export function ErasureTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(platform.routes.pendingErasures, {}, { freshFor: 0 }), ({ length }) => length, {
    title: 'Pending account deletions',
    description: 'They are erased automatically when the waiting period ends.',
    action: 'Open',
    to: '/administration/people?tab=leaving',
    icon: 'user',
    urgency: 'explore',
  });
  return null;
}
