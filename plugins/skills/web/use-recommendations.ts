import { useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { toast } from '../../../web/shell/toasts.ts';
import type { SkillFilter } from '../contract.ts';
import { skills } from '../contract.ts';

const { routes } = skills;

/** Everything that shows recommendations or progress. */
const shown = [
  routes.active,
  routes.cards,
  routes.counts,
  routes.pathways,
  routes.analytics,
  routes.map,
  routes.masteries,
];

/** The learner's skills in progress and recommendations, kept up to date. */
export function useActive() {
  const request = useRoute(routes.active, {}, { freshFor: 3000 });
  useFresh(request.refetch);
  return request;
}

/** What the learner's answers show about skills, kept up to date. */
export function useMasteries() {
  const request = useRoute(routes.masteries, {}, { freshFor: 3000 });
  useFresh(request.refetch);
  return request;
}

/** The cards of a filter, kept up to date. */
export function useCards(filter: SkillFilter) {
  const request = useRoute(routes.cards, { query: { filter } }, { freshFor: 3000, keepPrevious: true });
  useFresh(request.refetch);
  return request;
}

/** Makes the recommendations of the screen `/skills` again. */
export function useUpdate() {
  return useCall(routes.update, {
    invalidates: shown,
    onSuccess: (made) => toast({ title: 'Recommendations Generated', ...noneNote(made.length) }),
    onError: generationFailed,
  });
}

/** Makes the recommendations of the skill engine again. */
export function useGenerate() {
  return useCall(routes.generate, {
    invalidates: shown,
    onSuccess: (made) => toast({ title: 'New Recommendations Generated', ...noneNote(made.length) }),
    onError: generationFailed,
  });
}

export function useSetProgress() {
  return useCall(routes.setProgress, {
    invalidates: shown,
    onSuccess: () => toast({ title: 'Progress Updated', description: 'Your learning progress has been saved.' }),
    onError: notSaved,
  });
}

export function useComplete() {
  return useCall(routes.complete, {
    invalidates: shown,
    onSuccess: ({ skillName }) => toast({ title: 'Skill Completed!', description: skillName }),
    onError: notSaved,
  });
}

export function useAccept() {
  return useCall(routes.accept, {
    invalidates: shown,
    onSuccess: ({ skillName }) =>
      toast({ title: 'Recommendation Accepted', description: `${skillName} is now in your skills in progress.` }),
    onError: notSaved,
  });
}

function useFresh(refetch: () => unknown) {
  const again = () => void refetch();
  useLive(skills, 'skills_changed', again);
  useReturn(again);
}

const noneNote = (count: number) =>
  count > 0 ? {} : { description: 'Nothing to recommend yet. Practise a topic or complete your setup first.' };

const generationFailed = () =>
  toast({
    variant: 'destructive',
    title: 'Generation Failed',
    description: 'Failed to generate skill recommendations. Please try again.',
  });

const notSaved = ({ text }: { text: string }) =>
  toast({ variant: 'destructive', title: 'Your progress was not saved', description: text });
