import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { learner, levelTitles, Pathway } from '../../contract.ts';
import { pathwayAddress } from '../pathways/pathway-texts.ts';

/** What the pathways teach, each where it is taught. */
export const findLessons: Search = async (query, { ask }) => {
  const paths = await Promise.all(
    Pathway.options.map((pathType) => ask(learner.routes.learningPath, { params: { pathType } })),
  );
  const lessons = paths.flatMap((path) =>
    path ? path.conceptList.map(({ title }) => ({ title, pathway: path.pathType })) : [],
  );
  return matching(
    query,
    lessons,
    ({ title }) => [title],
    ({ title, pathway }) => ({
      title,
      where: `Learning Paths › ${levelTitles[pathway]}`,
      to: pathwayAddress(pathway),
      icon: 'route' as const,
    }),
  );
};
