import { useCall, useRoute } from '../../../../web/api/index.ts';
import { HeldResults } from '../../../../web/ui/index.ts';
import { immersion } from '../../contract.ts';

/** Hasty results that await a decision. */
export function HeldPlacements() {
  const held = useRoute(immersion.routes.held, {}, { freshFor: 0 });
  const decide = useCall(immersion.routes.decide, { invalidates: [immersion.routes.held, immersion.routes.learners] });
  return (
    <HeldResults
      results={held.data ?? []}
      deciding={decide}
      onDecide={({ sessionId, ...body }, done) => decide.mutate({ params: { sessionId }, body }, { onSuccess: done })}
    />
  );
}
