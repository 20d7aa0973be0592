import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { applicationStatusTitles, universities } from '../../contract.ts';
import { addressOf } from '../home/own-applications.ts';

/** The learner's applications. */
export const findApplications: Search = async (query, { ask }) =>
  matching(
    query,
    (await ask(universities.routes.applications)) ?? [],
    ({ university, program, status }) => [university.name, program, `application ${applicationStatusTitles[status]}`],
    (application) => ({
      title: application.university.name,
      where: `My Applications › ${application.program}, ${applicationStatusTitles[application.status].toLowerCase()}`,
      to: addressOf(application),
      icon: 'graduation' as const,
    }),
  );
