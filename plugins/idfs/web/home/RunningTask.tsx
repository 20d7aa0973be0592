import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { addresses } from '../addresses.ts';
import { useRunning } from './use-open-session.ts';

/** On the home page: the IDFS session whose clock runs. */
export function RunningTask({ offer }: { offer: OfferTask }) {
  const running = useRunning();
  useOffer(
    offer,
    running && {
      title: 'IDFS running',
      description: 'Its clock goes on while you are here. Your answers so far are saved.',
      action: 'Continue',
      to: addresses.assessment,
      icon: 'clock',
      urgency: 'running',
      endsAt: running.endsAt,
    },
  );
  return null;
}
