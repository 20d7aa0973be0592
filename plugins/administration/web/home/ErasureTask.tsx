import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';

/** On the home page of administrators: accounts that are about to be erased. */
export function ErasureTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, useRoute(platform.routes.pendingErasures, {}, { freshFor: 0 }), ({ length }) => length, {
    title: 'Pending account deletions',
    description: 'They are erased by themselves once the days to take it back are over.',
    action: 'Open',
    to: '/administration/people',
    icon: 'user',
    urgency: 'explore',
  });
  return null;
}
