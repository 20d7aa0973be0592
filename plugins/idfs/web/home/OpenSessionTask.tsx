import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { addresses } from '../addresses.ts';
import { useOpenSession } from './use-open-session.ts';

/** On the home page: the open IDFS session. */
export function OpenSessionTask({ offer }: { offer: OfferTask }) {
  const open = useOpenSession();
  useOffer(
    offer,
    open && {
      title: 'IDFS running',
      description: 'Its clock goes on while you are here. Your answers so far are saved.',
      action: 'Continue',
      to: addresses.assessment,
      icon: 'clock',
      urgency: 'running',
      endsAt: open.endsAt,
    },
  );
  return null;
}
