import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { talent } from '../../contract.ts';
import { matchAddress } from '../parts/addresses.ts';

/** On a learner's home: a company that is interested and waits for an answer. */
export function InvitedTask({ offer }: { offer: OfferTask }) {
  const query = { status: 'invited' as const };
  const { data, error, refetch } = useRoute(talent.routes.recruitmentMatches, { query }, { freshFor: 3000 });
  useLive(talent, 'talent_changed', ({ what }) => void (what === 'matches' && refetch()));
  const [match] = data ?? [];
  useOffer(
    offer,
    match
      ? {
          title: 'Answer a company',
          description: `${match.corporatePartner.name} is interested in you for “${match.jobTitle}”.`,
          action: 'Read and answer',
          to: matchAddress(match.id),
          icon: 'briefcase',
          urgency: 'open',
          minutes: 3,
        }
      : data || error
        ? null
        : undefined,
  );
  return null;
}
