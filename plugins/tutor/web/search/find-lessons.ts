import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { lessons } from '../../../lessons/contract.ts';
import { lessonAddress } from '../guide/addresses.ts';

/** Lessons by title and area. */
export const findLessons: Search = async (query, { ask }) => {
  const list = await ask(lessons.routes.list, {});
  const all = (list?.sections ?? []).flatMap((section) =>
    section.areas.flatMap((area) =>
      area.lessons.map(({ id, title }) => ({ id, title, where: `Lessons › ${section.title} › ${area.title}`, area })),
    ),
  );
  return matching(
    query,
    all,
    ({ title, area }) => [title, area.title],
    ({ id, title, where }) => ({ title, where, to: lessonAddress(id), icon: 'bulb' as const }),
  );
};
