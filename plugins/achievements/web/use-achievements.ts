import { useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { useManifest } from '../../../web/session/manifest.ts';
import type { Achievements } from '../contract.ts';
import { achievements } from '../contract.ts';

/** The learner's achievements, kept up to date. Leaves out those whose plugin is off. */
export function useAchievements() {
  const own = useRoute(achievements.routes.own, {}, { freshFor: 3000 });
  const { plugins } = useManifest();
  const refetch = () => void own.refetch();
  useLive(achievements, 'achievements_changed', refetch);
  useReturn(refetch);
  const canBeEarned = ({ needs }: Achievements['ahead'][number]) => !needs || plugins.some(({ id }) => id === needs);
  return { ...own, data: own.data && { ...own.data, ahead: own.data.ahead.filter(canBeEarned) } };
}
