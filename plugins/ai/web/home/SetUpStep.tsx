import { useRoute } from '../../../../web/api/index.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import type { SetUpStep as Step } from '../../../administration/contract.ts';
import { ai } from '../../contract.ts';

/** The set-up step to connect an external provider. */
export function SetUpStep({ offer }: { offer: (step: Step | null) => void }) {
  const { data, error } = useRoute(ai.routes.status, {}, { freshFor: 30_000 });
  const step = data && {
    title: 'Connect an AI provider',
    to: '/administration/ai',
    isDone: data.providers.some(({ isReady }) => isReady),
  };
  useOffer(offer, step ?? (error ? null : undefined));
  return null;
}
