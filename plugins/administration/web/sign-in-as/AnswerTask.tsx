import { useRoute } from '../../../../web/api/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { administration } from '../../contract.ts';

/** On the home of a person: a request to sign in as them that waits for their answer. */
export function AnswerTask({ offer }: { offer: OfferTask }) {
  const { data, error } = useRoute(administration.routes.signInsAsMe, {}, { freshFor: 0 });
  const isAsked = data?.some(({ state }) => state === 'waiting') ?? false;
  useOffer(offer, isAsked ? task : data || error ? null : undefined);
  return null;
}

const task: HomeTask = {
  title: 'May an administrator sign in as you?',
  description: 'Read why they ask, then allow it or decline.',
  action: 'Answer',
  to: '/profile#sign-ins-as',
  icon: 'user',
  urgency: 'open',
};
