import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { Icon, OngoingLink } from '../../../../web/ui/index.ts';
import { immersion } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { letterOf } from '../sections.ts';

/** In the bar above every screen while a placement is open: the way back to it. */
export function OpenPlacementLink() {
  const status = useRoute(immersion.routes.status, {}, { freshFor: 3000 });
  useLive(immersion, 'placement_moved', () => void status.refetch());
  if (status.data?.state !== 'open') return null;
  const { stage } = status.data;
  return (
    <OngoingLink
      to={addresses.questions}
      label={stage ? `Continue, section ${letterOf(stage)}` : 'Finish your placement'}
    >
      <Icon name="play" size={16} />
    </OngoingLink>
  );
}
