import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { counted, momentText } from '../../../../web/ui/index.ts';
import type { Application } from '../../contract.ts';
import { addressOf, openDrafts, useOwnApplications } from './own-applications.ts';

/** On the home page: an offer to answer, otherwise the draft with the nearest deadline. */
export function ApplicationTask({ offer }: { offer: OfferTask }) {
  const { data, error } = useOwnApplications();
  useOffer(offer, data ? taskFor(data) : error ? null : undefined);
  return null;
}

function taskFor(applications: readonly Application[]): HomeTask | null {
  const offered = applications.find(({ status }) => status === 'accepted');
  if (offered) {
    return {
      title: 'Answer an offer',
      description: `${offered.university.name} offers you a place in ${offered.program}.`,
      action: 'View the offer',
      to: addressOf(offered),
      icon: 'graduation',
      urgency: 'open',
      minutes: 2,
    };
  }
  const [draft, ...others] = openDrafts(applications);
  if (!draft) return null;
  const further = others.length > 0 ? ` ${counted(others.length, 'other draft waits', 'other drafts wait')} too.` : '';
  return {
    title: 'Finish your application',
    description: `${draft.program}, ${draft.university.name}. Deadline ${momentText(draft.intake.deadline)}.${further}`,
    action: 'Continue',
    to: addressOf(draft),
    icon: 'graduation',
    urgency: 'open',
  };
}
