import type { CallError } from '../../../../web/api/index.ts';
import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { EmptyState, LinkButton } from '../../../../web/ui/index.ts';
import { unknownAge } from '../../../learner/contract.ts';

/** Why rooms are closed to the learner, and what to do about it. */
export function NotEligible({ error }: { error: CallError }) {
  const isAvailable = useIsScreenAvailable();
  const canAsk = usePluginOn('consent');
  const action =
    error.text === unknownAge.refusal
      ? isAvailable(unknownAge.path) && (
          <LinkButton primary to={unknownAge.path}>
            {unknownAge.action}
          </LinkButton>
        )
      : canAsk && (
          <LinkButton primary to="/profile">
            Ask a parent or guardian
          </LinkButton>
        );
  return <EmptyState icon="pen" title="Rooms are not open to you yet" description={error.text} action={action} />;
}
