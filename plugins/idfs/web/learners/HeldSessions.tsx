import { useCall, useRoute } from '../../../../web/api/index.ts';
import { HeldResults } from '../../../../web/ui/index.ts';
import { idfs } from '../../contract.ts';

/** Hasty results that await a decision. */
export function HeldSessions() {
  const held = useRoute(idfs.routes.held, {}, { freshFor: 0 });
  const decide = useCall(idfs.routes.decide, { invalidates: [idfs.routes.held, idfs.routes.learners] });
  return (
    <HeldResults
      results={held.data ?? []}
      deciding={decide}
      onDecide={({ sessionId, ...body }, done) => decide.mutate({ params: { sessionId }, body }, { onSuccess: done })}
    />
  );
}
