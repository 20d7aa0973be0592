import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { talent } from '../../contract.ts';

const { routes } = talent;
const stale = {
  matches: [routes.recruitmentMatches, routes.recruitmentMatch, routes.talentProfile, routes.profileViews],
  candidates: [routes.candidates, routes.candidate, routes.company, routes.jobs],
  messages: [routes.matchMessages, routes.candidate],
} as const;

/** Reads again what others changed. Call it once in each screen. */
export function useChanges(): void {
  const client = useQueryClient();
  useLive(talent, 'talent_changed', ({ what }) => {
    for (const route of stale[what]) void invalidate(client, route);
  });
}
