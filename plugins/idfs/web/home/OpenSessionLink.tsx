import { TimeLeft } from '../../../../web/shell/home/Length.tsx';
import { OngoingLink } from '../../../../web/ui/index.ts';
import { addresses } from '../addresses.ts';
import { useOpenSession } from './use-open-session.ts';

/** In the bar above every screen while a session is open: the time left, and the way back. */
export function OpenSessionLink() {
  const open = useOpenSession();
  if (!open) return null;
  return (
    <OngoingLink to={addresses.assessment} label="IDFS running">
      {open.endsAt && <TimeLeft endsAt={open.endsAt} />}
    </OngoingLink>
  );
}
