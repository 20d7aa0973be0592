import { useRoute } from '../../../../web/api/index.ts';
import { tutor } from '../../contract.ts';

/** The learner's guided lessons by id; empty until they are loaded. */
export function useProgress() {
  const { data } = useRoute(tutor.routes.guideProgress);
  return new Map((data?.lessons ?? []).map((lesson) => [lesson.id, lesson]));
}
