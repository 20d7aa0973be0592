import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { assignments } from '../../contract.ts';

/** The learner's assignments, by title. */
export const findOwnAssignments: Search = async (query, { ask }) =>
  matching(
    query,
    (await ask(assignments.routes.ownAssignments)) ?? [],
    ({ title, kindTitle }) => [title, kindTitle],
    ({ title, className }) => ({
      title,
      where: `Assignments › ${className}`,
      to: '/my-assignments',
      icon: 'calendar' as const,
    }),
  );
