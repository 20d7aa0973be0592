import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import type { Status } from '../../contract.ts';
import { immersion } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { letterOf } from '../sections.ts';

/** On the home page: the placement that is open, or the first one. */
export function PlacementTask({ offer }: { offer: OfferTask }) {
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  useLive(immersion, 'placement_moved', () => void status.refetch());
  useOffer(offer, status.data ? taskFor(status.data) : status.error ? null : undefined);
  return null;
}

function taskFor({ state, stage, isPaused, canStart, completedAt, form }: Status): HomeTask | null {
  if (state === 'open') {
    return {
      title: stage ? `Continue, section ${letterOf(stage)}` : 'Finish your placement',
      description: stage
        ? `Your placement is ${isPaused ? 'paused' : 'open'}. Every answer so far is saved.`
        : 'All sections of your placement are answered. It only has to be scored.',
      action: 'Continue',
      to: addresses.questions,
      icon: 'ruler',
      urgency: 'open',
    };
  }
  // Whoever has been placed begins another one from its own screen.
  if (state !== 'none' || !canStart || completedAt) return null;
  return {
    title: 'Find out where you stand',
    description: 'The placement adapts to your answers and finds your level. You can pause and continue later.',
    action: 'Start Assessment',
    to: addresses.intro,
    icon: 'ruler',
    urgency: 'begin',
    length: form === 'early' ? 'About 20 minutes.' : '30 to 60 minutes.',
  };
}
