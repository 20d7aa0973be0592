import { useRoute } from '../../../../web/api/index.ts';
import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { dateText } from '../../../../web/ui/index.ts';
import { secondFactor } from '../../contract.ts';

/** On the home page of staff who must set up a second step. */
export function SetUpTask({ offer }: { offer: OfferTask }) {
  const { data } = useRoute(secondFactor.routes.status);
  const isMissing = data?.isRequired && !data.authenticator && data.passkeys.length === 0;
  useOffer(
    offer,
    data &&
      (isMissing
        ? {
            title: 'Set up two-step sign-in',
            description: data.dueAt
              ? `Your institution requires it. From ${dateText(data.dueAt)} you cannot sign in without it.`
              : 'Your institution requires it to sign in.',
            action: 'Set up',
            to: '/profile#second-factor',
            icon: 'shield',
            urgency: 'running',
            minutes: 3,
          }
        : null),
  );
  return null;
}
