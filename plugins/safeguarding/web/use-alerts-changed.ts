import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../web/api/query.ts';
import { useLive } from '../../../web/live/index.ts';
import { safeguarding } from '../contract.ts';

const { alerts, alert, waiting } = safeguarding.routes;

/** Reloads alerts when one is raised, taken or resolved. */
export function useAlertsChanged(): void {
  const client = useQueryClient();
  useLive(safeguarding, 'safety_alerts_changed', () => {
    for (const route of [alerts, alert, waiting]) void invalidate(client, route);
  });
}
