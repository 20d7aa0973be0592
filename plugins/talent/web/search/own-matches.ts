import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { talent } from '../../contract.ts';
import { matchAddress } from '../parts/addresses.ts';

/** The learner's matches. */
export const findMatches: Search = async (query, { ask }) =>
  matching(
    query,
    (await ask(talent.routes.recruitmentMatches)) ?? [],
    ({ jobTitle, corporatePartner }) => [jobTitle, corporatePartner.name],
    ({ id, jobTitle, corporatePartner }) => ({
      title: jobTitle,
      where: `TalentMatch › ${corporatePartner.name}`,
      to: matchAddress(id),
      icon: 'briefcase' as const,
    }),
  );
