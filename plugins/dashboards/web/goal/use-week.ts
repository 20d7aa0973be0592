import { useQueryClient } from '@tanstack/react-query';
import { invalidate, keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { dashboards } from '../../contract.ts';

const { weeklyGoal, setWeeklyGoal, leaderboard, k12 } = dashboards.routes;

/** Several parts of a page request the week within seconds (ms). */
const shared = { freshFor: 3000 };

/** The learner's week, fetched again when a lesson is counted or the goal changes in any tab. */
export function useWeek() {
  const client = useQueryClient();
  const week = useRoute(weeklyGoal, {}, shared);
  useLive(dashboards, 'week_changed', () => {
    for (const route of [weeklyGoal, leaderboard, k12]) void invalidate(client, route);
  });
  useReturn(() => void week.refetch());
  return week;
}

/** Sets the goal and shows the response at once. */
export function useSetGoal() {
  const client = useQueryClient();
  return useCall(setWeeklyGoal, {
    once: true,
    onSuccess: (week) => client.setQueryData(keyOf(weeklyGoal, {}), week),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Your goal was not saved', description: text }),
  });
}
