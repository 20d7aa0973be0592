import { useRoute } from '../../../../web/api/index.ts';
import { useLive, useRoom } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { activity } from '../../contract.ts';
import type { Topic } from '../../study-groups/contract.ts';
import { debounce } from '../debounce.ts';

/** Study groups, fetched again after changes. */
export function useGroups(query: { limit: number; offset?: number; topic?: Topic | undefined }) {
  const { topic, ...page } = query;
  const groups = useRoute(
    activity.routes.studyGroups,
    { query: { ...page, ...(topic && { topic }) } },
    { freshFor: 3000, keepPrevious: true },
  );
  useRoom(activity, 'community', 'community');
  const refetch = () => debounce(groups.refetch);
  useLive(activity, 'study_groups_changed', refetch);
  // Unread messages come with a notification.
  useLive(activity, 'notifications_changed', refetch);
  useReturn(refetch);
  return groups;
}
