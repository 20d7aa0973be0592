import type { Search } from '../../../../web/screens.ts';
import { fullName } from '../../../../web/ui/names.ts';
import { immersion } from '../../contract.ts';

const maxLearners = 5;

/** Learners, for staff, with links to their row in Placements. */
export const findLearners: Search = async (query, { ask }) => {
  const found = await ask(immersion.routes.learners, { query: { search: query, limit: maxLearners } });
  return (found?.items ?? []).map((learner) => ({
    title: fullName(learner),
    where: 'Assessments › Placements',
    to: `/administration/placements?${new URLSearchParams({ search: learner.username })}`,
    icon: 'ruler' as const,
  }));
};
